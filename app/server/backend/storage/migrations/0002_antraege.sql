-- The Antrag, its Vorhaben with every saved revision, what was submitted, and what waits for the specialist system.

CREATE TABLE antrag (
  uuid uuid PRIMARY KEY,
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid),
  version text NOT NULL CHECK (version IN ('V1', 'V2')),
  ist_vereinfacht boolean NOT NULL DEFAULT false,
  status text NOT NULL CHECK (status IN (
    'IN_BEARBEITUNG', 'EINGEREICHT', 'IN_PRUEFUNG', 'UNTERLAGEN_NACHGEFORDERT', 'BESCHEID_LIEGT_VOR', 'ZURUECKGEZOGEN',
    'WIDERSPRUCH_EINGEREICHT', 'WS_BESCHEID_LIEGT_VOR', 'WIDERSPRUCH_ZURUECKGEZOGEN', 'WIDERSPRUCH_GESCHLOSSEN',
    'RUECKZUG_WIRD_UEBERMITTELT', 'GESCHLOSSEN', 'GELOESCHT', 'WIRD_UEBERMITTELT')),
  antragsnummer text UNIQUE,
  bezeichnung text NOT NULL DEFAULT '',
  revision integer NOT NULL DEFAULT 1,
  einreichung jsonb NOT NULL,
  anzahl_nachforderungen integer NOT NULL DEFAULT 0 CHECK (anzahl_nachforderungen >= 0),
  bescheid_zum_abruf boolean NOT NULL DEFAULT false,
  bescheid_erstellt_am date,
  finaler_bescheid_erstellt_am date,
  bescheid_abholung_am date,
  finaler_bescheid_abholung_am date,
  erstellt_am timestamptz NOT NULL,
  erstellt_von uuid NOT NULL REFERENCES benutzer (uuid),
  geaendert_am timestamptz NOT NULL,
  geaendert_von uuid NOT NULL REFERENCES benutzer (uuid),
  eingereicht_am timestamptz,
  geloescht_am timestamptz
);

CREATE INDEX antrag_liste_geaendert ON antrag (unternehmen_uuid, geaendert_am DESC, uuid);
CREATE INDEX antrag_liste_erstellt ON antrag (unternehmen_uuid, erstellt_am DESC, uuid);
CREATE INDEX antrag_liste_eingereicht ON antrag (unternehmen_uuid, eingereicht_am DESC, uuid);
CREATE INDEX antrag_liste_status ON antrag (unternehmen_uuid, status);
CREATE INDEX antrag_geloescht ON antrag (geloescht_am) WHERE status = 'GELOESCHT';

CREATE TABLE vorhaben (
  uuid uuid PRIMARY KEY,
  antrag_uuid uuid NOT NULL REFERENCES antrag (uuid) ON DELETE CASCADE,
  position integer NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  werte jsonb NOT NULL,
  pruefung jsonb NOT NULL,
  neu boolean NOT NULL DEFAULT true,
  geloescht boolean NOT NULL DEFAULT false,
  geaendert_am timestamptz NOT NULL,
  geaendert_von uuid NOT NULL REFERENCES benutzer (uuid),
  -- What lists show, kept apart so that no list has to read the whole form.
  titel text GENERATED ALWAYS AS (coalesce(werte ->> 'titel', '')) STORED,
  kurzbezeichnung text GENERATED ALWAYS AS (coalesce(werte ->> 'kurzbezeichnung', '')) STORED,
  anzahl_fehler integer GENERATED ALWAYS AS (jsonb_array_length(pruefung -> 'fehler')) STORED,
  anzahl_warnungen integer GENERATED ALWAYS AS (jsonb_array_length(pruefung -> 'warnungen')) STORED
);

CREATE INDEX vorhaben_antrag ON vorhaben (antrag_uuid, position) WHERE not geloescht;

CREATE TABLE vorhaben_revision (
  vorhaben_uuid uuid NOT NULL REFERENCES vorhaben (uuid) ON DELETE CASCADE,
  revision integer NOT NULL,
  werte jsonb NOT NULL,
  am timestamptz NOT NULL,
  von uuid NOT NULL REFERENCES benutzer (uuid),
  PRIMARY KEY (vorhaben_uuid, revision)
);

CREATE TABLE eingereichter_antrag (
  uuid uuid PRIMARY KEY,
  antrag_uuid uuid NOT NULL REFERENCES antrag (uuid),
  eingereicht_am timestamptz NOT NULL,
  von uuid NOT NULL REFERENCES benutzer (uuid),
  inhalt jsonb NOT NULL,
  pruefsumme text NOT NULL
);

CREATE INDEX eingereichter_antrag_antrag ON eingereichter_antrag (antrag_uuid, eingereicht_am DESC);

CREATE TABLE uebermittlung (
  uuid uuid PRIMARY KEY,
  antrag_uuid uuid NOT NULL REFERENCES antrag (uuid),
  art text NOT NULL CHECK (art IN ('EINREICHUNG')),
  inhalt jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('OFFEN', 'QUITTIERT', 'ABGELEHNT')),
  erstellt_am timestamptz NOT NULL,
  erledigt_am timestamptz,
  aktenzeichen text,
  grund text
);

CREATE INDEX uebermittlung_offen ON uebermittlung (erstellt_am, uuid) WHERE status = 'OFFEN';
CREATE UNIQUE INDEX uebermittlung_eine_offene ON uebermittlung (antrag_uuid, art) WHERE status = 'OFFEN';

-- The last number given in a year. The row lock makes submissions take numbers one after the other.
CREATE TABLE antrag_nummer (
  jahr integer PRIMARY KEY,
  zuletzt integer NOT NULL
);

CREATE TABLE antrag_recht (
  antrag_uuid uuid NOT NULL REFERENCES antrag (uuid) ON DELETE CASCADE,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  recht text NOT NULL CHECK (recht IN ('LESEN', 'BEARBEITEN', 'VERWALTEN')),
  PRIMARY KEY (antrag_uuid, benutzer_uuid)
);

CREATE INDEX antrag_recht_benutzer ON antrag_recht (benutzer_uuid);

-- The TAN that replaces the signature while nezo is switched off; one per person and Antrag.
CREATE TABLE einreich_tan (
  antrag_uuid uuid NOT NULL REFERENCES antrag (uuid) ON DELETE CASCADE,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  tan_hash text NOT NULL,
  gueltig_bis timestamptz NOT NULL,
  versuche integer NOT NULL DEFAULT 0,
  PRIMARY KEY (antrag_uuid, benutzer_uuid)
);
