import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { choosePlace } from "~/server/embedded/postgresPlace";
import type { Browser } from "../support/browser";
import { connectionOf } from "../support/embeddedDatabase";
import { loginKunde, logIn, must } from "../support/kunde";
import { createDataFolder, startPortal } from "../support/portalProcess";
import { addFirmen, fill, SELTENES } from "./fuelleListe";
import { get } from "./load";
import { countStatements } from "./statements";

/** How many Anträge the database holds, one after the other. */
const STUFEN = [1_000, 100_000, 1_000_000] as const;
const FIRMEN = 300;
const ANTRAEGE_DER_BERATERIN = 2_000;
const ANTRAEGE_DER_FIRMA = 40;
/** Rounds of each stage that do not count: a young process is slow with every page, and not with every page alike. */
const ANLAUF_RUNDEN = 60;
/** The Anträge of the measured companies have numbers far from those of the stages. */
const EIGENE_AB = 5_000_000;

/**
 * Times of a page at each stage, in milliseconds, and those of a page that has nothing to do with Anträge, measured in
 * turns with it.
 */
export type Listenfall = { titel: string; dauern: number[][]; statements: number };
export type Listenmessung = { stufen: readonly number[]; faelle: Listenfall[]; vergleich: number[][] };

type Fall = { titel: string; path: string; cookie: string };

const cookieOf = (browser: Browser): string => [...browser.kekse].map(([name, value]) => `${name}=${value}`).join("; ");

/** The list page with more and more Anträge in the database. */
export async function measureListe(runden: number): Promise<Listenmessung> {
  const dataFolder = createDataFolder();
  const { data } = choosePlace(dataFolder);
  const portal = await startPortal({
    env: { DATENORDNER: dataFolder, LOG_LEVEL: "warn", SITZUNG_ZUGRIFF_SEKUNDEN: "3600" },
  });
  const client = new pg.Client(connectionOf(data));
  try {
    await client.connect();
    const { faelle, stab, benutzerUuid } = await createFaelle(portal.url, dataFolder, client);
    const messung: Listenmessung = {
      stufen: STUFEN,
      faelle: faelle.map(({ titel }) => ({ titel, dauern: [], statements: 0 })),
      vergleich: [],
    };
    let von = 1;
    for (const bis of STUFEN) {
      await fill(client, { von, bis, benutzerUuid });
      von = bis + 1;
      const dauern = await measureInTurns(
        portal.url,
        [...faelle, { titel: "", path: "/profil", cookie: stab }],
        runden,
      );
      for (const [stelle, fall] of messung.faelle.entries()) fall.dauern.push(dauern[stelle] ?? []);
      messung.vergleich.push(dauern.at(-1) ?? []);
    }
    for (const [stelle, { path, cookie }] of faelle.entries()) {
      const lauf = { url: portal.url + path, cookie, logFile: join(dataFolder, "postgres.log") };
      const fall = messung.faelle[stelle];
      if (fall) fall.statements = await countStatements(connectionOf(data), lauf);
    }
    return messung;
  } finally {
    await client.end();
    await portal.stop();
    rmSync(dirname(dataFolder), { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
}

async function createFaelle(url: string, dataFolder: string, client: pg.Client) {
  const beraterin = await loginKunde(url, dataFolder);
  const firma = await loginKunde(url, dataFolder, "fremd@example.org");
  const stabBrowser = await logIn(url, dataFolder, "support@example.org");
  must(await stabBrowser.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "SUPPORT_MITARBEITER" }), "role");
  const { rows } = await client.query<{ uuid: string }>(
    "SELECT uuid FROM benutzer WHERE email = 'bevollmaechtigt@example.org'",
  );
  const benutzerUuid = rows[0]?.uuid ?? "";
  await addFirmen(client, benutzerUuid, FIRMEN);
  const ab = { von: EIGENE_AB, benutzerUuid };
  await fill(client, { ...ab, bis: EIGENE_AB + ANTRAEGE_DER_BERATERIN - 1, firma: beraterin.unternehmenUuid });
  const zweite = EIGENE_AB * 2;
  await fill(client, { ...ab, von: zweite, bis: zweite + ANTRAEGE_DER_FIRMA - 1, firma: firma.unternehmenUuid });
  const stab = cookieOf(stabBrowser);
  const liste = (titel: string, query: string, cookie: string): Fall => ({ titel, path: `/antraege?${query}`, cookie });
  const faelle = [
    liste("Staff, first page", "seite=1", stab),
    liste("Staff, page 30", "seite=30", stab),
    liste("Staff, by Bezeichnung, descending", "sortierung=bezeichnung%3Adesc", stab),
    liste("Staff, by status", "sortierung=status%3Aasc", stab),
    liste("Staff, one status", "filter.status=IN_PRUEFUNG", stab),
    liste("Staff, without Bezeichnung", "filter.bezeichnung=%3COhne+Wert%3E", stab),
    liste("Staff, search for a common word", "suche=Verfahren", stab),
    liste("Staff, search for one in eight", "suche=Robotergreifer", stab),
    liste("Staff, search for a word in 30 Anträge", `suche=${SELTENES}`, stab),
    liste("Staff, search for nothing there", "suche=gibtesnicht", stab),
    liste(`Company with ${ANTRAEGE_DER_FIRMA} Anträge`, "seite=1", cookieOf(firma.browser)),
    liste(`Consultant, ${FIRMEN} companies, 2,000 Anträge, first page`, "seite=1", cookieOf(beraterin.browser)),
    liste("The same, page 80", "seite=80", cookieOf(beraterin.browser)),
    liste("The same, search", "suche=Leichtbau", cookieOf(beraterin.browser)),
  ];
  return { faelle, stab, benutzerUuid };
}

/** Every page once in each round, one request at a time; the first rounds do not count. */
async function measureInTurns(url: string, faelle: Fall[], runden: number): Promise<number[][]> {
  const dauern: number[][] = faelle.map(() => []);
  for (let runde = -ANLAUF_RUNDEN; runde < runden; runde += 1) {
    for (const [stelle, { path, cookie }] of faelle.entries()) {
      const vorher = performance.now();
      const { status } = await get(url + path, { cookie });
      if (status !== 200) throw new Error(`${path}: ${status}`);
      if (runde >= 0) dauern[stelle]?.push(performance.now() - vorher);
    }
  }
  return dauern;
}
