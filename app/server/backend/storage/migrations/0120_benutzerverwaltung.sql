-- Users of a company: the grant for master data, when somebody last worked for the company, and who has asked to make somebody an
-- authorised representative where that needs the consent of a second one.
ALTER TABLE mitgliedschaft
  ADD COLUMN darf_stammdaten boolean NOT NULL DEFAULT false,
  ADD COLUMN letzte_anmeldung_am timestamptz,
  ADD COLUMN vollmacht_beantragt_von uuid REFERENCES benutzer (uuid);

-- Somebody is deactivated: no membership any more, whatever asks for one, and this row to come back by.
CREATE TABLE ruhende_mitgliedschaft (
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid),
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid),
  rolle text NOT NULL CHECK (rolle IN ('BEVOLLMAECHTIGTER', 'MITARBEITER')),
  darf_stammdaten boolean NOT NULL,
  letzte_anmeldung_am timestamptz,
  seit timestamptz NOT NULL,
  ruht_seit timestamptz NOT NULL,
  PRIMARY KEY (benutzer_uuid, unternehmen_uuid)
);
CREATE INDEX ruhende_mitgliedschaft_unternehmen ON ruhende_mitgliedschaft (unternehmen_uuid);

-- `zustimmung_ende_von`: who has asked that consents be needed no more; a second representative has to agree to that, too.
ALTER TABLE unternehmen
  ADD COLUMN vollmacht_mit_zustimmung boolean NOT NULL DEFAULT false,
  ADD COLUMN zustimmung_ende_von uuid REFERENCES benutzer (uuid);

-- An invitation that waits for a consent is of no use yet, and its mail has not left.
ALTER TABLE einladung
  ADD COLUMN zustimmung text NOT NULL DEFAULT 'OHNE' CHECK (zustimmung IN ('OHNE', 'OFFEN', 'ERTEILT'));

UPDATE mitgliedschaft m SET letzte_anmeldung_am = w.am
FROM (SELECT benutzer_uuid, nach, max(am) AS am FROM audit WHERE vorgang = 'UNTERNEHMEN_GEWAEHLT' GROUP BY benutzer_uuid, nach) w
WHERE w.benutzer_uuid = m.benutzer_uuid AND w.nach = m.unternehmen_uuid::text;
