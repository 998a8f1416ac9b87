-- vertraeglich ab: 1.118.0
-- The editors of staff wait like the forms of companies: they belong to their person alone, and to no company.
ALTER TABLE geparkte_eingabe ALTER COLUMN unternehmen_uuid DROP NOT NULL;
ALTER TABLE geparkte_eingabe ADD COLUMN stabsformular text;
ALTER TABLE geparkte_eingabe DROP CONSTRAINT geparkte_eingabe_wohin;
ALTER TABLE geparkte_eingabe ADD CONSTRAINT geparkte_eingabe_wohin
  CHECK (num_nonnulls(antrag_uuid, firmenformular, stabsformular) = 1
    AND (unternehmen_uuid IS NULL) = (stabsformular IS NOT NULL));
