-- The affiliated companies: one row per relation, which also introduces whoever takes part. `stand` counts the changes of a list.
CREATE TABLE verbund_liste (
  unternehmen_uuid uuid PRIMARY KEY REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  stand integer NOT NULL
);

CREATE TABLE verbund_zeile (
  uuid uuid PRIMARY KEY,
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  -- The order in which they were entered.
  stelle integer NOT NULL,
  revision integer NOT NULL,
  werte jsonb NOT NULL,
  geaendert_am timestamptz NOT NULL,
  geaendert_von uuid REFERENCES benutzer (uuid) ON DELETE SET NULL,
  UNIQUE (unternehmen_uuid, stelle)
);

CREATE TABLE verbund_zeile_revision (
  zeile_uuid uuid NOT NULL REFERENCES verbund_zeile (uuid) ON DELETE CASCADE,
  revision integer NOT NULL,
  werte jsonb NOT NULL,
  am timestamptz NOT NULL,
  von uuid REFERENCES benutzer (uuid) ON DELETE SET NULL,
  PRIMARY KEY (zeile_uuid, revision)
);

-- Who said when that the list is up to date for a Wirtschaftsjahr, and at which `stand` of it.
CREATE TABLE verbund_bestaetigung (
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  beginn date NOT NULL,
  ende date NOT NULL,
  stand integer NOT NULL,
  am timestamptz NOT NULL,
  von uuid REFERENCES benutzer (uuid) ON DELETE SET NULL,
  PRIMARY KEY (unternehmen_uuid, beginn, stand),
  CHECK (beginn <= ende)
);

-- Which base of the allowance somebody of the list has used in the Wirtschaftsjahr that begins on a day.
CREATE TABLE verbund_basis (
  zeile_uuid uuid NOT NULL REFERENCES verbund_zeile (uuid) ON DELETE CASCADE,
  beginn date NOT NULL,
  betrag numeric(15, 2) NOT NULL CHECK (betrag >= 0),
  PRIMARY KEY (zeile_uuid, beginn)
);
