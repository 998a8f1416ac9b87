/**
 * The categories of the questions that the portal starts with, in their order.
 *
 * @assumed bildschirme.md part 10 wants categories and names none; these five follow the way of an Antrag.
 */
export const FAQ_KATEGORIEN = {
  grundlagen: "Bescheinigung und Forschungszulage",
  antrag: "Vorhaben und Antrag",
  angaben: "Wirtschaftsgüter, Aufträge und Kooperationen",
  verfahren: "Prüfung und Bescheid",
  portal: "Portal und Datenschutz",
} as const satisfies Readonly<Record<string, string>>;

export type FaqKategorieSchluessel = keyof typeof FAQ_KATEGORIEN;
