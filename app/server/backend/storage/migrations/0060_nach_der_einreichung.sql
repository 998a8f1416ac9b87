-- What follows a submission: follow-up requests, what the company writes about them, decisions, objections, withdrawals.

CREATE TABLE nachforderung (
  uuid uuid PRIMARY KEY,
  antrag_uuid uuid NOT NULL REFERENCES antrag (uuid),
  -- From 1 for each Antrag.
  nummer integer NOT NULL,
  status text NOT NULL CHECK (status IN ('OFFEN', 'IN_BEARBEITUNG', 'BEANTWORTET', 'FRIST_ABGELAUFEN', 'GESCHLOSSEN')),
  anschreiben text NOT NULL DEFAULT '',
  -- The last day on which an answer is in time, until 24:00 in Berlin.
  frist date NOT NULL,
  frist_urspruenglich date NOT NULL,
  verlaengerung_beantragt_am timestamptz,
  verlaengerung_beantragt_von uuid REFERENCES benutzer (uuid),
  verlaengerung_grund text,
  verlaengerung_entschieden_am timestamptz,
  verlaengerung_gewaehrt boolean,
  erstellt_am timestamptz NOT NULL,
  erledigt_am timestamptz,
  erinnert_am timestamptz,
  UNIQUE (antrag_uuid, nummer)
);
CREATE INDEX nachforderung_offen ON nachforderung (frist) WHERE status IN ('OFFEN', 'IN_BEARBEITUNG');

CREATE TABLE nachforderung_frage (
  uuid uuid PRIMARY KEY,
  nachforderung_uuid uuid NOT NULL REFERENCES nachforderung (uuid),
  position integer NOT NULL,
  -- Null: the question is about the Antrag as a whole.
  vorhaben_uuid uuid,
  frage text NOT NULL,
  UNIQUE (nachforderung_uuid, position)
);

CREATE TABLE bescheid (
  uuid uuid PRIMARY KEY,
  antrag_uuid uuid NOT NULL REFERENCES antrag (uuid),
  art text NOT NULL CHECK (art IN ('BESCHEID', 'WIDERSPRUCHSBESCHEID')),
  -- Findings and reasons per Vorhaben, frozen.
  inhalt jsonb NOT NULL,
  pruefsumme text NOT NULL,
  beleg_code text,
  erstellt_am timestamptz NOT NULL,
  -- The last day of the ten days for retrieval.
  abrufbar_bis date NOT NULL,
  abgerufen_am timestamptz,
  abgerufen_von uuid REFERENCES benutzer (uuid),
  bereitstellung_beendet_am timestamptz,
  -- How the day of announcement was found, and that day; null before.
  bekanntgabe_regel text CHECK (bekanntgabe_regel IN ('ABRUF_PLUS_1', 'BEREITSTELLUNG_PLUS_3', 'BEREITSTELLUNG_PLUS_4', 'POST_PLUS_4')),
  bekanntgabe_am date,
  widerspruchsfrist date,
  erinnert_am timestamptz
);
CREATE INDEX bescheid_antrag ON bescheid (antrag_uuid, erstellt_am DESC);
CREATE INDEX bescheid_abrufbar ON bescheid (abrufbar_bis) WHERE abgerufen_am IS NULL AND bereitstellung_beendet_am IS NULL;

-- What the company writes after the submission: drafted, saved with revisions, signed, frozen.
CREATE TABLE schriftsatz (
  uuid uuid PRIMARY KEY,
  antrag_uuid uuid NOT NULL REFERENCES antrag (uuid),
  art text NOT NULL CHECK (art IN ('NACHTRAG', 'WIDERSPRUCH', 'WIDERSPRUCH_RUECKZUG', 'ANTRAG_RUECKZUG')),
  -- The follow-up request that a Nachtrag answers; null for one without a request.
  nachforderung_uuid uuid REFERENCES nachforderung (uuid),
  -- The decision that a Widerspruch is about.
  bescheid_uuid uuid REFERENCES bescheid (uuid),
  -- The Widerspruch that is withdrawn.
  widerspruch_uuid uuid REFERENCES schriftsatz (uuid),
  status text NOT NULL CHECK (status IN ('ENTWURF', 'EINGEREICHT', 'ZURUECKGEZOGEN', 'BESCHIEDEN', 'GESCHLOSSEN', 'VERWORFEN')),
  revision integer NOT NULL DEFAULT 1,
  werte jsonb NOT NULL,
  erstellt_am timestamptz NOT NULL,
  erstellt_von uuid NOT NULL REFERENCES benutzer (uuid),
  geaendert_am timestamptz NOT NULL,
  geaendert_von uuid NOT NULL REFERENCES benutzer (uuid),
  eingereicht_am timestamptz,
  eingereicht_von uuid REFERENCES benutzer (uuid),
  inhalt jsonb,
  pruefsumme text,
  beleg_code text,
  beendet_am timestamptz
);
CREATE INDEX schriftsatz_antrag ON schriftsatz (antrag_uuid, erstellt_am);
-- One draft at a time of each kind, and of each answer; two tabs that begin at once meet in the same one.
CREATE UNIQUE INDEX schriftsatz_ein_entwurf ON schriftsatz
  (antrag_uuid, art, coalesce(nachforderung_uuid, '00000000-0000-0000-0000-000000000000')) WHERE status = 'ENTWURF';
