-- vertraeglich ab: 1.118.0
-- How many days before the last one of a deadline a person wants to be reminded by mail; without a row only the usual
-- reminders come, which everybody who may act for the company gets. `geprueft_bis`: up to this day it has been looked
-- for what to remind of, so that each reminder goes once, however many nodes look.
CREATE TABLE erinnerungswahl (
  benutzer_uuid uuid PRIMARY KEY REFERENCES benutzer (uuid) ON DELETE CASCADE,
  tage smallint[] NOT NULL CHECK (cardinality(tage) > 0 AND tage <@ ARRAY[1, 3, 7, 14]::smallint[]),
  geprueft_bis date NOT NULL
);
CREATE INDEX erinnerungswahl_geprueft ON erinnerungswahl (geprueft_bis, benutzer_uuid);
