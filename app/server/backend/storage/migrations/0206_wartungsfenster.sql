-- vertraeglich ab: 1.118.0
-- The planned maintenance windows. What is over stays, for whoever asks when the portal took nothing.
CREATE TABLE wartungsfenster (
  uuid uuid PRIMARY KEY,
  beginn timestamptz NOT NULL,
  ende timestamptz NOT NULL,
  grund text NOT NULL,
  revision integer NOT NULL,
  geaendert_am timestamptz NOT NULL,
  geaendert_von uuid REFERENCES benutzer,
  -- When somebody has ended or withdrawn it, or announced the one after it. Null: planned, running, or just over.
  abgeschlossen_am timestamptz,
  CHECK (beginn < ende)
);
-- One at a time, whoever announces it on whichever node.
CREATE UNIQUE INDEX wartungsfenster_offen ON wartungsfenster ((true)) WHERE abgeschlossen_am IS NULL;

-- From when on the time counts for which a form is kept; null: from when it was kept. A form that arrives in a
-- maintenance window is kept for as long after its end.
ALTER TABLE geparkte_eingabe ADD COLUMN zaehlt_ab timestamptz;
