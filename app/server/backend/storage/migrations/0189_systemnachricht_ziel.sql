-- For whom an announcement is meant, when the event takes place that it tells of, and who has closed it.
ALTER TABLE systemnachricht
  -- Without an end it is shown until somebody ends it.
  ALTER COLUMN anzeigen_bis DROP NOT NULL,
  -- One that is ended in the minute of its beginning was shown for no time.
  DROP CONSTRAINT systemnachricht_check,
  ADD CONSTRAINT systemnachricht_anzeigezeit CHECK (anzeigen_von <= anzeigen_bis),
  ADD COLUMN ereignis_von timestamptz,
  ADD COLUMN ereignis_bis timestamptz,
  ADD CONSTRAINT systemnachricht_ereignis CHECK (ereignis_bis IS NULL OR (ereignis_von IS NOT NULL AND ereignis_von < ereignis_bis)),
  ADD COLUMN zielgruppe text NOT NULL DEFAULT 'ALLE' CHECK (zielgruppe IN ('ALLE', 'UNTERNEHMEN', 'ROLLEN')),
  ADD COLUMN unternehmen uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN rollen text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT systemnachricht_ziel CHECK (
    (zielgruppe = 'UNTERNEHMEN') = (unternehmen <> '{}') AND (zielgruppe = 'ROLLEN') = (rollen <> '{}')),
  -- Also on the page of the login, where everybody reads it.
  ADD COLUMN auf_startseite boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT systemnachricht_startseite CHECK (NOT auf_startseite OR zielgruppe = 'ALLE'),
  -- Grows with each change.
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  -- Grows with what there is to read: whoever has closed it sees it again.
  ADD COLUMN fassung integer NOT NULL DEFAULT 1,
  ADD COLUMN geaendert_am timestamptz,
  ADD COLUMN geaendert_von uuid REFERENCES benutzer (uuid);

CREATE TABLE systemnachricht_geschlossen (
  systemnachricht_uuid uuid NOT NULL REFERENCES systemnachricht (uuid) ON DELETE CASCADE,
  benutzer_uuid uuid NOT NULL REFERENCES benutzer (uuid) ON DELETE CASCADE,
  fassung integer NOT NULL,
  am timestamptz NOT NULL,
  PRIMARY KEY (systemnachricht_uuid, benutzer_uuid)
);
