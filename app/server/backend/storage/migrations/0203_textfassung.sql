-- vertraeglich ab: 1.118.0
-- What staff have written in the place of a delivered help or hint text. The delivered one stays in its own table; what
-- readers get at a moment is the version that holds then, so that one that is planned needs nobody to switch it on.
CREATE TABLE textfassung (
  uuid uuid PRIMARY KEY,
  art text NOT NULL CHECK (art IN ('HILFE', 'HINWEIS')),
  -- The row of hilfetext or hinweistext.
  ziel uuid NOT NULL,
  nummer integer NOT NULL,
  -- As it was typed: Markdown or HTML.
  quelle text NOT NULL,
  -- What readers get.
  html text NOT NULL,
  index integer NOT NULL,
  is_active boolean NOT NULL,
  -- Null: a draft. In the future: planned.
  gilt_ab timestamptz,
  revision integer NOT NULL,
  geaendert_am timestamptz NOT NULL,
  geaendert_von uuid REFERENCES benutzer,
  UNIQUE (ziel, nummer)
);
CREATE UNIQUE INDEX textfassung_entwurf ON textfassung (ziel) WHERE gilt_ab IS NULL;
CREATE INDEX textfassung_gilt ON textfassung (art, ziel, gilt_ab DESC, nummer DESC);
