import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { choosePlace } from "~/server/embedded/postgresPlace";
import { listOf, textOf } from "../support/browser";
import { connectionOf } from "../support/embeddedDatabase";
import { must } from "../support/kunde";
import { createDataFolder } from "../support/portalProcess";
import { get, getsPage, measure, type Messung } from "./load";
import { startPruefling, type Pruefling } from "./pruefling";
import { countStatements } from "./statements";

/** Drawn, and as a table of its first 25 relations; and what follows from it. */
const [GRUPPE, STATUS] = ["Affiliated companies, a group of 50", "KMU status of that group"] as const;
/** The master data work the status out until somebody has declared one. */
const VORBELEGT = { titel: "Master data that begin with that status", path: "/unternehmen" } as const;
/**
 * The pages that draw or work out a group of fifty. Issue 17 gives three times the profile to the drawing. The other
 * two draw nothing: there the calculation over fifty relations, for each year anew, is the work that the page is asked
 * for. It grows with the relations as the drawing does, so the same aim holds for it.
 */
export const UM_EINE_GRUPPE: readonly string[] = [GRUPPE, STATUS, VORBELEGT.titel];

/** The pages of the company area, as a person who may edit sees them. */
const SEITEN = [
  { titel: "Master data", path: "/unternehmen" },
  { titel: "History of the master data", path: "/unternehmen/verlauf" },
  { titel: "Users of the company", path: "/benutzerverwaltung" },
  // Of three years, drawn beside each other.
  { titel: "Business statistics", path: "/geschaeftsstatistiken" },
  { titel: "Form of a Wirtschaftsjahr", path: "/geschaeftsstatistikenFormular" },
  { titel: "All Wirtschaftsjahre in one table", path: "/geschaeftsstatistikenTabelle" },
  { titel: GRUPPE, path: "/verbundeneUnternehmen" },
  { titel: STATUS, path: "/unternehmen/kmu" },
  { titel: "Form of a new affiliated company", path: "/verbundeneUnternehmen/neu" },
  { titel: "Pasting affiliated companies", path: "/verbundeneUnternehmen/einfuegen" },
  { titel: "Figures of the affiliated companies", path: "/unternehmen/kmu/zahlen" },
  { titel: "Form of new figures", path: "/unternehmen/kmu/zahlenFormular" },
  { titel: "Inviting people", path: "/benutzerverwaltung/einladen" },
  { titel: "Leaving the company", path: "/benutzerverwaltung/verlassen" },
] as const;

/** The pages that show the group, with the six companies and three years of the demo: an ordinary one. */
const GEWOEHNLICHE = [
  { titel: "Affiliated companies, an ordinary group of six", path: "/verbundeneUnternehmen" },
  { titel: "KMU status of the ordinary group", path: "/unternehmen/kmu" },
  { titel: "Figures of the ordinary group", path: "/unternehmen/kmu/zahlen" },
] as const;

/** Pages about one row of the demo. */
async function listEinzelne({ kunde: { browser } }: Pruefling): Promise<Seite[]> {
  const firstOf = async (pfad: string, was: string): Promise<string> =>
    textOf(listOf(must(await browser.get(pfad), was).body.data)[0]?.uuid);
  const verbundenes = await firstOf("/v1/unternehmen/verbundene", "affiliated companies");
  const zahlen = await firstOf("/v1/unternehmen/kmu/zahlen", "figures");
  const jahr = await firstOf("/v1/unternehmen/wirtschaftsjahre", "Wirtschaftsjahre");
  const person = await firstOf("/v1/benutzerverwaltung?suche=mitarbeit%40example.org", "people");
  return [
    { titel: "Form of an affiliated company", path: `/verbundeneUnternehmen/${verbundenes}` },
    { titel: "History of an affiliated company", path: `/verbundeneUnternehmen/${verbundenes}/verlauf` },
    { titel: "End of a relation", path: `/verbundeneUnternehmen/${verbundenes}/beenden` },
    { titel: "Deleting a relation", path: `/verbundeneUnternehmen/${verbundenes}/loeschen` },
    { titel: "Form of figures", path: `/unternehmen/kmu/zahlenFormular/${zahlen}` },
    { titel: "History of figures", path: `/unternehmen/kmu/zahlenFormular/${zahlen}/verlauf` },
    { titel: "History of a Wirtschaftsjahr", path: `/geschaeftsstatistikenFormular/${jahr}/verlauf` },
    { titel: "One user of the company", path: `/benutzerverwaltung/${person}` },
    { titel: "Handover before somebody leaves", path: `/benutzerverwaltung/${person}/uebergabe` },
  ];
}

