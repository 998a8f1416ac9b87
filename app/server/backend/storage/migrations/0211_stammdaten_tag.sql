-- vertraeglich ab: 1.118.0
-- Nothing ever wrote or read it: what others have used of the cap is an answer of their row in verbund_zeile.
DROP TABLE verbund_basis;

-- A correction of nothing but the day from which on the values of an earlier version hold.
ALTER TABLE unternehmen_revision
  ADD COLUMN berichtigt_revision integer,
  ADD COLUMN berichtigt_tag date,
  ADD CONSTRAINT unternehmen_revision_berichtigt CHECK (
    (berichtigt_revision IS NULL) = (berichtigt_tag IS NULL)
    AND (berichtigt_revision IS NULL OR (art = 'BERICHTIGUNG' AND berichtigt_revision < revision)));
