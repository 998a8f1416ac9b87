import { resolve } from "node:path";

/** Absolute path of the project. */
export const projectRoot = resolve(import.meta.dirname, "..");
