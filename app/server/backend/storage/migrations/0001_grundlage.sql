-- Accounts, companies, sessions, and what every use case leans on: outbox, idempotency, limits, messages, audit.

CREATE TABLE benutzer (
  uuid uuid PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  passwort_hash text,
  anrede text NOT NULL DEFAULT '',
  titel text NOT NULL DEFAULT '',
  vorname text NOT NULL,
  nachname text NOT NULL,
  email_bestaetigt_am timestamptz,
  hilfetexte_anzeigen boolean,
  tfa_pflicht boolean NOT NULL DEFAULT false,
  mail_tfa boolean NOT NULL DEFAULT true,
  app_tfa_secret text,
  app_tfa_entwurf text,
  app_tfa_letzter_schritt bigint NOT NULL DEFAULT 0,
  system_rollen text[] NOT NULL CHECK (cardinality(system_rollen) > 0),
  gesperrt_seit timestamptz,
  passwort_geaendert_am timestamptz NOT NULL,
  erstellt_am timestamptz NOT NULL
);
CREATE UNIQUE INDEX benutzer_email ON benutzer (email);

CREATE TABLE wiederherstellungscode (
  benutzer_uuid uuid NOT NULL REFERENCES benutzer ON DELETE CASCADE,
  hash text NOT NULL,
  benutzt_am timestamptz,
  PRIMARY KEY (benutzer_uuid, hash)
);

CREATE TABLE unternehmen (
  uuid uuid PRIMARY KEY,
  stammdaten jsonb NOT NULL,
  firma text NOT NULL,
  rechtsform text NOT NULL,
  steuernummer text NOT NULL UNIQUE,
  nezo_konto text,
  bsfz_siegel boolean NOT NULL DEFAULT false,
  erstellt_am timestamptz NOT NULL
);
CREATE UNIQUE INDEX unternehmen_nezo_konto ON unternehmen (nezo_konto) WHERE nezo_konto IS NOT NULL;

CREATE TABLE mitgliedschaft (
  benutzer_uuid uuid NOT NULL REFERENCES benutzer ON DELETE CASCADE,
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen ON DELETE CASCADE,
  rolle text NOT NULL CHECK (rolle IN ('BEVOLLMAECHTIGTER', 'MITARBEITER')),
  seit timestamptz NOT NULL,
  PRIMARY KEY (benutzer_uuid, unternehmen_uuid)
);
CREATE INDEX mitgliedschaft_unternehmen ON mitgliedschaft (unternehmen_uuid);

-- Tokens are stored as hashes only.
CREATE TABLE sitzung (
  uuid uuid PRIMARY KEY,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer ON DELETE CASCADE,
  stand text NOT NULL CHECK (stand IN ('PRE_TAN', 'AUTHENTICATED')),
  zugriff_hash text NOT NULL,
  zugriff_bis timestamptz NOT NULL,
  refresh_hash text,
  refresh_vorher_hash text,
  refresh_gewechselt_am timestamptz,
  refresh_salz text,
  letzte_aktion_am timestamptz NOT NULL,
  erstellt_am timestamptz NOT NULL,
  absolut_bis timestamptz NOT NULL,
  unternehmen_uuid uuid REFERENCES unternehmen ON DELETE SET NULL,
  systemrolle text,
  csrf text NOT NULL,
  geraet text NOT NULL DEFAULT '',
  tan_art text CHECK (tan_art IN ('MAIL', 'APP')),
  tan_hash text,
  tan_bis timestamptz,
  tan_versuche integer NOT NULL DEFAULT 0,
  nezo_am timestamptz,
  beendet_am timestamptz
);
CREATE UNIQUE INDEX sitzung_zugriff ON sitzung (zugriff_hash);
CREATE UNIQUE INDEX sitzung_refresh ON sitzung (refresh_hash) WHERE refresh_hash IS NOT NULL;
CREATE INDEX sitzung_benutzer ON sitzung (benutzer_uuid);

-- Every refresh token a session ever had before its present one: seeing one again after the grace ends the session.
CREATE TABLE refresh_verbraucht (
  hash text PRIMARY KEY,
  sitzung_uuid uuid NOT NULL REFERENCES sitzung ON DELETE CASCADE
);
CREATE INDEX refresh_verbraucht_sitzung ON refresh_verbraucht (sitzung_uuid);

-- Consecutive failed logins of one address, known or not; the key is a hash of the address.
CREATE TABLE anmeldeversuch (
  schluessel text PRIMARY KEY,
  fehlversuche integer NOT NULL,
  sperre_bis timestamptz,
  letzter_am timestamptz NOT NULL
);

CREATE TABLE ratelimit (
  schluessel text PRIMARY KEY,
  fenster timestamptz NOT NULL,
  anzahl integer NOT NULL,
  ablauf timestamptz NOT NULL
);

CREATE TABLE mail_ausgang (
  uuid uuid PRIMARY KEY,
  empfaenger text NOT NULL,
  betreff text NOT NULL,
  text text NOT NULL,
  erstellt_am timestamptz NOT NULL,
  versuche integer NOT NULL DEFAULT 0,
  naechster_versuch_am timestamptz NOT NULL,
  gesendet_am timestamptz,
  letzter_fehler text
);
CREATE INDEX mail_ausgang_offen ON mail_ausgang (naechster_versuch_am) WHERE gesendet_am IS NULL;

CREATE TABLE idempotenz (
  schluessel uuid NOT NULL,
  benutzer_uuid uuid NOT NULL,
  vorgang text NOT NULL,
  eingabe_hash text NOT NULL,
  antwort jsonb,
  erstellt_am timestamptz NOT NULL,
  PRIMARY KEY (schluessel, benutzer_uuid, vorgang)
);
CREATE INDEX idempotenz_alter ON idempotenz (erstellt_am);

CREATE TABLE nachricht (
  uuid uuid PRIMARY KEY,
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen ON DELETE CASCADE,
  antrag_uuid uuid,
  art text NOT NULL,
  titel text NOT NULL,
  text text NOT NULL,
  erstellt_am timestamptz NOT NULL
);
CREATE INDEX nachricht_unternehmen ON nachricht (unternehmen_uuid, erstellt_am DESC);

CREATE TABLE nachricht_gelesen (
  nachricht_uuid uuid NOT NULL REFERENCES nachricht ON DELETE CASCADE,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer ON DELETE CASCADE,
  gelesen_am timestamptz NOT NULL,
  PRIMARY KEY (nachricht_uuid, benutzer_uuid)
);

-- Append-only. No foreign keys: the line outlives what it tells about.
CREATE TABLE audit (
  lfd bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  am timestamptz NOT NULL,
  vorgang text NOT NULL,
  benutzer_uuid uuid,
  antrag_uuid uuid,
  von text,
  nach text,
  grund text
);
CREATE INDEX audit_antrag ON audit (antrag_uuid, lfd) WHERE antrag_uuid IS NOT NULL;
CREATE INDEX audit_benutzer ON audit (benutzer_uuid, lfd) WHERE benutzer_uuid IS NOT NULL;

CREATE FUNCTION audit_ist_unveraenderlich() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit is append-only';
END $$;
CREATE TRIGGER audit_unveraenderlich BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION audit_ist_unveraenderlich();
