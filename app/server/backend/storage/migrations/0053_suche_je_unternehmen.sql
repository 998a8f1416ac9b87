-- A company's search reads its own rows one after the other. Without the company in this table it looked each of them up by its Antrag.

ALTER TABLE antrag_suche ADD COLUMN unternehmen_uuid uuid;
UPDATE antrag_suche SET unternehmen_uuid = antrag.unternehmen_uuid FROM antrag WHERE antrag.uuid = antrag_suche.antrag_uuid;
ALTER TABLE antrag_suche ALTER COLUMN unternehmen_uuid SET NOT NULL;
CREATE INDEX antrag_suche_unternehmen ON antrag_suche (unternehmen_uuid);

CREATE OR REPLACE FUNCTION antrag_suche_schreiben(gesucht uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO antrag_suche (antrag_uuid, unternehmen_uuid, text)
  SELECT a.uuid, a.unternehmen_uuid, concat_ws(E'\n', a.bezeichnung, a.antragsnummer,
    (SELECT string_agg(v.titel, E'\n' ORDER BY v.position) FROM vorhaben v WHERE v.antrag_uuid = a.uuid AND NOT v.geloescht))
  FROM antrag a WHERE a.uuid = gesucht
  ON CONFLICT (antrag_uuid) DO UPDATE SET unternehmen_uuid = EXCLUDED.unternehmen_uuid, text = EXCLUDED.text
    WHERE antrag_suche.text <> EXCLUDED.text OR antrag_suche.unternehmen_uuid <> EXCLUDED.unternehmen_uuid
$$;

CREATE TRIGGER antrag_suche_umgezogen AFTER UPDATE OF unternehmen_uuid ON antrag FOR EACH ROW
  WHEN (OLD.unternehmen_uuid IS DISTINCT FROM NEW.unternehmen_uuid)
  EXECUTE FUNCTION antrag_suche_nach_antrag();
