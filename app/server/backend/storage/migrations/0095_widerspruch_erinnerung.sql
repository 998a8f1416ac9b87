-- Since when the company has been reminded of the end of the period for an objection; null: not yet.
ALTER TABLE bescheid ADD COLUMN widerspruch_erinnert_am timestamptz;
CREATE INDEX bescheid_widerspruchsfrist ON bescheid (widerspruchsfrist) WHERE art = 'BESCHEID' AND widerspruch_erinnert_am IS NULL;
