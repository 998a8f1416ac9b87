-- Announcements of the authority to everybody who is logged in.

CREATE TABLE systemnachricht (
  uuid uuid PRIMARY KEY,
  titel text NOT NULL CHECK (titel <> ''),
  -- Sanitised HTML; it is sanitised again whenever it is read.
  text text NOT NULL CHECK (text <> ''),
  anzeigen_von timestamptz NOT NULL,
  anzeigen_bis timestamptz NOT NULL,
  CHECK (anzeigen_von < anzeigen_bis)
);

CREATE INDEX systemnachricht_anzeigen_bis ON systemnachricht (anzeigen_bis);
