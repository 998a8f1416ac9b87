-- Forms that arrived after the session had ended, kept for their user and company only. "inhalt" is encrypted with a key that the database
-- does not hold; "schluessel" is the Idempotency-Key of the form, so that the same form sent twice is kept once.

CREATE TABLE geparkte_eingabe (
  uuid uuid PRIMARY KEY,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  antrag_uuid uuid NOT NULL REFERENCES antrag (uuid) ON DELETE CASCADE,
  vorhaben_uuid uuid NOT NULL,
  schluessel uuid NOT NULL,
  inhalt text NOT NULL,
  geparkt_am timestamptz NOT NULL,
  UNIQUE (benutzer_uuid, schluessel)
);
CREATE INDEX geparkte_eingabe_zeit ON geparkte_eingabe (geparkt_am);
