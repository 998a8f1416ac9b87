import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { BuildArchive } from "./buildArchive";
import { chooseEncoding } from "./compress";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

const ASSETS = "/assets/";

type Stored = {
  plain: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer> | null;
  gzip: Uint8Array<ArrayBuffer> | null;
  headers: Record<string, string>;
};

/** Answers for one of the known files, or nothing. */
export type StaticFiles = (request: Request, pathname: string) => Response | null;

/**
 * Serves the browser build from memory. Only the names found at the start exist, so no path can lead out of the folder.
 * Files below /assets/ carry a hash in their name and may be kept for ever; those of other builds come from the
 * archive.
 */
export function loadStaticFiles(folder: string, archive: BuildArchive | null = null): StaticFiles {
  const files = new Map<string, Stored>();
  for (const name of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : []) {
    const type = TYPES[extname(name)];
    if (type && statSync(join(folder, name)).isFile())
      files.set(`/${name.replaceAll("\\", "/")}`, loadFile(join(folder, name), type, name));
  }
  return (request, pathname) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const file = files.get(pathname) ?? fromOtherBuild(archive, pathname);
    return file ? answer(request, file) : null;
  };
}

function fromOtherBuild(archive: BuildArchive | null, pathname: string): Stored | undefined {
  if (archive === null || !pathname.startsWith(ASSETS)) return undefined;
  const type = TYPES[extname(pathname)];
  const path = type === undefined ? null : archive.findAsset(pathname.slice(ASSETS.length));
  return type === undefined || path === null ? undefined : loadFile(path, type, pathname.slice(1));
}

function loadFile(path: string, type: string, name: string): Stored {
  const plain = new Uint8Array(readFileSync(path));
  const isHashed = name.startsWith("assets");
  return {
    plain,
    br: readIfThere(`${path}.br`),
    gzip: readIfThere(`${path}.gz`),
    headers: {
      "content-type": type,
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
      vary: "accept-encoding",
    },
  };
}

function readIfThere(path: string): Uint8Array<ArrayBuffer> | null {
  return existsSync(path) ? new Uint8Array(readFileSync(path)) : null;
}

function answer(request: Request, file: Stored): Response {
  if (request.headers.get("if-none-match") === file.headers.etag)
    return new Response(null, { status: 304, headers: file.headers });
  const encoding = chooseEncoding(request.headers.get("accept-encoding"));
  const encoded = encoding === null ? null : file[encoding === "br" ? "br" : "gzip"];
  const body = encoded ?? file.plain;
  const headers = { ...file.headers, "content-length": String(body.byteLength) };
  return new Response(body, { headers: encoded && encoding ? { ...headers, "content-encoding": encoding } : headers });
}
