-- vertraeglich ab: 1.118.0
-- Sorted and filtered by who has to act. The statuses are those of domain/antrag/antragStatus.ts, as
-- storage/antragBedingungen.ts writes them; a test holds both together.
CREATE INDEX antrag_alle_am_zug ON antrag ((CASE
    WHEN status IN ('IN_BEARBEITUNG', 'UNTERLAGEN_NACHGEFORDERT') THEN 1
    WHEN status IN ('EINGEREICHT', 'IN_PRUEFUNG', 'WIDERSPRUCH_EINGEREICHT', 'RUECKZUG_WIRD_UEBERMITTELT', 'WIRD_UEBERMITTELT') THEN 2
    WHEN status IN ('BESCHEID_LIEGT_VOR', 'WS_BESCHEID_LIEGT_VOR', 'WIDERSPRUCH_ZURUECKGEZOGEN')
      THEN CASE WHEN bescheid_zum_abruf THEN 1 ELSE 3 END
    ELSE 4 END), geaendert_am DESC, uuid)
  WHERE status <> 'GELOESCHT';
