/** What other features use of the frame. */
export { isGewaehlt } from "./benutzerAnzeige";
export { reportFehler } from "./fehlermeldung";
export { findKonfiguration, KONFIGURATION_URI } from "./konfiguration";
export { meldungsliste, type MeldungTon, type NeueMeldung } from "./meldungsliste";
export { reportUnread } from "./useUngelesen";
export { useCanEditTexte, useIsAngesehen, useSeitenrahmen } from "./useSeitenrahmen";
