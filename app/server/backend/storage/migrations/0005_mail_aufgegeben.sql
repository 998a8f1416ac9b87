-- A mail that could not be delivered after many tries is given up; it is no longer due.
ALTER TABLE mail_ausgang ADD COLUMN aufgegeben_am timestamptz;
DROP INDEX mail_ausgang_offen;
CREATE INDEX mail_ausgang_offen ON mail_ausgang (naechster_versuch_am) WHERE gesendet_am IS NULL AND aufgegeben_am IS NULL;
