-- vertraeglich ab: 1.118.0
-- Which version of each help and hint text stood there when something was submitted. Many submissions share a state, so
-- it stands here once, under its checksum.
CREATE TABLE textstand (
  pruefsumme text PRIMARY KEY,
  -- The number of the version by the id of its text; 0: as delivered.
  fassungen jsonb NOT NULL
);
-- Null: submitted before states were kept. Then the moment says which texts held.
ALTER TABLE eingereichter_antrag ADD COLUMN textstand text REFERENCES textstand;
ALTER TABLE schriftsatz ADD COLUMN textstand text REFERENCES textstand;
