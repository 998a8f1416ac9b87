-- What a save cut off may belong to a document that was written after the submission instead of to a Vorhaben.

ALTER TABLE abgeschnittener_rest ALTER COLUMN vorhaben_uuid DROP NOT NULL;
ALTER TABLE abgeschnittener_rest ADD COLUMN schriftsatz_uuid uuid REFERENCES schriftsatz (uuid) ON DELETE CASCADE;
ALTER TABLE abgeschnittener_rest ADD CONSTRAINT abgeschnittener_rest_ein_ort CHECK (num_nonnulls(vorhaben_uuid, schriftsatz_uuid) = 1);
CREATE INDEX abgeschnittener_rest_schriftsatz ON abgeschnittener_rest (schriftsatz_uuid, benutzer_uuid, am) WHERE schriftsatz_uuid IS NOT NULL;
