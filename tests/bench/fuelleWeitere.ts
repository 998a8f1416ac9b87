import type pg from "pg";

/** Fills the two largest tables of the other exports, in the companies that the list of Anträge has made. */

const uuidOf = (art: string, nummer: string): string =>
  `overlay(overlay(md5('${art}' || (${nummer})) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid`;

/** Companies of the list, each with so many people and years. */
const JE_FIRMA = 5;
const firmaOf = uuidOf("firma", `i / ${String(JE_FIRMA)}`);

const personen = (anzahl: number): string =>
  `INSERT INTO benutzer (uuid, email, vorname, nachname, system_rollen, passwort_geaendert_am, erstellt_am)
    SELECT ${uuidOf("person", "i")}, 'messung' || i || '@example.org', 'Messung', 'Person ' || i,
      '{UNTERNEHMENSMITARBEITER}', now(), now() - i * interval '1 minute'
    FROM generate_series(1, ${String(anzahl)}) AS i`;

const mitgliedschaften = (anzahl: number): string =>
  `INSERT INTO mitgliedschaft (benutzer_uuid, unternehmen_uuid, rolle, seit)
    SELECT ${uuidOf("person", "i")}, ${firmaOf}, CASE WHEN i % 5 = 0 THEN 'BEVOLLMAECHTIGTER' ELSE 'MITARBEITER' END, now()
    FROM generate_series(1, ${String(anzahl)}) AS i`;

const jahre = (anzahl: number): string =>
  `INSERT INTO wirtschaftsjahr (uuid, unternehmen_uuid, beginn, ende, werte, geaendert_am)
    SELECT ${uuidOf("jahr", "i")}, ${firmaOf}, make_date(2020 + i % ${String(JE_FIRMA)}, 1, 1),
      make_date(2020 + i % ${String(JE_FIRMA)}, 12, 31),
      jsonb_build_object('wertart', 'ENDGUELTIG', 'umsatz', (100000 + i) || '.00', 'beschaeftigteVzae', '12.50',
        'fueBeschaeftigteVzae', '3.25', 'fuePersonal', '50000.00', 'fueSach', '2000.00', 'fueExtern', '0.00'),
      now() - i * interval '1 minute'
    FROM generate_series(1, ${String(anzahl)}) AS i`;

/** So many people with their membership, and so many years; `VACUUM` as the server does after a while. */
export async function fillWeitere(client: pg.Client, anzahl: number): Promise<void> {
  await client.query("SET session_replication_role = replica");
  for (const sql of [personen(anzahl), mitgliedschaften(anzahl), jahre(anzahl)]) await client.query(sql);
  await client.query("RESET session_replication_role");
  for (const tabelle of ["benutzer", "mitgliedschaft", "wirtschaftsjahr"])
    await client.query(`VACUUM (ANALYZE) ${tabelle}`);
}
