-- Accounts of staff. A removed account stays for what refers to it; its address is free again, and nobody logs in with it any more.
ALTER TABLE benutzer
  ADD COLUMN sperrgrund text,
  ADD COLUMN entfernt_am timestamptz,
  ADD CONSTRAINT benutzer_entfernt CHECK (entfernt_am IS NULL OR (gesperrt_seit IS NOT NULL AND passwort_hash IS NULL));

-- Staff must have a second factor; whoever has none is led to set one up.
UPDATE benutzer SET tfa_pflicht = true WHERE NOT system_rollen <@ ARRAY['UNTERNEHMENSMITARBEITER'];

CREATE INDEX benutzer_stab ON benutzer (uuid) WHERE entfernt_am IS NULL AND NOT system_rollen <@ ARRAY['UNTERNEHMENSMITARBEITER'];
-- When somebody last logged in.
CREATE INDEX audit_anmeldung ON audit (benutzer_uuid, am) WHERE vorgang = 'ANMELDUNG';
