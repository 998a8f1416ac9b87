-- vertraeglich ab: 1.118.0
-- What two members of staff change about the access of somebody: one begins, another one consents, and it takes effect only after a
-- waiting time. `faellig_am`: when the open state ends by itself.
CREATE TABLE zugangsaenderung (
  uuid uuid PRIMARY KEY,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid),
  art text NOT NULL CHECK (art IN ('ZWEITER_FAKTOR', 'ADRESSE')),
  stand text NOT NULL CHECK (stand IN ('BEANTRAGT', 'WARTEZEIT', 'BESTAETIGUNG', 'ERLEDIGT', 'ABGELEHNT', 'ZURUECKGEZOGEN', 'GESTOPPT',
    'VERFALLEN')),
  alte_email text NOT NULL,
  neue_email text CHECK (neue_email = lower(neue_email)),
  grund text NOT NULL,
  begonnen_von uuid NOT NULL REFERENCES benutzer (uuid),
  begonnen_am timestamptz NOT NULL,
  zugestimmt_von uuid REFERENCES benutzer (uuid),
  zugestimmt_am timestamptz,
  faellig_am timestamptz NOT NULL,
  beendet_am timestamptz,
  einspruch_hash text NOT NULL UNIQUE,
  bestaetigung_hash text UNIQUE,
  CONSTRAINT zugangsaenderung_adresse CHECK ((art = 'ADRESSE') = (neue_email IS NOT NULL)),
  CONSTRAINT zugangsaenderung_vier_augen CHECK (zugestimmt_von <> begonnen_von),
  CONSTRAINT zugangsaenderung_zugestimmt CHECK (stand NOT IN ('WARTEZEIT', 'BESTAETIGUNG', 'ERLEDIGT') OR zugestimmt_von IS NOT NULL),
  CONSTRAINT zugangsaenderung_ende CHECK ((beendet_am IS NULL) = (stand IN ('BEANTRAGT', 'WARTEZEIT', 'BESTAETIGUNG')))
);
-- One at a time for each person, and for each new address.
CREATE UNIQUE INDEX zugangsaenderung_offen ON zugangsaenderung (benutzer_uuid) WHERE beendet_am IS NULL;
CREATE UNIQUE INDEX zugangsaenderung_neue_email ON zugangsaenderung (neue_email) WHERE beendet_am IS NULL;
CREATE INDEX zugangsaenderung_faellig ON zugangsaenderung (faellig_am) WHERE beendet_am IS NULL;

-- Devices that somebody has logged in with before are known no more, without a new password.
ALTER TABLE benutzer ADD COLUMN geraete_vergessen_am timestamptz;
