-- When the bytes of a file were first asked for. Until then the login that ordered it is told of it again whenever it connects.
ALTER TABLE export_auftrag ADD COLUMN abgeholt_am timestamptz;
