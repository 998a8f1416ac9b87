import { setTimeout as wait } from "node:timers/promises";
import { piecesOf, streamFrom } from "~/lib/streams";
import type { DateiStrom } from "../backend/ports/ablagePort";
import type { S3Config } from "../settings/config";
import { readErrorCode } from "./s3Xml";
import { createStillstandWache, type StillstandWache } from "./stillstandWache";

/** One call. Each may be made twice without harm: reading, removing, and putting the same bytes under the same key. */
export type S3Ruf = {
  methode: "GET" | "PUT" | "DELETE";
  /** Below the bucket; empty: the bucket itself. */
  pfad: string;
  suche?: Record<string, string>;
  kopfzeilen?: Record<string, string>;
  /** Opens what is sent, once per attempt. */
  inhalt?: () => DateiStrom;
};

/** What a successful call answers; one of the two must be read or cancelled. */
export type S3Antwort = { text(): Promise<string>; strom(): DateiStrom };

/** The store has answered, with a refusal. `code` is its own word for the reason. */
export class S3Absage extends Error {
  override readonly name = "S3Absage";
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`The S3 store answered ${String(status)} ${code}`);
  }
}

const PAUSE_MS = 200;
const ZU_VIELE = 429;

/** The network, or the store for a moment. Who has waited in vain does not wait again. */
const isVoruebergehend = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof S3Absage && (error.status >= 500 || error.status === ZU_VIELE));

/** The address of a call: the bucket in the path, or in front of the host. */
export function adresseVon(
  { endpunkt, bucket, pfadstil }: S3Config,
  { pfad, suche = {} }: Pick<S3Ruf, "pfad" | "suche">,
): URL {
  const url = new URL(endpunkt);
  if (!pfadstil) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = `${pfadstil ? `/${bucket}` : ""}/${pfad}`.replace(/(?<=.)\/$/, "");
  for (const [name, wert] of Object.entries(suche)) url.searchParams.set(name, wert);
  return url;
}

/** Tells the watch of each piece that the connection takes. */
async function* guards(strom: DateiStrom, wache: StillstandWache): AsyncGenerator<Uint8Array, void> {
  for await (const teil of piecesOf(strom)) {
    wache.wait();
    yield teil;
  }
}

/**
 * The body of an answer, under watch only while somebody waits for the next piece: a slow reader is no fault of the
 * store.
 */
function stromVon(response: Response, wache: StillstandWache): DateiStrom {
  const leser = response.body?.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        wache.wait();
        const teil = await leser?.read().finally(wache.ruhe);
        if (teil === undefined || teil.done) controller.close();
        else controller.enqueue(teil.value);
      },
      cancel: (grund) => leser?.cancel(grund),
    },
    { highWaterMark: 0 },
  );
}

/** Gives a call its signature: the headers that it is made with. */
type Sign = (url: URL, ruf: S3Ruf) => Promise<Headers>;

/** The package for the signatures is loaded here, so only where it is used. */
async function createSign({ schluesselId, geheimnis, region }: S3Config): Promise<Sign> {
  const { AwsV4Signer } = await import("aws4fetch");
  const ausweis = { accessKeyId: schluesselId, secretAccessKey: geheimnis, region, service: "s3" };
  return async (url, { methode, kopfzeilen = {} }) => {
    const signer = new AwsV4Signer({ ...ausweis, method: methode, url: url.href, headers: kopfzeilen });
    return (await signer.sign()).headers;
  };
}

/** Makes a call once. */
async function attempt(config: S3Config, sign: Sign, ruf: S3Ruf): Promise<S3Antwort> {
  const url = adresseVon(config, ruf);
  const headers = await sign(url, ruf);
  const wache = createStillstandWache(config.sekunden * 1000);
  const koerper =
    ruf.inhalt === undefined ? {} : { body: streamFrom(guards(ruf.inhalt(), wache)), duplex: "half" as const };
  wache.wait();
  try {
    const response = await fetch(url, {
      method: ruf.methode,
      headers,
      signal: wache.signal,
      redirect: "manual",
      ...koerper,
    });
    const strom = () => stromVon(response, wache);
    const text = () => new Response(strom()).text();
    if (!response.ok) throw new S3Absage(response.status, readErrorCode(await text()));
    return { text, strom };
  } finally {
    wache.ruhe();
  }
}

/**
 * Calls an S3 store with signatures of version 4. Rejects with S3Absage when the store refuses, with WartezeitVorbei
 * when nothing has moved for so long, else with what the network says.
 */
export async function createS3(config: S3Config): Promise<(ruf: S3Ruf) => Promise<S3Antwort>> {
  const sign = await createSign(config);
  return async (ruf) => {
    try {
      return await attempt(config, sign, ruf);
    } catch (error) {
      if (!isVoruebergehend(error)) throw error;
      await wait(PAUSE_MS);
      return attempt(config, sign, ruf);
    }
  };
}
