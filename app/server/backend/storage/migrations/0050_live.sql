-- The live channel: what is to be told (outbox of events), and who is connected where and looks at what.

CREATE TABLE live_ereignis (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Ids become visible in the order of the commits, not of the numbers. By this column a reader knows from where on something can still turn up.
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  ziel text NOT NULL,
  empfaenger jsonb NOT NULL,
  nutzlast jsonb NOT NULL,
  erstellt_am timestamptz NOT NULL
);

CREATE INDEX live_ereignis_xid ON live_ereignis (xid, id);
CREATE INDEX live_ereignis_alter ON live_ereignis (erstellt_am);

-- Wakes the readers at the commit, whoever inserts; once per transaction. For each row, because most saves look whether there is something to tell,
-- and insert nothing.
CREATE FUNCTION live_ereignis_melden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_ereignis', '');
  RETURN NULL;
END $$;

CREATE TRIGGER live_ereignis_melden AFTER INSERT ON live_ereignis FOR EACH ROW EXECUTE FUNCTION live_ereignis_melden();

-- One row per process that has lines to browsers. What belongs to one that has not said for a while that it lives counts as gone.
CREATE TABLE live_knoten (
  uuid uuid PRIMARY KEY,
  lebt_bis timestamptz NOT NULL
);

CREATE TABLE live_verbindung (
  uuid uuid PRIMARY KEY,
  knoten_uuid uuid NOT NULL REFERENCES live_knoten (uuid) ON DELETE CASCADE,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  -- 1 to the limit: two connections that open at the same moment cannot both take the last place.
  platz integer NOT NULL,
  seit timestamptz NOT NULL,
  UNIQUE (benutzer_uuid, platz)
);

CREATE INDEX live_verbindung_knoten ON live_verbindung (knoten_uuid);

CREATE TABLE live_beobachter (
  verbindung_uuid uuid NOT NULL REFERENCES live_verbindung (uuid) ON DELETE CASCADE,
  ressource text NOT NULL,
  ressource_id uuid NOT NULL,
  seit timestamptz NOT NULL,
  PRIMARY KEY (verbindung_uuid, ressource, ressource_id)
);

CREATE INDEX live_beobachter_ressource ON live_beobachter (ressource, ressource_id);
