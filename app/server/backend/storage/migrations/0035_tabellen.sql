-- How a person wants to see a table: the columns, and named views. Only for that person.

CREATE TABLE tabellen_spalten (
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  tabelle text NOT NULL,
  spalten text[] NOT NULL CHECK (cardinality(spalten) > 0),
  PRIMARY KEY (benutzer_uuid, tabelle)
);

CREATE TABLE tabellen_ansicht (
  uuid uuid PRIMARY KEY,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  tabelle text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  -- Search, filters, order and page size as the query of the list's address.
  query text NOT NULL
);

CREATE UNIQUE INDEX tabellen_ansicht_name ON tabellen_ansicht (benutzer_uuid, tabelle, lower(name));
