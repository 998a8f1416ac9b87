-- The master data of a company, with each saved version: as it was entered, when it became known, and from which day on it holds.
ALTER TABLE unternehmen
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN geaendert_am timestamptz,
  ADD COLUMN geaendert_von uuid REFERENCES benutzer (uuid) ON DELETE SET NULL,
  ADD COLUMN nachgewiesen text[] NOT NULL DEFAULT '{}';

-- What the certificate proved was fixed in the registration, so of a company with an account there each of these values came from it.
UPDATE unternehmen SET
  geaendert_am = erstellt_am,
  nachgewiesen = CASE WHEN nezo_konto IS NULL THEN '{}' ELSE ARRAY(
    SELECT feld FROM unnest(ARRAY['firma', 'rechtsform', 'strasse', 'hausnummer', 'plz', 'ort', 'bundesland', 'land', 'steuernummer',
      'finanzamt', 'registerart', 'registernummer', 'registergericht']) feld
    WHERE coalesce(stammdaten ->> feld, '') <> '')
  END;
ALTER TABLE unternehmen ALTER COLUMN geaendert_am SET NOT NULL;

CREATE TABLE unternehmen_revision (
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  revision integer NOT NULL,
  art text NOT NULL CHECK (art IN ('REGISTRIERUNG', 'AENDERUNG', 'BERICHTIGUNG', 'IDENTIFIZIERUNG')),
  -- The first day on which a change holds.
  gueltig_ab date,
  nachgewiesen text[] NOT NULL DEFAULT '{}',
  werte jsonb NOT NULL,
  am timestamptz NOT NULL,
  von uuid REFERENCES benutzer (uuid) ON DELETE SET NULL,
  PRIMARY KEY (unternehmen_uuid, revision),
  CHECK ((art = 'AENDERUNG') = (gueltig_ab IS NOT NULL))
);

INSERT INTO unternehmen_revision (unternehmen_uuid, revision, art, nachgewiesen, werte, am)
SELECT uuid, 1, 'REGISTRIERUNG', nachgewiesen, stammdaten, erstellt_am FROM unternehmen;
