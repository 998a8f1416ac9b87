-- From which Antrag another one began, and what the new form had no room for.

CREATE TABLE antrag_herkunft (
  antrag_uuid uuid PRIMARY KEY REFERENCES antrag (uuid) ON DELETE CASCADE,
  art text NOT NULL CHECK (art IN ('UEBERNAHME', 'ERGAENZUNG')),
  -- Null when the older draft has been deleted for good; the texts below stay.
  aus_uuid uuid REFERENCES antrag (uuid) ON DELETE SET NULL,
  abgeschnitten jsonb NOT NULL DEFAULT '[]'
);

CREATE INDEX antrag_herkunft_aus ON antrag_herkunft (aus_uuid);
