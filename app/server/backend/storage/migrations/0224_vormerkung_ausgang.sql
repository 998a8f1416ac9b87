-- vertraeglich ab: 1.118.0
-- A coming change that could not be stored on its day: since when that is known. Whoever may put it right is told once.
ALTER TABLE stammdaten_vormerkung ADD COLUMN gescheitert_am timestamptz;
-- Of a version that was noted before its day: when a person entered it; the portal stored it on the day.
ALTER TABLE unternehmen_revision ADD COLUMN vorgemerkt_am timestamptz;
