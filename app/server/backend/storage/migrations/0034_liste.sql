-- The list of Anträge, fast also where a person sees all of them: what is sorted and searched by has an index.
-- An index that begins with the company is needed for the first view only; a company's own rows are few enough to sort.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

DROP INDEX antrag_liste_erstellt;
DROP INDEX antrag_liste_eingereicht;
DROP INDEX antrag_liste_status;

ALTER TABLE antrag ADD COLUMN anzahl_vorhaben integer NOT NULL DEFAULT 0;
UPDATE antrag SET anzahl_vorhaben = (SELECT count(*) FROM vorhaben WHERE antrag_uuid = antrag.uuid AND NOT geloescht);

CREATE INDEX antrag_alle_geaendert ON antrag (geaendert_am DESC, uuid) WHERE status <> 'GELOESCHT';
CREATE INDEX antrag_alle_erstellt ON antrag (erstellt_am, geaendert_am DESC, uuid) WHERE status <> 'GELOESCHT';
CREATE INDEX antrag_alle_version ON antrag (version, geaendert_am DESC, uuid) WHERE status <> 'GELOESCHT';
CREATE INDEX antrag_alle_vorhaben ON antrag (anzahl_vorhaben, geaendert_am DESC, uuid) WHERE status <> 'GELOESCHT';
CREATE INDEX antrag_alle_bezeichnung ON antrag ((lower(bezeichnung) COLLATE "unicode"), geaendert_am DESC, uuid)
  WHERE status <> 'GELOESCHT';
-- Empty ones come last in both directions, which one index cannot do.
CREATE INDEX antrag_alle_nummer_auf ON antrag (antragsnummer, geaendert_am DESC, uuid) WHERE status <> 'GELOESCHT';
CREATE INDEX antrag_alle_nummer_ab ON antrag (antragsnummer DESC NULLS LAST, geaendert_am, uuid DESC) WHERE status <> 'GELOESCHT';
CREATE INDEX antrag_alle_eingereicht_auf ON antrag (eingereicht_am, geaendert_am DESC, uuid) WHERE status <> 'GELOESCHT';
CREATE INDEX antrag_alle_eingereicht_ab ON antrag (eingereicht_am DESC NULLS LAST, geaendert_am, uuid DESC)
  WHERE status <> 'GELOESCHT';
-- By the German text of the status; the order is that of the texts, in storage/antragBedingungen.ts, and a test holds both together.
CREATE INDEX antrag_alle_status ON antrag
  ((array_position('{EINGEREICHT,IN_PRUEFUNG,IN_BEARBEITUNG,ZURUECKGEZOGEN,WS_BESCHEID_LIEGT_VOR,BESCHEID_LIEGT_VOR,GELOESCHT,GESCHLOSSEN,RUECKZUG_WIRD_UEBERMITTELT,UNTERLAGEN_NACHGEFORDERT,WIDERSPRUCH_EINGEREICHT,WIDERSPRUCH_GESCHLOSSEN,WIDERSPRUCH_ZURUECKGEZOGEN,WIRD_UEBERMITTELT}'::text[], status)), geaendert_am DESC, uuid)
  INCLUDE (status, version);

-- What the search looks into, one row per Antrag: apart from the Antrag, so that a save which changes no name writes nothing here.
CREATE TABLE antrag_suche (
  antrag_uuid uuid PRIMARY KEY REFERENCES antrag (uuid) ON DELETE CASCADE,
  -- Bezeichnung, Antragsnummer and the titles of the Vorhaben, each on a line of its own.
  text text NOT NULL
);

CREATE FUNCTION antrag_suche_schreiben(gesucht uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO antrag_suche (antrag_uuid, text)
  SELECT a.uuid, concat_ws(E'\n', a.bezeichnung, a.antragsnummer,
    (SELECT string_agg(v.titel, E'\n' ORDER BY v.position) FROM vorhaben v WHERE v.antrag_uuid = a.uuid AND NOT v.geloescht))
  FROM antrag a WHERE a.uuid = gesucht
  ON CONFLICT (antrag_uuid) DO UPDATE SET text = EXCLUDED.text WHERE antrag_suche.text <> EXCLUDED.text
$$;

CREATE FUNCTION antrag_suche_nach_antrag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM antrag_suche_schreiben(NEW.uuid);
  RETURN NULL;
END
$$;

-- Who changes a Vorhaben holds the lock of its Antrag, so that two of them never count at once.
CREATE FUNCTION antrag_suche_nach_vorhaben() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  betroffen uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.antrag_uuid ELSE NEW.antrag_uuid END;
  anzahl integer := (SELECT count(*) FROM vorhaben WHERE antrag_uuid = betroffen AND NOT geloescht);
BEGIN
  UPDATE antrag SET anzahl_vorhaben = anzahl WHERE uuid = betroffen AND anzahl_vorhaben <> anzahl;
  PERFORM antrag_suche_schreiben(betroffen);
  RETURN NULL;
END
$$;

SELECT antrag_suche_schreiben(uuid) FROM antrag;
CREATE INDEX antrag_suche_text ON antrag_suche USING gin (text gin_trgm_ops);

CREATE TRIGGER antrag_suche_neu AFTER INSERT ON antrag FOR EACH ROW EXECUTE FUNCTION antrag_suche_nach_antrag();
CREATE TRIGGER antrag_suche_geaendert AFTER UPDATE OF bezeichnung, antragsnummer ON antrag FOR EACH ROW
  WHEN (OLD.bezeichnung IS DISTINCT FROM NEW.bezeichnung OR OLD.antragsnummer IS DISTINCT FROM NEW.antragsnummer)
  EXECUTE FUNCTION antrag_suche_nach_antrag();
CREATE TRIGGER antrag_suche_vorhaben AFTER INSERT OR DELETE ON vorhaben FOR EACH ROW EXECUTE FUNCTION antrag_suche_nach_vorhaben();
CREATE TRIGGER antrag_suche_titel AFTER UPDATE ON vorhaben FOR EACH ROW
  WHEN (OLD.titel IS DISTINCT FROM NEW.titel OR OLD.geloescht IS DISTINCT FROM NEW.geloescht OR OLD.position IS DISTINCT FROM NEW.position)
  EXECUTE FUNCTION antrag_suche_nach_vorhaben();
