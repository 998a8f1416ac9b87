-- An identification may renew the master data of a company: it is bound to a session, and signs nothing.
ALTER TABLE nezo_vorgang DROP CONSTRAINT nezo_vorgang_check;
ALTER TABLE nezo_vorgang ADD CONSTRAINT nezo_vorgang_check CHECK (
  CASE intent
    WHEN 'REGISTRIERUNG' THEN cookie_hash IS NOT NULL
    WHEN 'STAMMDATEN' THEN sitzung_uuid IS NOT NULL
    ELSE sitzung_uuid IS NOT NULL AND antrag_uuid IS NOT NULL
  END);

-- What such an identification has found changed holds from its day on, as long as nobody knows better.
ALTER TABLE unternehmen_revision DROP CONSTRAINT unternehmen_revision_check;
ALTER TABLE unternehmen_revision ADD CONSTRAINT unternehmen_revision_gueltig_ab CHECK (
  CASE art WHEN 'AENDERUNG' THEN gueltig_ab IS NOT NULL WHEN 'IDENTIFIZIERUNG' THEN true ELSE gueltig_ab IS NULL END);
