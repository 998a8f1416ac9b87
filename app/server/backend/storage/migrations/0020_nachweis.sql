-- When the person behind a session last proved who they are: at the login, or when they confirmed it since.
-- It has had another number before: a database that knows it by that one goes through it again, and nothing changes.
ALTER TABLE sitzung ADD COLUMN IF NOT EXISTS nachweis_am timestamptz;
UPDATE sitzung SET nachweis_am = erstellt_am WHERE nachweis_am IS NULL;
ALTER TABLE sitzung ALTER COLUMN nachweis_am SET NOT NULL;
-- The password was right in a confirmation whose TAN is still missing.
ALTER TABLE sitzung ADD COLUMN IF NOT EXISTS nachweis_passwort_am timestamptz;
