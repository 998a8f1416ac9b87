-- What a signature is for: a hash of the revisions that the Antrag and its Vorhaben had when the person left for it.
ALTER TABLE nezo_vorgang ADD COLUMN stand text;
