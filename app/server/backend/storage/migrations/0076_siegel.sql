-- Which seals a company has earned, and who has agreed to the rules of their use.

CREATE TABLE siegel_verleihung (
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  variante text NOT NULL CHECK (variante IN ('EIGENE', 'AUFTRAG')),
  verliehen_am timestamptz NOT NULL,
  PRIMARY KEY (unternehmen_uuid, variante)
);

CREATE TABLE siegel_zustimmung (
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  fassung text NOT NULL,
  am timestamptz NOT NULL,
  PRIMARY KEY (unternehmen_uuid, benutzer_uuid, fassung)
);
