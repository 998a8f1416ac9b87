-- vertraeglich ab: 1.118.0
-- Which expiry of an invitation the log knows already: one that is sent again may expire again.
ALTER TABLE einladung ADD COLUMN ablauf_vermerkt timestamptz;
-- What has expired before stays as it was: its time line would tell it in the wrong place.
UPDATE einladung SET ablauf_vermerkt = gueltig_bis WHERE gueltig_bis <= CURRENT_TIMESTAMP;
