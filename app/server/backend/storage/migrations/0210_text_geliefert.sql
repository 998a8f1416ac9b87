-- vertraeglich ab: 1.118.0
-- Since when a help or hint text is there, for whoever asks what readers saw on an earlier day. Null: from the beginning.
ALTER TABLE hilfetext ADD COLUMN geliefert_am timestamptz;
ALTER TABLE hinweistext ADD COLUMN geliefert_am timestamptz;
