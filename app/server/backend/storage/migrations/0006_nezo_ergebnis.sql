-- What a used state has brought about, so that its repetition can be answered the same; null when it was used up without effect.
ALTER TABLE nezo_vorgang ADD COLUMN ergebnis text CHECK (ergebnis IN ('ANTRAG_EINGEREICHT'));
