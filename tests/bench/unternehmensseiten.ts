import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { choosePlace } from "~/server/embedded/postgresPlace";
import { connectionOf } from "../support/embeddedDatabase";
import { createDataFolder } from "../support/portalProcess";
import { get, getsPage, measure, type Messung } from "./load";
import { startPruefling, type Pruefling } from "./pruefling";
import { countStatements } from "./statements";

/** Drawn, and as a table of its first 25 relations; and what follows from it. */
const [GRUPPE, STATUS] = ["Affiliated companies, a group of 50", "KMU status of that group"] as const;
/** The pages that draw or work out a group of fifty. */
export const UM_EINE_GRUPPE: readonly string[] = [GRUPPE, STATUS];

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
] as const;
const VERGLEICH = { titel: "Profile", path: "/profil" } as const;

export type Unternehmensseite = { titel: string; kilobyte: number; statements: number; messung: Messung };
/** The pages, and the one that they are compared with. */
export type Unternehmensmessung = { seiten: Unternehmensseite[]; vergleich: Unternehmensseite };

type Umfang = { runden: number; sekunden: number };

/** Each page of the company area in turns with the page of one's own profile. */
export async function measureUnternehmen(umfang: Umfang): Promise<Unternehmensmessung> {
  const dataFolder = createDataFolder();
  const { data } = choosePlace(dataFolder);
  const pruefling = await startPruefling({ dataFolder, data });
  const logFile = join(dataFolder, "postgres.log");
  try {
    await growGroup(connectionOf(data));
    const ziele = await Promise.all([...SEITEN, VERGLEICH].map((seite) => weighSeite(pruefling, seite)));
    const messungen = await measure(
      ziele.map(({ titel, url, laenge }) => ({
        name: titel,
        work: getsPage(url, laenge, { cookie: pruefling.cookie }),
        cpu: pruefling.cpu,
      })),
      umfang,
    );
    const seiten: Unternehmensseite[] = [];
    for (const [stelle, messung] of messungen.entries()) {
      const ziel = ziele[stelle];
      if (!ziel) continue;
      const lauf = { url: ziel.url, cookie: pruefling.cookie, logFile };
      const statements = await countStatements(connectionOf(data), lauf);
      seiten.push({ titel: ziel.titel, kilobyte: Math.round(ziel.laenge / 1024), statements, messung });
    }
    const vergleich = seiten.pop();
    if (!vergleich) throw new Error("Nothing was measured");
    return { seiten, vergleich };
  } finally {
    await pruefling.portal.stop();
    rmSync(dirname(dataFolder), { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
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

async function weighSeite({ portal, cookie }: Pruefling, { titel, path }: { titel: string; path: string }) {
  const url = portal.url + path;
  const { status, body } = await get(url, { cookie });
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return { titel, url, laenge: body.byteLength };
}
