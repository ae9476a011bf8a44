//! How the program is linked.

use std::env;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let target = |name: &str| env::var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    let is_usual = target("OS") == "linux" && target("ENV") == "gnu" && target("ARCH") == "x86_64";
    // A program with the C library in it is linked in another way, which does not go with this.
    let is_static = target("FEATURE")
        .split(',')
        .any(|feature| feature == "crt-static");
    if is_usual && !is_static {
        // At an address of its own, its tables (the contract's, above all) need no relocation before
        // it starts, which takes longer than everything else that it does then.
        println!("cargo:rustc-link-arg-bins=-no-pie");
    }
}
