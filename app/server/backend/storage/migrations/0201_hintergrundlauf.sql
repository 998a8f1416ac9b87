-- vertraeglich ab: 1.118.0
-- When each piece of background work last ended well on any node, and when and why it last failed.
CREATE TABLE hintergrundlauf (
  name text PRIMARY KEY,
  erfolg_am timestamptz,
  fehler_am timestamptz,
  fehler text
);
