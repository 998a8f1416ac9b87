import { entity } from "../../../../formkit/defineForm";
import type { Werte } from "../../../../formkit/field";
import { textOf } from "../../../../formkit/werte";
import { field } from "../feld";
import { anschriftFelder } from "./anschrift";

/** How a partner is named in tables and selections. */
export function kooperationspartnerTitel(zeile: Werte): string {
  return textOf(zeile, "name") || "Neuer Kooperationspartner";
}

/** One partner of the cooperation (domain.md 2.4). */
export const kooperationspartner = entity(
  "kooperationspartner",
  "Kooperationspartner",
  [
    field.text("name", { label: "Name / Firma", help: "partnerName", required: true, max: 200 }),
    field.choice("art", {
      label: "Art",
      help: "partnerArt",
      required: true,
      options: [
        { key: "UNTERNEHMEN", title: "Unternehmen" },
        { key: "HOCHSCHULE", title: "Hochschule" },
        { key: "FORSCHUNGSEINRICHTUNG", title: "Außeruniversitäre Forschungseinrichtung" },
        { key: "SONSTIGE_EINRICHTUNG", title: "Sonstige Einrichtung für Forschung und Wissensverbreitung" },
      ],
    }),
    field.yesNo("verbunden", {
      label: "Verbundenes Unternehmen?",
      help: "partnerVerbunden",
      required: true,
      when: ({ werte }) => textOf(werte, "art") === "UNTERNEHMEN",
    }),
    ...anschriftFelder(),
    field.textArea("beitrag", {
      label: "Beitrag des Partners zum Kooperationsvorhaben",
      help: "partnerBeitrag",
      required: true,
      max: 500,
    }),
    field.yesNo("stelltAntrag", { label: "Stellt der Partner einen eigenen Antrag?" }),
  ],
  { helpBereichKey: "kooperationspartnerAllgemein", title: kooperationspartnerTitel },
);
