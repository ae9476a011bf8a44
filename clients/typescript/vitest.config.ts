import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/support/build.ts",
    // A deadline for tests that wait for another process; shorter than a server's longest wait, so
    // that a read which should have been woken cannot pass by running out.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
