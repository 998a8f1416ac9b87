-- vertraeglich ab: 1.118.0
-- The questions and answers of /help, by category. What is delivered with the portal is added at the start and never overwrites
-- what somebody has edited.
CREATE TABLE faq_kategorie (
  uuid uuid PRIMARY KEY,
  -- Of a category that the portal was delivered with; null for others.
  schluessel text UNIQUE,
  name text NOT NULL,
  stelle integer NOT NULL,
  revision integer NOT NULL
);

CREATE TABLE faq_eintrag (
  uuid uuid PRIMARY KEY,
  kategorie_uuid uuid NOT NULL REFERENCES faq_kategorie,
  -- Of an entry that the portal was delivered with; null for others.
  nummer integer UNIQUE,
  stelle integer NOT NULL,
  frage text NOT NULL,
  -- As it was typed: Markdown or HTML, with placeholders.
  antwort text NOT NULL,
  -- What readers get: cleaned HTML, placeholders filled in.
  antwort_html text NOT NULL,
  links jsonb NOT NULL,
  -- Question, answer and links in plain words and small letters.
  suchtext text NOT NULL,
  -- The stems, also of words that are written without umlauts.
  suche tsvector NOT NULL GENERATED ALWAYS AS (
    to_tsvector('german', suchtext) || to_tsvector('german',
      replace(replace(replace(replace(suchtext, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'))
  ) STORED,
  is_active boolean NOT NULL,
  is_bearbeitet boolean NOT NULL,
  revision integer NOT NULL,
  geaendert_am timestamptz NOT NULL,
  geaendert_von uuid REFERENCES benutzer
);
CREATE INDEX faq_eintrag_kategorie ON faq_eintrag (kategorie_uuid, stelle);

-- Numbers that were delivered once: an entry that somebody has deleted does not come back.
CREATE TABLE faq_mitgeliefert (nummer integer PRIMARY KEY);

-- How often an entry helped or did not, per day and without anything about the person.
CREATE TABLE faq_bewertung (
  eintrag_uuid uuid NOT NULL REFERENCES faq_eintrag ON DELETE CASCADE,
  tag date NOT NULL,
  ja integer NOT NULL,
  nein integer NOT NULL,
  PRIMARY KEY (eintrag_uuid, tag)
);
