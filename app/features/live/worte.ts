import type { Ressource } from "~/contract/wire/live";
import type { AnwesendeProps } from "./anwesendeProps";

type Worte = { bearbeitet: string; gespeichert: string; geloescht: string };

/** What a record is called, and what has happened to it; a name follows. */
const WORTE: Readonly<Record<Ressource["name"], Worte>> = {
  antrag: {
    bearbeitet: "Dieser Antrag wird gerade bearbeitet von",
    gespeichert: "Dieser Antrag wurde soeben gespeichert von",
    geloescht: "Dieser Antrag wurde soeben gelöscht von",
  },
  unternehmen: {
    bearbeitet: "Die Stammdaten werden gerade bearbeitet von",
    gespeichert: "Die Stammdaten wurden soeben gespeichert von",
    geloescht: "Die Stammdaten wurden soeben gelöscht von",
  },
  verbund: {
    bearbeitet: "Dieser Eintrag wird gerade bearbeitet von",
    gespeichert: "Dieser Eintrag wurde soeben gespeichert von",
    geloescht: "Dieser Eintrag wurde soeben gelöscht von",
  },
  wirtschaftsjahr: {
    bearbeitet: "Dieses Wirtschaftsjahr wird gerade bearbeitet von",
    gespeichert: "Dieses Wirtschaftsjahr wurde soeben gespeichert von",
    geloescht: "Dieses Wirtschaftsjahr wurde soeben gelöscht von",
  },
  kmuZahlen: {
    bearbeitet: "Diese Zahlen werden gerade bearbeitet von",
    gespeichert: "Diese Zahlen wurden soeben gespeichert von",
    geloescht: "Diese Zahlen wurden soeben gelöscht von",
  },
};

/** The same on the page that shows all Wirtschaftsjahre. */
const WORTE_DER_JAHRE: Worte = {
  bearbeitet: "Diese Wirtschaftsjahre werden gerade bearbeitet von",
  gespeichert: "Diese Wirtschaftsjahre wurden soeben gespeichert von",
  geloescht: "Eines dieser Wirtschaftsjahre wurde soeben gelöscht von",
};

/** The words for the records of a page. */
export const worteVon = ({ ressource, weitere }: Pick<AnwesendeProps, "ressource" | "weitere">): Worte =>
  weitere !== undefined && ressource.name === "wirtschaftsjahr" ? WORTE_DER_JAHRE : WORTE[ressource.name];
