import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { openEmbedded } from "~/server/embedded/laufendeDatenbank";
import { MIT_GEDULD } from "./geduld";
import { KONTEN } from "./konten";
import { startMailServer } from "./mailServer";
import { createQuickDataFolder, startPortal } from "./portalProcess";

export type PortalMitLangerListe = { url: string; mailFolder: string; stop(): Promise<void> };

/** Fills the company of the demo that has no Anträge of its own, and the outbox. */
async function fill(dataFolder: string, anzahl: number): Promise<void> {
  const { connection, stop } = await openEmbedded(dataFolder);
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `INSERT INTO antrag (uuid, unternehmen_uuid, version, status, bezeichnung, einreichung, erstellt_am, erstellt_von, geaendert_am, geaendert_von)
     SELECT gen_random_uuid(), u.uuid, 'V2', 'IN_BEARBEITUNG', 'Langer Antrag ' || i, '{}', timestamptz '2026-01-01' + i * interval '1 minute', b.uuid,
       timestamptz '2026-01-01' + i * interval '1 minute', b.uuid
     FROM unternehmen u, benutzer b, generate_series(1, $1::integer) AS i WHERE u.firma = $2 AND b.email = $3`,
    [anzahl, KONTEN.software.firma, KONTEN.software.email],
  );
  // Mails that were given up stand in the outbox for a month: those of the demo would be counted with these.
  await client.query("DELETE FROM mail_ausgang WHERE aufgegeben_am IS NOT NULL OR letzter_fehler IS NOT NULL");
  await client.query(
    `INSERT INTO mail_ausgang (uuid, empfaenger, betreff, text, erstellt_am, naechster_versuch_am, aufgegeben_am)
     SELECT gen_random_uuid(), 'lange-liste@example.org', 'Lange E-Mail ' || i, '', now(), now(), now()
     FROM generate_series(1, $1::integer) AS i`,
    [anzahl],
  );
  await client.query(
    `INSERT INTO export_nachweis (uuid, benutzer_uuid, system_rolle, unternehmen_uuid, fall, variablen, format, bestellt_am, fertig_am, zeilen)
     SELECT gen_random_uuid(), b.uuid, 'UNTERNEHMENSMITARBEITER', u.uuid, 'ANTRAEGE', '{}', 'CSV', now() - i * interval '1 minute', now(), i + 1
     FROM unternehmen u, benutzer b, generate_series(1, $1::integer) AS i WHERE u.firma = $2 AND b.email = $3`,
    [anzahl, KONTEN.software.firma, KONTEN.software.email],
  );
  await client.query(
    `INSERT INTO audit (am, vorgang, benutzer_uuid)
     SELECT timestamptz '2026-01-01' + i * interval '1 minute', 'ABMELDUNG', b.uuid
     FROM benutzer b, generate_series(1, $1::integer) AS i WHERE b.email = $2`,
    [anzahl, KONTEN.fremd.email],
  );
  await client.end();
  await stop();
}

/**
 * A portal of its own with so many Anträge and exports of the company of `KONTEN.software`, so many mails that have not
 * left, and so many events of the account `KONTEN.fremd`.
 */
export async function startPortalWithLongList(anzahl: number): Promise<PortalMitLangerListe> {
  const dataFolder = createQuickDataFolder();
  const mailFolder = join(dirname(dataFolder), "mails");
  const mails = await startMailServer(mailFolder);
  const portal = await startPortal({ env: { ...MIT_GEDULD, DATENORDNER: dataFolder, SMTP_URL: mails.url } });
  await fill(dataFolder, anzahl);
  return {
    url: portal.url,
    mailFolder,
    async stop() {
      if ((await portal.stop()) !== 0) console.error(portal.output());
      await mails.stop();
      rmSync(dirname(dataFolder), { recursive: true, force: true });
    },
  };
}
