-- Whoever blocks an account ends its sessions in the same transaction: a use case, an operator with SQL, a restored row.
-- Blocked accounts of today are treated alike.

CREATE FUNCTION sperre_beendet_sitzungen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sitzung SET beendet_am = NEW.gesperrt_seit WHERE benutzer_uuid = NEW.uuid AND beendet_am IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER sperre_beendet_sitzungen AFTER UPDATE OF gesperrt_seit ON benutzer FOR EACH ROW
  WHEN (OLD.gesperrt_seit IS NULL AND NEW.gesperrt_seit IS NOT NULL) EXECUTE FUNCTION sperre_beendet_sitzungen();

UPDATE sitzung s SET beendet_am = b.gesperrt_seit FROM benutzer b
  WHERE b.uuid = s.benutzer_uuid AND b.gesperrt_seit IS NOT NULL AND s.beendet_am IS NULL;
