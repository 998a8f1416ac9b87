-- vertraeglich ab: 1.118.0
-- The runs of the archive that somebody has started by hand; the background work archives by itself besides.
CREATE TABLE archivlauf (
  lfd bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  begonnen_am timestamptz NOT NULL,
  begonnen_von uuid REFERENCES benutzer,
  beendet_am timestamptz,
  archiviert integer NOT NULL DEFAULT 0,
  gescheitert integer NOT NULL DEFAULT 0
);
-- One at a time, on whichever node.
CREATE UNIQUE INDEX archivlauf_offen ON archivlauf ((true)) WHERE beendet_am IS NULL;
