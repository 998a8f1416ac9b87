-- vertraeglich ab: 1.118.0
-- „Ansicht wie“: somebody of a company lets the support see the portal as she sees it. The consent is a time, or a code that is read
-- out; a view is a session of its own, which only reads.
CREATE TABLE ansicht_erlaubnis (
  benutzer_uuid uuid PRIMARY KEY REFERENCES benutzer (uuid),
  erteilt_am timestamptz NOT NULL,
  bis timestamptz NOT NULL
);

CREATE TABLE ansicht_code (
  benutzer_uuid uuid PRIMARY KEY REFERENCES benutzer (uuid),
  code_hash text NOT NULL,
  bis timestamptz NOT NULL,
  versuche integer NOT NULL DEFAULT 0,
  verbraucht_am timestamptz
);

-- The row stays for the person, who reads here who has looked, when and why. `betrachter_sitzung_uuid`: the login that looks; it is
-- removed long before this row.
CREATE TABLE ansicht (
  uuid uuid PRIMARY KEY,
  zugriff_hash text NOT NULL UNIQUE,
  csrf text NOT NULL,
  person_uuid uuid NOT NULL REFERENCES benutzer (uuid),
  betrachter_uuid uuid NOT NULL REFERENCES benutzer (uuid),
  betrachter_rolle text NOT NULL,
  betrachter_sitzung_uuid uuid NOT NULL,
  unternehmen_uuid uuid REFERENCES unternehmen (uuid),
  grund text NOT NULL,
  beginn_am timestamptz NOT NULL,
  bis timestamptz NOT NULL,
  beendet_am timestamptz,
  CHECK (bis <= beginn_am + interval '15 minutes')
);
CREATE INDEX ansicht_person ON ansicht (person_uuid, beginn_am);
CREATE INDEX ansicht_betrachter ON ansicht (betrachter_sitzung_uuid) WHERE beendet_am IS NULL;

-- A lock ends views of both sorts for good: unlocked within the quarter of an hour, nobody looks on.
CREATE OR REPLACE FUNCTION sperre_beendet_sitzungen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sitzung SET beendet_am = NEW.gesperrt_seit WHERE benutzer_uuid = NEW.uuid AND beendet_am IS NULL;
  UPDATE ansicht SET beendet_am = NEW.gesperrt_seit
    WHERE (person_uuid = NEW.uuid OR betrachter_uuid = NEW.uuid) AND beendet_am IS NULL;
  RETURN NULL;
END $$;
