-- The secret address under which a person's deadlines can be read as a calendar; without a row there is none.
CREATE TABLE kalender_abo (
  benutzer_uuid uuid PRIMARY KEY REFERENCES benutzer (uuid) ON DELETE CASCADE,
  -- The address is derived from this and SECRET_KEY; another value makes another address.
  nonce text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  erstellt_am timestamptz NOT NULL,
  abgerufen_am timestamptz
);
