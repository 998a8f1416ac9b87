-- What a save cut off because a text was too long: for the person who typed it, until that person discards it.

CREATE TABLE abgeschnittener_rest (
  uuid uuid PRIMARY KEY,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  vorhaben_uuid uuid NOT NULL REFERENCES vorhaben (uuid) ON DELETE CASCADE,
  -- The question, with the uuid of its row: "titel", "arbeitspakete/<uuid>/titel".
  stelle text NOT NULL,
  rest text NOT NULL CHECK (rest <> ''),
  am timestamptz NOT NULL
);

CREATE INDEX abgeschnittener_rest_vorhaben ON abgeschnittener_rest (vorhaben_uuid, benutzer_uuid, am);
CREATE INDEX abgeschnittener_rest_benutzer ON abgeschnittener_rest (benutzer_uuid);
