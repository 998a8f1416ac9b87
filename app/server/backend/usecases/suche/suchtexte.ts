import { formularVon } from "~/domain/antrag/formular/formulare";
import { listSuchtexte, type Suchtext } from "~/domain/suche/vorhabenTexte";
import type { FormVersion } from "~/domain/antrag/antragInfo";
import type { Werte } from "~/formkit/field";
import { withoutZeichen } from "../../storage/suchzeichen";

/** A Vorhaben with what decides about its form. */
export type Suchquelle = {
  antragUuid: string;
  uuid: string;
  revision: number;
  werte: Werte;
  version: FormVersion;
  istVereinfacht: boolean;
};

/** The text search takes no more words at once; nobody writes as much. */
const TEXT_MAX = 250_000;

/** The words of a Vorhaben by its tabs. */
export const listTexte = ({ werte, version, istVereinfacht }: Suchquelle): Suchtext[] =>
  listSuchtexte(formularVon({ version, istVereinfachterAntrag: istVereinfacht }), werte).map((eintrag) => ({
    ...eintrag,
    text: withoutZeichen(eintrag.text).slice(0, TEXT_MAX),
  }));

/** All words of a Vorhaben in one text. */
export const toText = (quelle: Suchquelle): string =>
  listTexte(quelle)
    .map(({ text }) => text)
    .join("\n")
    .slice(0, TEXT_MAX);
