/**
 * Settings of a portal whose limits are not the matter of the test: a machine that builds or runs twenty browsers
 * beside it is slow for seconds at a time, and a limit made for people would answer 503 where nothing is broken. The
 * limits themselves are proven in tests/server.
 */
export const MIT_GEDULD = {
  ZEITGRENZE_ANWEISUNG_MILLISEKUNDEN: "60000",
  ZEITGRENZE_DATENBANK_VERBINDUNG_SEKUNDEN: "60",
  ZEITGRENZE_DATENBANK_WARTESCHLANGE_MILLISEKUNDEN: "60000",
  ZEITGRENZE_RUHENDE_TRANSAKTION_SEKUNDEN: "60",
  ZEITGRENZE_BACKEND_SEKUNDEN: "60",
  ZEITGRENZE_NEZO_SEKUNDEN: "60",
};
