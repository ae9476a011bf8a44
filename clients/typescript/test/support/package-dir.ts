import { fileURLToPath } from "node:url";

/** The directory of this package. */
export const PACKAGE_DIR = fileURLToPath(new URL("../../", import.meta.url));
