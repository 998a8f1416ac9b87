-- vertraeglich ab: 1.118.0
-- A correction of what held earlier and has ended: by field the version that brought the wrong value, and the right one.
ALTER TABLE unternehmen_revision ADD COLUMN fruehere jsonb;

-- What is to change from a coming day on; on that day it becomes a version.
CREATE TABLE stammdaten_vormerkung (
  uuid uuid PRIMARY KEY,
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  gueltig_ab date NOT NULL,
  werte jsonb NOT NULL,
  am timestamptz NOT NULL,
  von uuid REFERENCES benutzer (uuid) ON DELETE SET NULL
);
CREATE INDEX stammdaten_vormerkung_unternehmen ON stammdaten_vormerkung (unternehmen_uuid, gueltig_ab, am);
CREATE INDEX stammdaten_vormerkung_tag ON stammdaten_vormerkung (gueltig_ab);
-- Of a person who is gone the reference is emptied; that looks them up.
CREATE INDEX stammdaten_vormerkung_von ON stammdaten_vormerkung (von) WHERE von IS NOT NULL;
