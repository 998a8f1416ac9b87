/** What a person reads where a page is not there or not for them; nobody learns which of the two. */
export const SEITE_NICHT_GEFUNDEN = {
  titel: "Seite nicht gefunden",
  text: "Diese Seite gibt es nicht, oder Sie dürfen sie nicht öffnen. Bitte prüfen Sie die Adresse oder gehen Sie zur Startseite.",
};
