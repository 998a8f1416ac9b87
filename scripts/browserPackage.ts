import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { loadNpmPackage, type NpmPackage, unpack } from "./npmPackage";

/**
 * A package of npm that ships Chromium's headless shell with the few libraries that it needs, for Linux on x64. It is
 * no dependency: who has a browser need not load 67 MB. Version and checksum stand here and change together.
 */
export const BROWSER_PACKAGE: NpmPackage = {
  name: "@sparticuz/chromium",
  version: "153.0.0",
  sha512: "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==",
  megabytes: 67,
};

/** Loads the package with npm, checks it and unpacks it so that `target` starts the browser. */
export function unpackBrowserPackage(target: string): void {
  const folder = dirname(target);
  mkdirSync(dirname(folder), { recursive: true });
  // Beside its place, so that half of it is never found there.
  const loaded = mkdtempSync(join(dirname(folder), "browser-"));
  try {
    const bin = join(loadNpmPackage(BROWSER_PACKAGE, loaded), "bin");
    const made = join(loaded, "made");
    mkdirSync(made);
    for (const part of ["al2023", "fonts"])
      unpack(brotliDecompressSync(readFileSync(join(bin, `${part}.tar.br`))), made);
    writeFileSync(join(made, "headless_shell"), brotliDecompressSync(readFileSync(join(bin, "chromium.br"))), {
      mode: 0o755,
    });
    writeFileSync(join(made, "fonts.conf"), FONTS);
    writeFileSync(join(made, "chromium"), STARTER, { mode: 0o755 });
    rmSync(folder, { recursive: true, force: true });
    renameSync(made, folder);
  } finally {
    rmSync(loaded, { recursive: true, force: true });
  }
}

/** The libraries and fonts of the package, and not those that the system may lack. */
const STARTER = `#!/bin/sh
here="$(dirname "$0")"
LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf" exec "$here/headless_shell" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;
