-- vertraeglich ab: 1.118.0
-- Exports of every case, not only of the list of Anträge: which variables, of which period, for what purpose, and how far the
-- writing has come. What was ordered before stays what it was.
ALTER TABLE export_auftrag
  ADD COLUMN fall text NOT NULL DEFAULT 'ANTRAEGE',
  ADD COLUMN von date,
  ADD COLUMN bis date,
  ADD COLUMN zweck text,
  ADD COLUMN configuration_name text,
  -- Rows that are written, and that there were to write when it began.
  ADD COLUMN geschrieben integer NOT NULL DEFAULT 0,
  ADD COLUMN gesamt integer,
  DROP CONSTRAINT export_auftrag_format_check,
  ADD CONSTRAINT export_auftrag_format_check CHECK (format IN ('CSV', 'XLSX', 'JSON')),
  -- A file of a million rows is longer than an integer may say one day.
  ALTER COLUMN groesse TYPE bigint;

-- What somebody has put together under a name.
CREATE TABLE export_konfiguration (
  uuid uuid PRIMARY KEY,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  system_rolle text NOT NULL,
  unternehmen_uuid uuid REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  configuration_name text NOT NULL,
  fall text NOT NULL,
  variablen text[] NOT NULL,
  -- Search and filters as the query of a list, and the period.
  query text NOT NULL,
  von date,
  bis date,
  format text NOT NULL CHECK (format IN ('CSV', 'XLSX', 'JSON')),
  zweck text,
  angelegt_am timestamptz NOT NULL
);
CREATE UNIQUE INDEX export_konfiguration_name ON export_konfiguration
  (benutzer_uuid, system_rolle, coalesce(unternehmen_uuid, '00000000-0000-0000-0000-000000000000'), configuration_name);

-- Who has exported what; stays longer than the file.
CREATE TABLE export_nachweis (
  uuid uuid PRIMARY KEY,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  system_rolle text NOT NULL,
  unternehmen_uuid uuid REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  fall text NOT NULL,
  variablen text[] NOT NULL,
  von date,
  bis date,
  format text NOT NULL,
  zweck text,
  bestellt_am timestamptz NOT NULL,
  fertig_am timestamptz,
  zeilen integer
);
CREATE INDEX export_nachweis_firma ON export_nachweis (unternehmen_uuid, bestellt_am DESC);
CREATE INDEX export_nachweis_zeit ON export_nachweis (bestellt_am DESC);
