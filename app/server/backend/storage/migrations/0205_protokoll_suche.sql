-- vertraeglich ab: 1.118.0
-- The log by kind, and by whom or what a reading was about: an id that stands alone in one column or at the beginning of
-- the other.
CREATE INDEX audit_vorgang ON audit (vorgang, lfd);
CREATE INDEX audit_gelesen_nach ON audit (vorgang, (left(nach, 36)), lfd);
CREATE INDEX audit_gelesen_grund ON audit (vorgang, (left(grund, 36)), lfd);
