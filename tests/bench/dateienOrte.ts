import { randomUUID } from "node:crypto";
import { z } from "zod";
import { listOf, textOf } from "../support/browser";
import { must, type Kunde } from "../support/kunde";
import { pdf } from "../support/dateien";

/** A place that takes files of strangers, or a page that works with what came from them. */
export type Ort = { titel: string; send: (name: string, inhalt: Buffer) => Promise<number>; harmlos?: Buffer };

type Umstand = { url: string; kunde: Kunde; fachToken: string };

const VORHABEN = 27;
const ZEILEN = 100;

const cookieOf = ({ browser }: Kunde): string => [...browser.kekse].map(([name, wert]) => `${name}=${wert}`).join("; ");

/** Sends a file as the body of a call; one that is taken goes again, so that there is room for the next. */
const calls =
  ({ url, kunde }: Umstand, pfad: string, bleibt = pfad) =>
  async (name: string, datei: Buffer): Promise<number> => {
    const headers = { cookie: cookieOf(kunde), "content-type": "application/octet-stream" };
    const body = new Uint8Array(datei);
    const antwort = await fetch(`${url}${pfad}?${new URLSearchParams({ name }).toString()}`, {
      method: "POST",
      headers,
      body,
    });
    const text = await antwort.text();
    if (antwort.ok && bleibt !== "") {
      const { uuid } = z.object({ uuid: z.string() }).parse(JSON.parse(text));
      must(await kunde.browser.delete(`${bleibt}/${uuid}`), "delete");
    }
    return antwort.status;
  };

/** Posts a form of a page with a file, as a browser does. */
const posts =
  (
    { url, kunde }: Umstand,
    { pfad, felder = {}, tidy }: { pfad: string; felder?: Record<string, string>; tidy?: () => Promise<void> },
  ) =>
  async (name: string, datei: Buffer): Promise<number> => {
    const headers = { cookie: cookieOf(kunde), origin: url };
    const seite = await (await fetch(url + pfad, { headers })).text();
    const form = new FormData();
    for (const feld of ["csrf", "schluessel"])
      form.set(feld, new RegExp(`name="${feld}" value="([^"]*)"`).exec(seite)?.[1] ?? "");
    for (const [feld, wert] of Object.entries(felder)) form.set(feld, wert);
    form.set("datei", new File([new Uint8Array(datei)], name));
    const antwort = await fetch(url + pfad, { method: "POST", headers, body: form, redirect: "manual" });
    await antwort.arrayBuffer();
    await tidy?.();
    return antwort.status;
  };

const importiert =
  ({ kunde }: Umstand, pfad: string) =>
  async (_name: string, datei: Buffer): Promise<number> =>
    (await kunde.browser.post(pfad, { inhalt: datei.toString("base64") })).status;

async function create({ browser }: Kunde, bezeichnung: string): Promise<{ uuid: string; vorhabenUuid: string }> {
  const uuid = textOf(must(await browser.post("/v1/antraege", { bezeichnung }), "create").body.uuid);
  return {
    uuid,
    vorhabenUuid: textOf(listOf(must(await browser.get(`/v1/antraege/${uuid}`), "read").body.vorhaben)[0]?.uuid),
  };
}

/**
 * An Antrag that can be written about, with a message to answer, a Nachtrag that is begun, and the code of its receipt.
 */
async function findLaufenden({
  url,
  kunde,
  fachToken,
}: Umstand): Promise<{ nachricht: string; schriftsatz: string; code: string }> {
  const { browser } = kunde;
  for (const { uuid } of listOf(must(await browser.get("/v1/antraege?size=100"), "list").body.data)) {
    const begonnen = await browser.post(`/v1/antraege/${textOf(uuid)}/schriftsaetze`, { art: "NACHTRAG" });
    if (begonnen.status !== 200) continue;
    const geschrieben = await fetch(`${url}/fach/v1/antraege/${textOf(uuid)}/nachrichten`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${fachToken}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify({ titel: "Frage", text: "Bitte senden Sie uns den Plan." }),
    });
    if (!geschrieben.ok) continue;
    const { body } = must(await browser.get(`/v1/nachrichten?size=10&antragUuid=${textOf(uuid)}`), "messages");
    const nachricht = textOf(listOf(body.data)[0]?.uuid);
    const code = textOf(
      must(await browser.get(`/v1/antraege/${textOf(uuid)}/eingereicht`), "submission").body.belegcode,
    );
    return { nachricht, code, schriftsatz: `/v1/antraege/${textOf(uuid)}/schriftsaetze/${textOf(begonnen.body.uuid)}` };
  }
  throw new Error("The demo has no Antrag that is being examined");
}

