-- vertraeglich ab: 1.118.0
-- What the log says about somebody: whom it concerns stands first in the reason of its line.
CREATE INDEX audit_betroffen ON audit (left(grund, 36), lfd) WHERE vorgang ~ '^(benutzer|support|einlad)';
-- Who has looked at the page of a person.
CREATE INDEX audit_angesehen ON audit (benutzer_uuid, nach, am) WHERE vorgang = 'BENUTZER_ANGESEHEN';
-- All mails to an address, and all invitations and open registrations of one.
CREATE INDEX mail_ausgang_adresse ON mail_ausgang (empfaenger, nummer);
CREATE INDEX einladung_email ON einladung (email);
CREATE INDEX registrierung_email ON registrierung ((benutzer ->> 'email')) WHERE benutzer IS NOT NULL;
