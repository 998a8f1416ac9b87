-- vertraeglich ab: 1.118.0
-- The events of all chains by day, by kind and by person; by Antrag they are found by their key.
CREATE INDEX ereignis_am ON ereignis (am, antrag_uuid, nummer);
CREATE INDEX ereignis_art ON ereignis (art, am);
CREATE INDEX ereignis_person ON ereignis ((inhalt ->> 'person'), am);
