-- What a company lets staff see of an Antrag before it is submitted: until when, and who said so. Without a row, nothing.
CREATE TABLE einsicht (
  antrag_uuid uuid PRIMARY KEY REFERENCES antrag (uuid) ON DELETE CASCADE,
  bis timestamptz NOT NULL,
  erteilt_am timestamptz NOT NULL,
  erteilt_von uuid NOT NULL REFERENCES benutzer (uuid)
);
CREATE INDEX einsicht_bis ON einsicht (bis);
