-- When the person behind a session last proved who they are: at the login, or when they confirmed it since.
ALTER TABLE sitzung ADD COLUMN nachweis_am timestamptz;
UPDATE sitzung SET nachweis_am = erstellt_am;
ALTER TABLE sitzung ALTER COLUMN nachweis_am SET NOT NULL;
-- The password was right in a confirmation whose TAN is still missing.
ALTER TABLE sitzung ADD COLUMN nachweis_passwort_am timestamptz;
