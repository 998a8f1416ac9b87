/**
 * A process of its own: s3rver behind a door that is as strict as S3. s3rver checks signatures, but lets in who brings
 * none, does not compare the bytes with the signed checksum and keeps half of a broken upload; so the door reads each
 * request to its end and checks.
 */
import { createHash } from "node:crypto";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import S3rver from "@20minutes/s3rver";

const [port = "0", directory = "", bucket = ""] = process.argv.slice(2);
const address = "127.0.0.1";
const s3 = await new S3rver({ port: 0, address, directory, silent: true, configureBuckets: [{ name: bucket }] }).run();

function refuse(antwort: ServerResponse, status: number, code: string): void {
  antwort.writeHead(status, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);
}

function forward(anfrage: IncomingMessage, inhalt: Buffer, antwort: ServerResponse): void {
  const { method, url: path, headers } = anfrage;
  const innen = request({ host: address, port: s3.port, method, path, headers }, (response) => {
    antwort.writeHead(response.statusCode ?? 500, response.headers);
    response.pipe(antwort);
  });
  innen.on("error", () => antwort.destroy());
  innen.end(inhalt);
}

async function serve(anfrage: IncomingMessage, antwort: ServerResponse): Promise<void> {
  const inhalt = await buffer(anfrage);
  const summe = anfrage.headers["x-amz-content-sha256"];
  const passt = summe === "UNSIGNED-PAYLOAD" || summe === createHash("sha256").update(inhalt).digest("hex");
  if (anfrage.headers.authorization === undefined) refuse(antwort, 403, "AccessDenied");
  else if (!passt) refuse(antwort, 400, "XAmzContentSHA256Mismatch");
  else forward(anfrage, inhalt, antwort);
}

const tuer = createServer((anfrage, antwort) => void serve(anfrage, antwort).catch(() => antwort.destroy()));
tuer.listen(Number(port), address, () => process.send?.("bereit"));
