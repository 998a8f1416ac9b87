-- What a TAN submits: a hash of the revisions that the Antrag and its Vorhaben had when it was requested. TANs of ten minutes ago are no loss.
DELETE FROM einreich_tan;
ALTER TABLE einreich_tan ADD COLUMN stand text NOT NULL;
