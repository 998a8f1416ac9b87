-- Deadlines are watched by the portal itself.

-- Since when the Antrag has its status: an Antrag is archived a year after everything about it is final.
ALTER TABLE antrag ADD COLUMN status_seit timestamptz;
UPDATE antrag a SET status_seit = s.am
FROM (SELECT antrag_uuid, nach, max(am) AS am FROM audit WHERE von IS DISTINCT FROM nach GROUP BY antrag_uuid, nach) s
WHERE s.antrag_uuid = a.uuid AND s.nach = a.status;
CREATE INDEX antrag_archivreif ON antrag (status_seit) WHERE status IN
  ('BESCHEID_LIEGT_VOR', 'WS_BESCHEID_LIEGT_VOR', 'WIDERSPRUCH_ZURUECKGEZOGEN', 'WIDERSPRUCH_GESCHLOSSEN', 'ZURUECKGEZOGEN');
