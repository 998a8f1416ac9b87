-- The draft into which the answers of another one were taken over, so that it happens once.
ALTER TABLE schriftsatz ADD COLUMN uebernommen_in uuid REFERENCES schriftsatz (uuid) ON DELETE SET NULL;
