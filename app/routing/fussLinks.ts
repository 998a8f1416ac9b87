import { href } from "./href";

/** What the end of every page leads to, also that of the few pages that the server makes without the portal's parts. */
export const FUSS_LINKS: readonly { href: string; label: string }[] = [
  { href: href("help"), label: "Hilfe" },
  { href: href("kontakt"), label: "Kontakt" },
  { href: href("belegpruefung"), label: "Beleg prüfen" },
  { href: href("leichtesprache"), label: "Leichte Sprache" },
  { href: href("barrierefreiheit"), label: "Barrierefreiheit" },
  { href: href("datenschutz"), label: "Datenschutz" },
  { href: href("datenschutzPdf"), label: "Datenschutz (PDF)" },
  { href: href("impressum"), label: "Impressum" },
];
