-- Files of the Vorhaben. The bytes lie in the storage under "schluessel"; a row stays as a tombstone until they are gone from there.

CREATE TABLE datei (
  uuid uuid PRIMARY KEY,
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  antrag_uuid uuid REFERENCES antrag (uuid) ON DELETE SET NULL,
  vorhaben_uuid uuid REFERENCES vorhaben (uuid) ON DELETE SET NULL,
  name text NOT NULL,
  typ text NOT NULL CHECK (typ IN ('PDF', 'PNG', 'JPG')),
  groesse integer NOT NULL CHECK (groesse > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  schluessel text NOT NULL UNIQUE,
  hochgeladen_am timestamptz NOT NULL,
  hochgeladen_von uuid NOT NULL REFERENCES benutzer (uuid),
  -- Set by the first submission that holds the file: from then on its bytes stay as long as the Antrag.
  eingereicht_am timestamptz,
  geloescht_am timestamptz,
  geloescht_von uuid REFERENCES benutzer (uuid),
  -- When the bytes left the storage.
  entfernt_am timestamptz
);
CREATE UNIQUE INDEX datei_name ON datei (antrag_uuid, lower(name)) WHERE geloescht_am IS NULL;
CREATE INDEX datei_vorhaben ON datei (vorhaben_uuid) WHERE geloescht_am IS NULL;
CREATE INDEX datei_unternehmen ON datei (unternehmen_uuid) WHERE entfernt_am IS NULL;
CREATE INDEX datei_waise ON datei (uuid) WHERE entfernt_am IS NULL AND (geloescht_am IS NOT NULL OR antrag_uuid IS NULL);
