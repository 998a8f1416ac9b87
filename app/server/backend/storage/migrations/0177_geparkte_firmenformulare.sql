-- Forms of the company wait like those of an Antrag: a row belongs to the one or is the other.
ALTER TABLE geparkte_eingabe ALTER COLUMN antrag_uuid DROP NOT NULL;
ALTER TABLE geparkte_eingabe ADD COLUMN firmenformular text;
ALTER TABLE geparkte_eingabe ADD CONSTRAINT geparkte_eingabe_wohin CHECK ((antrag_uuid IS NULL) = (firmenformular IS NOT NULL));
