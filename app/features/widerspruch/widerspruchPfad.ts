import { href } from "~/routing/href";

type Ort = { antragUuid: string; antragTitel: string };

/** The way to a page about objections of one Antrag. */
export const widerspruchPfad = ({ antragUuid, antragTitel }: Ort, hier?: string) => [
  { label: "Anträge", href: href("antraege") },
  { label: antragTitel, href: href("antragStartseite", { uuid: antragUuid }) },
  ...(hier === undefined
    ? [{ label: "Widersprüche" }]
    : [{ label: "Widersprüche", href: href("widerspruchUebersicht", { uuid: antragUuid }) }, { label: hier }]),
];
