import type pg from "pg";

/** What CONNECT has to carry in all of these sessions. */
export const LIVE_CSRF = "messung";

/** So many people more, each member of one company of the demo and logged in. Gives the cookies of their sessions. */
export async function addSitzungen(client: pg.Client, anzahl: number): Promise<string[]> {
  const { rows } = await client.query<{ unternehmen_uuid: string }>(
    "SELECT unternehmen_uuid FROM mitgliedschaft JOIN benutzer b ON b.uuid = benutzer_uuid WHERE b.email = 'fremd@example.org' LIMIT 1",
  );
  const firma = rows[0]?.unternehmen_uuid ?? "";
  await client.query(
    `WITH person AS (
      INSERT INTO benutzer (uuid, email, vorname, nachname, hilfetexte_anzeigen, system_rollen, passwort_geaendert_am, erstellt_am)
      SELECT gen_random_uuid(), 'messung-' || i || '@example.org', 'Messung', i::text, true, '{UNTERNEHMENSMITARBEITER}', now(), now()
      FROM generate_series(0, $2::integer - 1) AS i RETURNING uuid, nachname
    ), mitglied AS (
      INSERT INTO mitgliedschaft (benutzer_uuid, unternehmen_uuid, rolle, seit) SELECT uuid, $1::uuid, 'MITARBEITER', now() FROM person
    )
    INSERT INTO sitzung (uuid, benutzer_uuid, stand, zugriff_hash, zugriff_bis, letzte_aktion_am, erstellt_am, absolut_bis, unternehmen_uuid,
      csrf, nachweis_am)
    SELECT gen_random_uuid(), uuid, 'AUTHENTICATED', encode(sha256(('messung-' || nachname)::bytea), 'hex'), now() + interval '4 hours', now(),
      now(), now() + interval '4 hours', $1::uuid, $3, now() FROM person`,
    [firma, anzahl, LIVE_CSRF],
  );
  await client.query("ANALYZE benutzer, mitgliedschaft, sitzung");
  return Array.from({ length: anzahl }, (_, nummer) => `sid=messung-${String(nummer)}`);
}
