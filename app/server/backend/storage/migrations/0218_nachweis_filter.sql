-- vertraeglich ab: 1.118.0
-- What narrowed an export, so that its record tells what was taken along, and the company that staff took it of. The
-- words that were searched for may name people and stay out of it: only that there were some. Null: ordered before it
-- was noted.
ALTER TABLE export_nachweis
  ADD COLUMN query text,
  ADD COLUMN mit_suche boolean,
  ADD COLUMN ueber_unternehmen uuid REFERENCES unternehmen (uuid) ON DELETE SET NULL;
