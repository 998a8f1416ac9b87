import { request as httpRequest } from "node:http";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openWebServers } from "../../../support/webServer";

const { serve, stop, remove } = openWebServers();
afterEach(stop);
afterAll(remove);

describe("files", () => {
  it("with a hash in the name may be kept for ever and come packed", async () => {
    const { port } = await serve();
    const raw = await new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve) => {
      httpRequest(
        { port, host: "127.0.0.1", path: "/assets/app-1.js", headers: { "accept-encoding": "gzip" } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
        },
      ).end();
    });
    expect(raw.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(raw.headers["content-encoding"]).toBe("gzip");
    expect(raw.body.toString()).toBe("gz");
  });

  it("answer 304 for a known state", async () => {
    const { url } = await serve();
    const etag = (await fetch(`${url}/robots.txt`)).headers.get("etag") ?? "";
    expect((await fetch(`${url}/robots.txt`, { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  it.each(["/../geheim.txt", "/%2e%2e/geheim.txt", "/assets/..%2f..%2fgeheim.txt", "/assets/%5c..%5cgeheim.txt"])(
    "never leave the folder: %s",
    async (path) => {
      const { port, seen } = await serve();
      const body = await new Promise<string>((resolve) => {
        httpRequest({ port, host: "127.0.0.1", path }, (response) => {
          let text = "";
          response.on("data", (chunk: Buffer) => (text += chunk.toString()));
          response.on("end", () => resolve(text));
        }).end();
      });
      expect(body).toMatch(/^seite /);
      expect(seen).toHaveLength(1);
    },
  );
});