CREATE UNIQUE INDEX schriftsatz_eine_antwort ON schriftsatz (nachforderung_uuid) WHERE nachforderung_uuid IS NOT NULL AND status = 'EINGEREICHT';

CREATE TABLE schriftsatz_revision (
  schriftsatz_uuid uuid NOT NULL REFERENCES schriftsatz (uuid) ON DELETE CASCADE,
  revision integer NOT NULL,
  werte jsonb NOT NULL,
  am timestamptz NOT NULL,
  von uuid NOT NULL REFERENCES benutzer (uuid),
  PRIMARY KEY (schriftsatz_uuid, revision)
);

ALTER TABLE datei ADD COLUMN schriftsatz_uuid uuid REFERENCES schriftsatz (uuid) ON DELETE CASCADE;
CREATE INDEX datei_schriftsatz ON datei (schriftsatz_uuid) WHERE schriftsatz_uuid IS NOT NULL;

-- Where an Antrag returns to when its withdrawal is refused (domain.md 4.4 no. 14).
ALTER TABLE antrag ADD COLUMN status_vor_rueckzug text;

-- Everything that is signed goes to the specialist system.
ALTER TABLE uebermittlung ADD COLUMN schriftsatz_uuid uuid REFERENCES schriftsatz (uuid);
ALTER TABLE uebermittlung DROP CONSTRAINT uebermittlung_art_check;
ALTER TABLE uebermittlung ADD CONSTRAINT uebermittlung_art_check
  CHECK (art IN ('EINREICHUNG', 'NACHTRAG', 'WIDERSPRUCH', 'WIDERSPRUCH_RUECKZUG', 'ANTRAG_RUECKZUG'));
DROP INDEX uebermittlung_eine_offene;
CREATE UNIQUE INDEX uebermittlung_eine_offene ON uebermittlung (antrag_uuid, art) WHERE status = 'OFFEN' AND art <> 'NACHTRAG';

-- A signature may be for more than a submission: what it is for, and of which document.
ALTER TABLE nezo_vorgang ADD COLUMN gegenstand_uuid uuid;
ALTER TABLE nezo_vorgang DROP CONSTRAINT IF EXISTS nezo_vorgang_ergebnis_check;
ALTER TABLE nezo_vorgang DROP CONSTRAINT IF EXISTS nezo_vorgang_intent_check;
ALTER TABLE nezo_vorgang DROP CONSTRAINT IF EXISTS nezo_vorgang_check;
ALTER TABLE nezo_vorgang ADD CONSTRAINT nezo_vorgang_check CHECK (
  (intent = 'REGISTRIERUNG' AND cookie_hash IS NOT NULL) OR (intent <> 'REGISTRIERUNG' AND sitzung_uuid IS NOT NULL AND antrag_uuid IS NOT NULL));
-- einreich_tan stays for nodes of the version before; nothing of this version uses it.
CREATE TABLE unterschrift_tan (
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  intent text NOT NULL,
  antrag_uuid uuid NOT NULL REFERENCES antrag (uuid) ON DELETE CASCADE,
  -- The Antrag itself where there is no document of its own.
  gegenstand_uuid uuid NOT NULL,
  tan_hash text NOT NULL,
  stand text NOT NULL,
  gueltig_bis timestamptz NOT NULL,
  versuche integer NOT NULL DEFAULT 0,
  PRIMARY KEY (benutzer_uuid, intent, gegenstand_uuid)
);
