-- What a save cut off may belong to the answer to a message, too. It outlasts the draft: what did not fit can go with the next answer.

ALTER TABLE abgeschnittener_rest ADD COLUMN nachricht_uuid uuid REFERENCES nachricht (uuid) ON DELETE CASCADE;
ALTER TABLE abgeschnittener_rest DROP CONSTRAINT abgeschnittener_rest_ein_ort;
ALTER TABLE abgeschnittener_rest ADD CONSTRAINT abgeschnittener_rest_ein_ort
  CHECK (num_nonnulls(vorhaben_uuid, schriftsatz_uuid, nachricht_uuid) = 1);
CREATE INDEX abgeschnittener_rest_nachricht ON abgeschnittener_rest (nachricht_uuid, benutzer_uuid, am) WHERE nachricht_uuid IS NOT NULL;
