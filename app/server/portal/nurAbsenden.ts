import type { Flash } from "~/contract/antrag/formAntwort";

/** Said to whoever opens an address that only takes a form. */
export const NUR_ABSENDEN: Flash = {
  tone: "info",
  text: "Unter dieser Adresse gibt es keine Seite. Was Sie suchen, finden Sie über die Navigation.",
};
