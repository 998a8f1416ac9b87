import { createFields, defineForm, entity, tab } from "../../app/formkit/defineForm";
import type { FormKontext, Werte, Zeile } from "../../app/formkit/field";
import type { Staende, Wahl } from "../../app/formkit/merge/merge";
import { mergeForm } from "../../app/formkit/merge/mergeForm";
import { blankWerte } from "../../app/formkit/relevance";
import { isYes, textOf } from "../../app/formkit/werte";

const field = createFields<FormKontext>();
const paket = entity<FormKontext>(
  "paket",
  "Paket",
  [
    field.text("name", { label: "Name" }),
    field.checkbox("extern", { label: "Extern" }),
    field.text("firma", { label: "Firma", when: ({ werte }) => isYes(werte, "extern") }),
    field.multiChoice("wer", { label: "Wer", options: [] }),
  ],
  { helpBereichKey: "x", title: (zeile) => textOf(zeile, "name") },
);
const jahr = entity<FormKontext>(
  "jahr",
  "Jahr",
  [field.text("jahr", { label: "Jahr" }), field.euro("kosten", { label: "Kosten" })],
  {
    helpBereichKey: "x",
    title: (zeile) => textOf(zeile, "jahr"),
  },
);
export const form = defineForm<FormKontext>("probe", {
  bereich: "probe",
  tabs: [
    tab(
      "eins",
      "Eins",
      [
        field.text("titel", { label: "Titel" }),
        field.checkbox("kooperation", { label: "Kooperation" }),
        field.yesNo("beitrag", { label: "Beitrag", when: ({ werte }) => isYes(werte, "kooperation") }),
        field.chips("stichworte", { label: "Stichworte" }),
        field.table("pakete", { label: "Pakete", entity: paket }),
        field.table("jahre", { label: "Jahre", entity: jahr, rows: "fest", rowKey: "jahr" }),
      ],
      { help: "x" },
    ),
    tab("zwei", "Zwei", [field.text("ziel", { label: "Ziel" })], {
      help: "x",
      enabled: ({ wurzel }) => isYes(wurzel, "kooperation"),
    }),
  ],
});
export const kontext = { heute: "2026-01-01" };
export const leer: Werte = blankWerte(form);
export const zeile = (uuid: string, werte: Werte = {}): Zeile => ({ ...blankWerte(paket.fields), ...werte, uuid });

export const merge = (staende: Partial<Staende> & { basis: Werte }, wahl: Record<string, Wahl> = {}) =>
  mergeForm(
    { form, staende: { gespeichert: staende.basis, gewollt: staende.basis, ...staende }, kontext },
    (stelle) => wahl[stelle],
  );
