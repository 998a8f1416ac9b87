-- Messages go both ways: what a company answers is a message of kind ANTWORT, with its author and the message it answers.

ALTER TABLE nachricht
  ADD COLUMN antwort_auf uuid REFERENCES nachricht (uuid) ON DELETE CASCADE,
  ADD COLUMN von uuid REFERENCES benutzer (uuid),
  -- When the specialist system said that it has the answer.
  ADD COLUMN quittiert_am timestamptz;
CREATE INDEX nachricht_antrag ON nachricht (antrag_uuid, erstellt_am) WHERE antrag_uuid IS NOT NULL;
CREATE INDEX nachricht_antwort ON nachricht (antwort_auf) WHERE antwort_auf IS NOT NULL;
CREATE INDEX nachricht_zeit ON nachricht (erstellt_am DESC, uuid);
CREATE INDEX nachricht_offen ON nachricht (erstellt_am, uuid) WHERE art = 'ANTWORT' AND quittiert_am IS NULL;

-- What a person has begun to answer. Sent, it becomes a message with the same id, so that its files belong to it from the beginning.
CREATE TABLE antwort_entwurf (
  uuid uuid PRIMARY KEY,
  nachricht_uuid uuid NOT NULL REFERENCES nachricht (uuid) ON DELETE CASCADE,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  text text NOT NULL,
  geaendert_am timestamptz NOT NULL,
  UNIQUE (nachricht_uuid, benutzer_uuid)
);

-- Files of an answer, sent or not. They are no files of the Antrag: names are unique among those of one answer.
ALTER TABLE datei ADD COLUMN antwort_uuid uuid;
DROP INDEX datei_name;
CREATE UNIQUE INDEX datei_name ON datei (antrag_uuid, lower(name)) WHERE geloescht_am IS NULL AND antwort_uuid IS NULL AND schriftsatz_uuid IS NULL;
CREATE UNIQUE INDEX datei_antwort ON datei (antwort_uuid, lower(name)) WHERE geloescht_am IS NULL AND antwort_uuid IS NOT NULL;
