-- Figures for the KMU status: one row per company and Wirtschaftsjahr, with each saved version. The completed years of the company itself
-- are its business statistics; here it has only the estimate of a year that is not over.
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE kmu_zahlen (
  uuid uuid PRIMARY KEY,
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  -- Whose figures: the row of the list that introduced the company; null for the company itself.
  verbund_zeile_uuid uuid REFERENCES verbund_zeile (uuid) ON DELETE CASCADE,
  beginn date NOT NULL,
  ende date NOT NULL,
  -- All other answers, by field.
  werte jsonb NOT NULL,
  revision integer NOT NULL,
  geaendert_am timestamptz NOT NULL,
  geaendert_von uuid REFERENCES benutzer (uuid) ON DELETE SET NULL,
  CONSTRAINT kmu_zahlen_folge CHECK (ende >= beginn),
  CONSTRAINT kmu_zahlen_dauer CHECK (
    ende <= greatest(beginn + interval '12 months' - interval '1 day', beginn - 1 + interval '12 months')),
  CONSTRAINT kmu_zahlen_ueberschneidung EXCLUDE USING gist (
    unternehmen_uuid WITH =, (coalesce(verbund_zeile_uuid, unternehmen_uuid)) WITH =, daterange(beginn, ende, '[]') WITH &&)
);

CREATE INDEX kmu_zahlen_verbund_zeile ON kmu_zahlen (verbund_zeile_uuid);

CREATE TABLE kmu_zahlen_revision (
  zahlen_uuid uuid NOT NULL REFERENCES kmu_zahlen (uuid) ON DELETE CASCADE,
  revision integer NOT NULL,
  werte jsonb NOT NULL,
  am timestamptz NOT NULL,
  von uuid REFERENCES benutzer (uuid) ON DELETE SET NULL,
  PRIMARY KEY (zahlen_uuid, revision)
);
