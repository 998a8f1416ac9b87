-- vertraeglich ab: 1.118.0
-- The Message-ID stays the same on each try. `versand_bis`: a worker has the mail until then; the next one to the same recipient waits.
-- `fehler_art`: why the last try failed: the mail server refuses this mail for good, or whatever it is sent with is set up wrongly.
ALTER TABLE mail_ausgang
  ADD COLUMN message_id text,
  ADD COLUMN versand_bis timestamptz,
  ADD COLUMN fehler_art text CHECK (fehler_art IN ('ABGELEHNT', 'EINRICHTUNG'));
CREATE INDEX mail_ausgang_empfaenger ON mail_ausgang (empfaenger) WHERE gesendet_am IS NULL AND aufgegeben_am IS NULL;
CREATE INDEX mail_ausgang_aufgegeben ON mail_ausgang (aufgegeben_am) WHERE aufgegeben_am IS NOT NULL;
