-- The keys of the vault in the browser: one valid key per person, encrypted. Keys that were replaced stay until nothing is encrypted with them any more.

CREATE TABLE tresor_schluessel (
  uuid uuid PRIMARY KEY,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  schluessel text NOT NULL,
  erstellt_am timestamptz NOT NULL,
  ersetzt_am timestamptz
);

CREATE UNIQUE INDEX tresor_schluessel_gueltig ON tresor_schluessel (benutzer_uuid) WHERE ersetzt_am IS NULL;
CREATE INDEX tresor_schluessel_benutzer ON tresor_schluessel (benutzer_uuid);
CREATE INDEX tresor_schluessel_ersetzt ON tresor_schluessel (ersetzt_am) WHERE ersetzt_am IS NOT NULL;
