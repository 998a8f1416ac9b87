/** What is asked before a row is deleted, in the dialog and on the page. */
export const loeschText = (name: string): string =>
  `Möchten Sie den Eintrag „${name || "Ohne Namen"}“ löschen? Das ist nur für Einträge gedacht, die es nie hätte geben sollen. Wer nicht mehr verbunden ist, bleibt in der Liste und bekommt ein Ende.`;
