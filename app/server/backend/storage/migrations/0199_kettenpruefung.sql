-- vertraeglich ab: 1.118.0
-- The log is read by day.
CREATE INDEX audit_am ON audit (am, lfd);
-- Whether the same filter was noted lately.
CREATE INDEX audit_protokoll_gelesen ON audit (benutzer_uuid, am) WHERE vorgang = 'PROTOKOLL_GELESEN';

-- The checks of all chains of events: asked for, running, done.
CREATE TABLE kettenpruefung (
  lfd bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  angefordert_am timestamptz NOT NULL,
  -- Null: by the portal, once a day.
  angefordert_von uuid,
  begonnen_am timestamptz,
  beendet_am timestamptz,
  antraege integer NOT NULL DEFAULT 0,
  ereignisse integer NOT NULL DEFAULT 0,
  anzahl_befunde integer NOT NULL DEFAULT 0,
  -- The first findings.
  befunde jsonb NOT NULL DEFAULT '[]'
);
-- One at a time, on whichever node.
CREATE UNIQUE INDEX kettenpruefung_offen ON kettenpruefung ((true)) WHERE beendet_am IS NULL;
