-- Which company was written to about which Wirtschaftsjahr whose figures are missing. The row makes it happen once, however many processes
-- look. The last day names the Wirtschaftsjahr: there is no row of it while nothing is entered.
CREATE TABLE wirtschaftsjahr_erinnerung (
  unternehmen_uuid uuid NOT NULL REFERENCES unternehmen (uuid) ON DELETE CASCADE,
  ende date NOT NULL,
  am timestamptz NOT NULL,
  PRIMARY KEY (unternehmen_uuid, ende)
);
