-- An objection that was withdrawn and filed again may meet the first one still on its way; only of these two there is one at a time.
DROP INDEX uebermittlung_eine_offene;
CREATE UNIQUE INDEX uebermittlung_eine_offene ON uebermittlung (antrag_uuid, art) WHERE status = 'OFFEN' AND art IN ('EINREICHUNG', 'ANTRAG_RUECKZUG');
