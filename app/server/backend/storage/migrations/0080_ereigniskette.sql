-- What happened to an Antrag, as a chain: each event carries the hash of the one before. docs/ereigniskette.md has the rule.

-- No foreign keys: the chain outlives what it tells about. Milliseconds, because the hash is made of what JavaScript can tell apart.
CREATE TABLE ereignis (
  antrag_uuid uuid NOT NULL,
  nummer integer NOT NULL CHECK (nummer > 0),
  am timestamptz(3) NOT NULL,
  art text NOT NULL,
  inhalt jsonb NOT NULL,
  vorher_hash text NOT NULL CHECK (vorher_hash ~ '^[0-9a-f]{64}$'),
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (antrag_uuid, nummer)
);

-- The last event of each chain, sealed with a key that the database does not know. Its lock puts writers one after the other.
CREATE TABLE ereignis_kopf (
  antrag_uuid uuid PRIMARY KEY,
  nummer integer NOT NULL CHECK (nummer >= 0),
  hash text NOT NULL,
  siegel text NOT NULL
);

-- What can be confirmed by its code. The event with this number holds the same facts.
CREATE TABLE beleg (
  code text PRIMARY KEY CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  antrag_uuid uuid NOT NULL,
  art text NOT NULL,
  ereignis_nummer integer NOT NULL,
  pruefsumme text NOT NULL CHECK (pruefsumme ~ '^[0-9a-f]{64}$'),
  am timestamptz(3) NOT NULL,
  UNIQUE (antrag_uuid, ereignis_nummer)
);

CREATE FUNCTION ist_unveraenderlich() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER ereignis_unveraenderlich BEFORE UPDATE OR DELETE OR TRUNCATE ON ereignis
  FOR EACH STATEMENT EXECUTE FUNCTION ist_unveraenderlich();
CREATE TRIGGER beleg_unveraenderlich BEFORE UPDATE OR DELETE OR TRUNCATE ON beleg
  FOR EACH STATEMENT EXECUTE FUNCTION ist_unveraenderlich();
