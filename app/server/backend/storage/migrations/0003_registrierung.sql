-- Registration, password links, invitations, identifications and help texts.
-- Secrets of links and cookies are stored as SHA-256 only.

CREATE TABLE registrierung (
  uuid uuid PRIMARY KEY,
  cookie_hash text UNIQUE,
  identifikation jsonb,
  unternehmen jsonb,
  benutzer jsonb,
  bestaetigung_hash text UNIQUE,
  bestaetigung_bis timestamptz,
  abgeschlossen_am timestamptz,
  abschluss_schluessel uuid,
  ablauf timestamptz NOT NULL,
  erstellt_am timestamptz NOT NULL
);
CREATE INDEX registrierung_ablauf ON registrierung (ablauf);

CREATE TABLE passwort_link (
  uuid uuid PRIMARY KEY,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  art text NOT NULL CHECK (art IN ('VERGABE', 'ZURUECKSETZEN')),
  hash text NOT NULL UNIQUE,
  gueltig_bis timestamptz NOT NULL,
  benutzt_am timestamptz,
  benutzt_schluessel uuid,
  erstellt_am timestamptz NOT NULL
);
CREATE INDEX passwort_link_benutzer ON passwort_link (benutzer_uuid);

CREATE TABLE einladung (
  uuid uuid PRIMARY KEY,
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  email text NOT NULL,
  vorname text NOT NULL,
  nachname text NOT NULL,
  rolle text NOT NULL CHECK (rolle IN ('BEVOLLMAECHTIGTER', 'MITARBEITER')),
  hash text NOT NULL UNIQUE,
  gueltig_bis timestamptz NOT NULL,
  angenommen_am timestamptz,
  angenommen_ergebnis text CHECK (angenommen_ergebnis IN ('VERKNUEPFT', 'KONTO_ANGELEGT')),
  angenommen_schluessel uuid,
  erstellt_von uuid REFERENCES benutzer (uuid) ON DELETE SET NULL,
  erstellt_am timestamptz NOT NULL
);
CREATE INDEX einladung_unternehmen ON einladung (unternehmen_uuid, email);

-- One identification: bound to a session (EINREICHEN) or to the registration cookie (REGISTRIERUNG).
CREATE TABLE nezo_vorgang (
  uuid uuid PRIMARY KEY,
  state_hash text NOT NULL UNIQUE,
  intent text NOT NULL CHECK (intent IN ('REGISTRIERUNG', 'EINREICHEN')),
  sitzung_uuid uuid,
  cookie_hash text,
  benutzer_uuid uuid,
  unternehmen_uuid uuid,
  antrag_uuid uuid,
  erstellt_am timestamptz NOT NULL,
  benutzt_am timestamptz,
  CHECK ((intent = 'REGISTRIERUNG' AND cookie_hash IS NOT NULL) OR (intent = 'EINREICHEN' AND sitzung_uuid IS NOT NULL AND antrag_uuid IS NOT NULL))
);
CREATE INDEX nezo_vorgang_erstellt ON nezo_vorgang (erstellt_am);

CREATE TABLE hilfetext (
  uuid uuid PRIMARY KEY,
  bereich text NOT NULL,
  feld text NOT NULL,
  index integer NOT NULL,
  text text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  UNIQUE (bereich, feld, index)
);
CREATE INDEX hilfetext_bereich ON hilfetext (bereich, index);

CREATE TABLE hinweistext (
  uuid uuid PRIMARY KEY,
  schluessel text NOT NULL UNIQUE,
  text text NOT NULL
);
