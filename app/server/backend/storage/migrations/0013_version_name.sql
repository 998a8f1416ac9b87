-- Names that people give to saves of a Vorhaben.

CREATE TABLE version_name (
  vorhaben_uuid uuid NOT NULL,
  revision integer NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  am timestamptz NOT NULL,
  von uuid NOT NULL REFERENCES benutzer (uuid),
  PRIMARY KEY (vorhaben_uuid, revision),
  FOREIGN KEY (vorhaben_uuid, revision) REFERENCES vorhaben_revision (vorhaben_uuid, revision) ON DELETE CASCADE
);
