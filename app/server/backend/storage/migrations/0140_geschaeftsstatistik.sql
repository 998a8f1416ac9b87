-- The business statistics: one row per Wirtschaftsjahr, with each saved version. What makes a row of years one after the other, without
-- overlap and without gap, is held here, too.
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE wirtschaftsjahr (
  uuid uuid PRIMARY KEY,
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  beginn date NOT NULL,
  ende date NOT NULL,
  -- All other answers, by field.
  werte jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  geaendert_am timestamptz NOT NULL,
  geaendert_von uuid REFERENCES benutzer (uuid) ON DELETE SET NULL,
  CONSTRAINT wirtschaftsjahr_folge CHECK (ende >= beginn),
  -- Twelve months: the first reading holds for a year that begins on 1 March, the second for one that begins on 29 February.
  CONSTRAINT wirtschaftsjahr_dauer CHECK (
    ende <= greatest(beginn + interval '12 months' - interval '1 day', beginn - 1 + interval '12 months')),
  -- At the end of a transaction, so that one save may move a boundary between two years.
  CONSTRAINT wirtschaftsjahr_ueberschneidung EXCLUDE USING gist (unternehmen_uuid WITH =, daterange(beginn, ende, '[]') WITH &&)
    DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE wirtschaftsjahr_revision (
  wirtschaftsjahr_uuid uuid NOT NULL REFERENCES wirtschaftsjahr (uuid) ON DELETE CASCADE,
  revision integer NOT NULL,
  werte jsonb NOT NULL,
  am timestamptz NOT NULL,
  von uuid REFERENCES benutzer (uuid) ON DELETE SET NULL,
  PRIMARY KEY (wirtschaftsjahr_uuid, revision)
);

-- A company that has completed no Wirtschaftsjahr yet says so; without a row it has not.
CREATE TABLE wirtschaftsjahr_keines (
  unternehmen_uuid uuid PRIMARY KEY REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  am timestamptz NOT NULL,
  von uuid REFERENCES benutzer (uuid) ON DELETE SET NULL
);

CREATE FUNCTION check_wirtschaftsjahr_luecke() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gemeint uuid := coalesce(NEW.unternehmen_uuid, OLD.unternehmen_uuid);
BEGIN
  -- Two saves of one company are looked at one after the other: each of them alone may leave no gap, and both together one.
  PERFORM 1 FROM unternehmen WHERE uuid = gemeint FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT 1 FROM wirtschaftsjahr j
    WHERE j.unternehmen_uuid = gemeint
      AND EXISTS (SELECT 1 FROM wirtschaftsjahr v WHERE v.unternehmen_uuid = gemeint AND v.beginn < j.beginn)
      -- An overlap is no gap: it has a rule of its own.
      AND NOT EXISTS (
        SELECT 1 FROM wirtschaftsjahr v
        WHERE v.unternehmen_uuid = gemeint AND v.beginn < j.beginn AND v.ende >= j.beginn - 1)
  ) THEN
    RAISE EXCEPTION 'gap between the Wirtschaftsjahre of a company'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'wirtschaftsjahr_luecke', TABLE = 'wirtschaftsjahr';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER wirtschaftsjahr_luecke AFTER INSERT OR UPDATE OR DELETE ON wirtschaftsjahr
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_wirtschaftsjahr_luecke();
