import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { Busboy } from "@fastify/busboy";
import { knownPath } from "~/routing/knownPath";
import type { RouteKey } from "~/routing/routeTable";

/**
 * A file of a posted form, on its way. Read `strom`, then call `discardRest`: what follows in the form waits for it.
 */
export type GesendeteDatei = { name: string; strom: ReadableStream<Uint8Array>; discardRest(): Promise<void> };

/**
 * A posted form with files: the fields that stand in front of the first file, and the files, which are read one after
 * the other.
 */
export type Mehrteilig = { felder: FormData; dateien: AsyncIterable<GesendeteDatei> };

type Teil = { art: "feld"; name: string; wert: string } | { art: "datei"; name: string; inhalt: Readable };

/**
 * The form with the most fields beside its files answers a follow-up request: fifty questions, each with what a
 * conflict asks. The longest field is an answer, which may be typed too long.
 */
const GRENZEN = { fields: 400, fieldSize: 100_000, files: 20, headerPairs: 50, headerSize: 8_192 };

/** The pages that take files of any size; other forms are small and are read as a whole. */
const MIT_DATEIEN: readonly (RouteKey | null)[] = [
  "antragDateien",
  "anlagenHochladen",
  "belegpruefung",
  "nachricht",
  "nachtrag",
  "widerspruch",
];

/** True for a form that can carry files. */
export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\b/.test(request.headers.get("content-type") ?? "");

/** True for a body with files that must be read piece by piece. */
export function isMehrteilig(request: Request): boolean {
  return isMultipart(request) && MIT_DATEIEN.includes(knownPath(new URL(request.url).pathname.replace(/\.data$/, "")));
}

/** The parts of a body in their order. A file that nobody reads holds the rest back, so nothing piles up in memory. */
async function* teileVon(request: Request): AsyncGenerator<Teil, void> {
  const busboy = new Busboy({
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    limits: GRENZEN,
  });
  const schlange: Teil[] = [];
  let stand: { isFertig: boolean; fehler: Error | null } = { isFertig: false, fehler: null };
  let wake = () => {};
  const report = (teil: Teil) => {
    schlange.push(teil);
    wake();
  };
  let offen: Readable | null = null;
  busboy.on("field", (name, wert) => report({ art: "feld", name, wert }));
  busboy.on("file", (_feld, inhalt, name) => {
    // An error is told to whoever reads the file; without a listener it would end the process.
    inhalt.on("error", () => undefined);
    offen = inhalt;
    report({ art: "datei", name, inhalt });
  });
  // The web stream of a request is the one of Node; only the declarations of the two differ.
  const quelle = Readable.fromWeb(request.body as NodeStream<Uint8Array>);
  pipeline(quelle, busboy).then(
    () => {
      stand = { isFertig: true, fehler: null };
      wake();
    },
    (grund: unknown) => {
      const fehler = grund instanceof Error ? grund : new Error("The form broke off");
      stand = { isFertig: true, fehler };
      offen?.destroy(fehler);
      wake();
    },
  );
  for (;;) {
    for (let teil = schlange.shift(); teil !== undefined; teil = schlange.shift()) yield teil;
    if (stand.fehler !== null) throw stand.fehler;
    if (stand.isFertig) return;
    await new Promise<void>((resolve) => (wake = resolve));
  }
}

/** A file as a web stream that may be left in the middle. */
function toDatei(name: string, inhalt: Readable): GesendeteDatei {
  const iterator: AsyncIterator<Uint8Array> = inhalt[Symbol.asyncIterator]();
  const strom = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const teil = await iterator.next();
        if (teil.done === true) controller.close();
        else controller.enqueue(teil.value);
      },
    },
    { highWaterMark: 0 },
  );
  const discardRest = async () => {
    for (let teil = await iterator.next(); teil.done !== true; teil = await iterator.next());
  };
  return { name, strom, discardRest };
}

/**
 * Opens a posted form with files. Its fields are those in front of the first file, which is where the portal's forms
 * have all of them: so the token is checked before a byte of a file is read.
 */
export async function readMehrteilig(request: Request): Promise<Mehrteilig> {
  const felder = new FormData();
  const teile = teileVon(request);
  let erste: Extract<Teil, { art: "datei" }> | null = null;
  for (let schritt = await teile.next(); schritt.done !== true && erste === null;) {
    const teil = schritt.value;
    if (teil.art === "datei") erste = teil;
    else {
      felder.append(teil.name, teil.wert);
      schritt = await teile.next();
    }
  }
  return { felder, dateien: dateienAb(erste, teile) };
}

async function* dateienAb(erste: Extract<Teil, { art: "datei" }> | null, teile: AsyncGenerator<Teil, void>) {
  if (erste === null) return;
  // A file field without a choice posts a part without a name.
  if (erste.name === "") erste.inhalt.resume();
  else yield toDatei(erste.name, erste.inhalt);
  for await (const teil of teile) {
    if (teil.art === "feld") continue;
    if (teil.name === "") teil.inhalt.resume();
    else yield toDatei(teil.name, teil.inhalt);
  }
}
