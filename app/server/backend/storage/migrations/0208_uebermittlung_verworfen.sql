-- vertraeglich ab: 1.118.0
-- A refused transmission that nobody has to present again; why stands in the log.
ALTER TABLE uebermittlung ADD COLUMN verworfen_am timestamptz CHECK (verworfen_am IS NULL OR status = 'ABGELEHNT');
