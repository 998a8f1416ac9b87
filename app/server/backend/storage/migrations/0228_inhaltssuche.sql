-- vertraeglich ab: 1.118.0
-- The search in contents: what words there are in the texts of an Antrag.

-- A text with what stands between words as characters that no text holds (storage/suchzeichen.ts turns them back). The
-- text search takes typographic quotes and dashes for letters, and hyphens, points and @ for parts of longer words; a
-- "<" begins a tag that it leaves out.
CREATE FUNCTION such_zeichen(gesucht text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(gesucht, E'<„“”‚‘’«»–—…·•\u00A0@./-_:&§€×\x02\x03', E'\x01\x04\x05\x06\x07\x08\x0b\x0c\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e  ')
$$;

-- The words of a text in German, without their places: nobody looks for words that stand beside each other. Names no
-- other function, so that a restored dump can fill the column that is generated with it.
CREATE FUNCTION such_woerter(gesucht text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strip(to_tsvector('pg_catalog.german', translate(gesucht, E'<„“”‚‘’«»–—…·•\u00A0@./-_:&§€×', '                         ')))
$$;

-- The words of a Vorhaben as it was saved with a revision. A background job writes them, no save; one that another save
-- has overtaken is not looked at, see decision 213.
CREATE TABLE vorhaben_suche (
  vorhaben_uuid uuid PRIMARY KEY REFERENCES vorhaben (uuid) ON DELETE CASCADE,
  revision integer NOT NULL,
  woerter tsvector NOT NULL
);

-- A message is written once.
ALTER TABLE nachricht ADD COLUMN woerter tsvector GENERATED ALWAYS AS (such_woerter(titel || ' ' || text)) STORED;
