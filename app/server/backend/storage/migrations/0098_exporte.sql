-- Files of the list of Anträge that somebody has ordered. They are made in the background and fetched once they are ready.
CREATE TABLE export_auftrag (
  uuid uuid PRIMARY KEY,
  -- In the order of the orders.
  nummer bigint GENERATED ALWAYS AS IDENTITY,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  -- In what the person acted: the system role, and for company employees the company.
  system_rolle text NOT NULL,
  unternehmen_uuid uuid REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  -- The login that hears of the end; it may be over by then.
  sitzung_uuid uuid NOT NULL,
  format text NOT NULL CHECK (format IN ('CSV', 'XLSX')),
  query text NOT NULL,
  -- Null: the columns that the table opens with.
  spalten text[],
  zustand text NOT NULL CHECK (zustand IN ('WARTET', 'IN_ARBEIT', 'FERTIG', 'FEHLGESCHLAGEN')),
  versuche integer NOT NULL DEFAULT 0,
  -- While it is being made: the end of the lease.
  naechster_versuch_am timestamptz NOT NULL,
  datei_name text NOT NULL,
  bestellt_am timestamptz NOT NULL,
  -- When it came to its end, the good or the bad one.
  fertig_am timestamptz,
  -- The company role with whose rights it was made.
  unternehmen_rolle text,
  schluessel text UNIQUE,
  groesse integer,
  zeilen integer,
  CHECK ((zustand IN ('FERTIG', 'FEHLGESCHLAGEN')) = (fertig_am IS NOT NULL)),
  CHECK ((zustand = 'FERTIG') = (schluessel IS NOT NULL AND groesse IS NOT NULL AND zeilen IS NOT NULL)),
  UNIQUE (benutzer_uuid, datei_name)
);
CREATE INDEX export_auftrag_offen ON export_auftrag (naechster_versuch_am) WHERE zustand IN ('WARTET', 'IN_ARBEIT');
