-- Who may do what with an Antrag: every change has a number of its own, and the person who began an Antrag has a right like anybody else.

-- Numbers are never given twice, so that a right taken and given again is not mistaken for the one before.
CREATE SEQUENCE antrag_recht_revision AS integer;
ALTER TABLE antrag_recht ADD COLUMN revision integer NOT NULL DEFAULT nextval('antrag_recht_revision');
ALTER SEQUENCE antrag_recht_revision OWNED BY antrag_recht.revision;

-- Until now whoever had created an Antrag could always read and edit it.
INSERT INTO antrag_recht (antrag_uuid, benutzer_uuid, recht)
SELECT uuid, erstellt_von, 'VERWALTEN' FROM antrag
ON CONFLICT (antrag_uuid, benutzer_uuid) DO UPDATE SET recht = 'VERWALTEN';

-- Who leaves a company leaves its Anträge, however the membership ends; coming back brings no old right with it.
CREATE FUNCTION antrag_recht_endet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM antrag_recht r USING antrag a
  WHERE a.uuid = r.antrag_uuid AND a.unternehmen_uuid = OLD.unternehmen_uuid AND r.benutzer_uuid = OLD.benutzer_uuid;
  RETURN NULL;
END $$;
CREATE TRIGGER antrag_recht_endet AFTER DELETE ON mitgliedschaft FOR EACH ROW EXECUTE FUNCTION antrag_recht_endet();
