import { randomUUID } from "node:crypto";
import { listOf, textOf } from "../support/browser";
import { readPostmaster } from "../support/embeddedDatabase";
import { loginKunde, must, type Kunde } from "../support/kunde";
import { startPortal, type PortalProcess } from "../support/portalProcess";
import { cpuOf } from "./cpu";

/** The built portal with 200 Anträge in the company of the logged-in person. */
export type Pruefling = {
  portal: PortalProcess;
  kunde: Kunde;
  cookie: string;
  /** Processor time of the process and its database so far, in milliseconds. */ cpu: () => number;
};
export type Vorhaben = { pfad: string; seite: string; werte: Record<string, unknown>; revision: number };

const ANTRAEGE = 200;

export async function startPruefling({
  dataFolder,
  data,
}: {
  dataFolder: string;
  /** Folder of the database cluster. */ data: string;
}): Promise<Pruefling> {
  const portal = await startPortal({
    env: {
      DATENORDNER: dataFolder,
      LOG_LEVEL: "warn",
      FEATURE_TESTDATENGENERATOR: "true",
      SITZUNG_ZUGRIFF_SEKUNDEN: "3600",
      FACH_SIMULATOR_VERZOEGERUNG_SEKUNDEN: "3600",
      FACH_SIMULATOR_SCHRITT_SEKUNDEN: "0",
    },
  });
  const kunde = await loginKunde(portal.url, dataFolder);
  // The question of the first login would load its dialog with every page.
  must(await kunde.browser.put("/v1/benutzer/hilfetexteanzeigen", { uuid: "", data: false }), "help");
  const { total } = must(await kunde.browser.get("/v1/antraege?size=10"), "list").body;
  for (let nummer = Number(total); nummer < ANTRAEGE; nummer += 1) await create(kunde, `Messung ${nummer}`);
  const cookie = [...kunde.browser.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const postmaster = readPostmaster(data).pid;
  return { portal, kunde, cookie, cpu: () => cpuOf({ pid: portal.pid, postmaster }) };
}

const PAKETE_TAB = 5;

/** The page of a draft that shows a table of so many rows: the work packages. */
export async function createTabelle(kunde: Kunde, zeilen: number): Promise<string> {
  const { seite } = await createVorhaben(
    kunde,
    "Messung Tabelle",
    ({ arbeitspakete }) => listOf(arbeitspakete).length >= zeilen,
  );
  return seite.replace("tab=0", `tab=${PAKETE_TAB}`);
}

/** A draft with a Vorhaben of about `bytes` of JSON. */
export function createLargeVorhaben(kunde: Kunde, name: string, bytes: number): Promise<Vorhaben> {
  return createVorhaben(kunde, name, (werte) => Buffer.byteLength(JSON.stringify(werte)) >= bytes);
}

/** A draft with a Vorhaben: the sample, and work packages until it is large enough. */
async function createVorhaben(
  kunde: Kunde,
  name: string,
  isGross: (werte: Vorhaben["werte"]) => boolean,
): Promise<Vorhaben> {
  const { browser } = kunde;
  const uuid = await create(kunde, name);
  const vorhabenUuid = textOf(listOf(must(await browser.get(`/v1/antraege/${uuid}`), "read").body.vorhaben)[0]?.uuid);
  const pfad = `/v1/antraege/${uuid}/vorhaben/${vorhabenUuid}`;
  must(await browser.post(`${pfad}/testdaten`), "test data");
  const seite = `/antraege/${uuid}/formular/V2?vorhaben=${vorhabenUuid}&tab=0`;
  for (;;) {
    const { vorhaben } = must(await browser.get(pfad), "read").body;
    const revision = Number(vorhaben?.revision);
    const werte = { ...vorhaben?.werte };
    if (isGross(werte)) return { pfad, seite, werte, revision };
    const text = "Versuche planen, aufbauen und auswerten. ".repeat(5).slice(0, 200);
    const zeile = { ...listOf(werte.arbeitspakete)[0], uuid: randomUUID(), kurzbeschreibung: text, meilenstein: text };
    must(
      await browser.put(pfad, { revision, aenderungen: [{ art: "zeileSpeichern", tabelle: "arbeitspakete", zeile }] }),
      "enlarge",
    );
  }
}

async function create({ browser }: Kunde, bezeichnung: string): Promise<string> {
  return textOf(must(await browser.post("/v1/antraege", { bezeichnung }), "create").body.uuid);
}