/** The file of an Antrag with as many Vorhaben and rows as fit, and the draft that it came from. */
async function buildLarge({ url, kunde }: Umstand): Promise<{ uuid: string; datei: Buffer }> {
  const { uuid, vorhabenUuid } = await create(kunde, "Groß");
  must(await kunde.browser.post(`/v1/antraege/${uuid}/vorhaben/${vorhabenUuid}/testdaten`), "test data");
  const headers = { cookie: cookieOf(kunde) };
  const antrag = (await (await fetch(`${url}/antraege/${uuid}/antrag.json`, { headers })).json()) as Record<
    string,
    unknown
  >;
  const [muster] = listOf(antrag["vorhaben"]);
  const [zeile] = listOf(muster?.werte?.arbeitspakete);
  const build = (zusatz: string) => {
    const vorhaben = Array.from({ length: VORHABEN }, () => {
      const arbeitspakete = Array.from({ length: ZEILEN }, (_, stelle) => ({
        ...zeile,
        uuid: randomUUID(),
        titel: `Paket ${String(stelle)}${zusatz}`,
      }));
      return { ...muster, uuid: randomUUID(), werte: { ...muster?.werte, arbeitspakete } };
    });
    return { ...antrag, vorhaben };
  };
  const alt = build("");
  const { body } = must(
    await kunde.browser.post("/v1/antraege/import", { inhalt: Buffer.from(JSON.stringify(alt)).toString("base64") }),
    "import",
  );
  const neu = textOf(body.uuid);
  const eigene = (await (await fetch(`${url}/antraege/${neu}/antrag.json`, { headers })).text()).replaceAll(
    /Paket (\d+)/g,
    "Anderes $1",
  );
  // Without the blanks that people read it by, it is small enough.
  return { uuid: neu, datei: Buffer.from(JSON.stringify(JSON.parse(eigene))) };
}

/** Removes the attachments of a draft. */
async function clear({ kunde }: Umstand, uuid: string): Promise<void> {
  const { body } = must(await kunde.browser.get(`/v1/antraege/${uuid}/dateien`), "files");
  for (const datei of listOf(body.data))
    must(await kunde.browser.delete(`/v1/antraege/${uuid}/dateien/${textOf(datei.uuid)}`), "delete");
}

/** Places for attachments: a draft with room, one without, and what else takes files. */
async function buildAnlagenOrte(umstand: Umstand): Promise<Ort[]> {
  const [eigener, voller, laufender] = [
    await create(umstand.kunde, "Anlagen"),
    await create(umstand.kunde, "Voll"),
    await findLaufenden(umstand),
  ];
  const anlagenPfad = ({ uuid, vorhabenUuid }: typeof eigener) =>
    `/v1/antraege/${uuid}/vorhaben/${vorhabenUuid}/dateien`;
  for (const nummer of [1, 2, 3]) await calls(umstand, anlagenPfad(voller), "")(`${String(nummer)}.pdf`, pdf());
  const seite = `/antraege/${eigener.uuid}/dateiuebersicht?vorhaben=${eigener.vorhabenUuid}`;
  return [
    { titel: "attachment, call", send: calls(umstand, anlagenPfad(eigener), `/v1/antraege/${eigener.uuid}/dateien`) },
    { titel: "attachment, page", send: posts(umstand, { pfad: seite, tidy: () => clear(umstand, eigener.uuid) }) },
    { titel: "attachment, no room", send: calls(umstand, anlagenPfad(voller), "") },
    { titel: "answer", send: calls(umstand, `/v1/nachrichten/${laufender.nachricht}/antwort/dateien`) },
    { titel: "Nachtrag", send: calls(umstand, `${laufender.schriftsatz}/dateien`) },
    { titel: "receipt, page", send: posts(umstand, { pfad: "/belegpruefung", felder: { code: laufender.code } }) },
  ];
}

type Grosser = Awaited<ReturnType<typeof buildLarge>>;

function listImportOrte(umstand: Umstand, { uuid, datei }: Grosser): Ort[] {
  const vergleich = `/antraege/${uuid}/import`;
  return [
    { titel: "comparison, call", send: importiert(umstand, `/v1${vergleich}/vergleich`), harmlos: datei },
    {
      titel: "comparison, page",
      send: posts(umstand, { pfad: vergleich, felder: { absicht: "vergleichen" } }),
      harmlos: datei,
    },
    { titel: "new Antrag, call", send: importiert(umstand, "/v1/antraege/import"), harmlos: Buffer.from("{}") },
  ];
}

function listSchwere(umstand: Umstand, { uuid, datei }: Grosser): Ort[] {
  const vergleich = `/antraege/${uuid}/import`;
  return [
    {
      titel: "27 × 100 rows, comparison, call",
      send: () => importiert(umstand, `/v1${vergleich}/vergleich`)("", datei),
    },
    {
      titel: "27 × 100 rows, comparison, page",
      send: () => posts(umstand, { pfad: vergleich, felder: { absicht: "vergleichen" } })("a.json", datei),
    },
    {
      titel: "27 × 100 rows, new Antrag, call",
      send: () => importiert(umstand, "/v1/antraege/import")("", datei),
    },
    {
      titel: "27 × 100 rows, `arbeitsplan.pdf`",
      send: () => loads(umstand, `/antraege/${uuid}/arbeitsplan.pdf`),
    },
    { titel: "27 × 100 rows, `antrag.pdf`", send: () => loads(umstand, `/antraege/${uuid}/antrag.pdf`) },
  ];
}

/** Places for attachments, places for imports, and what takes long with a large Antrag. */
export async function buildOrte(umstand: Umstand): Promise<Record<"anlagen" | "importe" | "schwere", Ort[]>> {
  const anlagen = await buildAnlagenOrte(umstand);
  const gross = await buildLarge(umstand);
  return { anlagen, importe: listImportOrte(umstand, gross), schwere: listSchwere(umstand, gross) };
}

async function loads({ url, kunde }: Umstand, pfad: string): Promise<number> {
  const antwort = await fetch(url + pfad, { headers: { cookie: cookieOf(kunde) }, redirect: "manual" });
  await antwort.arrayBuffer();
  return antwort.status;
}
