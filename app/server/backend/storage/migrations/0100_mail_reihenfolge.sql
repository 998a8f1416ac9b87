-- Mails of one moment leave in the order in which they were written.
ALTER TABLE mail_ausgang ADD COLUMN nummer bigint GENERATED ALWAYS AS IDENTITY;