const VERGLEICH = { titel: "Profile", path: "/profil" } as const;

type GemesseneSeite = { titel: string; kilobyte: number; statements: number; messung: Messung };
/** The pages, each with the profile as it was in the same turns, and the profile itself. */
export type Unternehmensmessung = { seiten: (GemesseneSeite & { profil: Messung })[]; profil: GemesseneSeite };

type Umfang = { runden: number; sekunden: number };

/** Each page of the company area in turns with the page of one's own profile. */
export async function measureUnternehmen(umfang: Umfang): Promise<Unternehmensmessung> {
  const dataFolder = createDataFolder();
  const { data } = choosePlace(dataFolder);
  const pruefling = await startPruefling({ dataFolder, data });
  const logFile = join(dataFolder, "postgres.log");
  try {
    const count = (url: string) => countStatements(connectionOf(data), { url, cookie: pruefling.cookie, logFile });
    const gewoehnliche = await measureSeiten(GEWOEHNLICHE, { pruefling, count, umfang });
    await growGroup(connectionOf(data));
    const vorher = await measureSeiten([VORBELEGT], { pruefling, count, umfang });
    await declareKmuStatus(pruefling);
    const alle = [...SEITEN, ...(await listEinzelne(pruefling))];
    const { seiten, profil } = await measureSeiten(alle, { pruefling, count, umfang });
    return { seiten: [...seiten, ...vorher.seiten, ...gewoehnliche.seiten], profil };
  } finally {
    await pruefling.portal.stop();
    rmSync(dirname(dataFolder), { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
}

type Seite = { titel: string; path: string };
type Lauf = { pruefling: Pruefling; count: (url: string) => Promise<number>; umfang: Umfang };

async function measureSeiten(
  seiten: readonly Seite[],
  { pruefling, count, umfang }: Lauf,
): Promise<Unternehmensmessung> {
  const { cookie, cpu } = pruefling;
  const ziele = await Promise.all([...seiten, VERGLEICH].map((seite) => weighSeite(pruefling, seite)));
  const messungen = await measure(
    ziele.map(({ titel, url, laenge }) => ({ name: titel, work: getsPage(url, laenge, { cookie }), cpu })),
    umfang,
  );
  const gemessen: GemesseneSeite[] = [];
  for (const [stelle, messung] of messungen.entries()) {
    const ziel = ziele[stelle];
    if (!ziel) continue;
    const statements = await count(ziel.url);
    gemessen.push({ titel: ziel.titel, kilobyte: Math.round(ziel.laenge / 1024), statements, messung });
  }
  const profil = gemessen.pop();
  if (!profil) throw new Error("Nothing was measured");
  return { seiten: gemessen.map((seite) => ({ ...seite, profil: profil.messung })), profil };
}

async function declareKmuStatus({ kunde: { browser } }: Pruefling): Promise<void> {
  const { revision, werte } = must(await browser.get("/v1/unternehmen/stammdaten"), "master data").body;
  const eingabe = { revision, werte: { ...werte, kmuStatus: "MITTEL" }, art: "BERICHTIGUNG", gueltigAb: null };
  must(await browser.put("/v1/unternehmen/stammdaten", eingabe), "declaration");
}

/** Adds daughters to the group of the demo until there are fifty companies. */
async function growGroup(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const neue = await client.query(
    `insert into verbund_zeile (uuid, unternehmen_uuid, stelle, revision, werte, geaendert_am, geaendert_von)
     select gen_random_uuid(), unternehmen_uuid, 100 + nummer, 1,
       werte - 'steuernummer' || jsonb_build_object(
         'name', 'Beispiel Tochter ' || nummer || ' GmbH', 'inDeutschlandSteuerpflichtig', false
       ),
       geaendert_am, geaendert_von
     from verbund_zeile, generate_series(1, 43) nummer
     where werte ->> 'name' = 'Beispiel Antriebe GmbH'`,
  );
  if (neue.rowCount !== 43) throw new Error("The group of the demo is missing");
  await client.query(
    `insert into verbund_zeile_revision (zeile_uuid, revision, werte, am, von)
     select uuid, 1, werte, geaendert_am, geaendert_von from verbund_zeile where stelle > 100`,
  );
  await client.end();
}

async function weighSeite({ portal, cookie }: Pruefling, { titel, path }: Seite) {
  const url = portal.url + path;
  const { status, body } = await get(url, { cookie });
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return { titel, url, laenge: body.byteLength };
}
