import { createFields, defineForm, entity, tab } from "../../../app/formkit/defineForm";
import type { FormKontext } from "../../../app/formkit/field";
import { isYes, textOf } from "../../../app/formkit/werte";

export type BeispielKontext = FormKontext & { landFrei: boolean };

const field = createFields<BeispielKontext>();

export const gast = entity<BeispielKontext>(
  "gast",
  "Gast",
  [
    field.text("name", { label: "Name", required: true }),
    field.text("email", { label: "E-Mail", inputType: "email" }),
    field.yesNo("begleitung", { label: "Kommt in Begleitung?" }),
    field.text("begleitungName", {
      label: "Name der Begleitung",
      required: true,
      when: ({ werte }) => isYes(werte, "begleitung"),
    }),
    field.multiChoice("gaenge", {
      label: "Gänge",
      options: ({ wurzel }) => [
        { key: "SUPPE", title: "Suppe" },
        ...(isYes(wurzel, "dessert") ? [{ key: "EIS", title: "Eis" }] : []),
      ],
    }),
  ],
  {
    helpBereichKey: "gastAllgemein",
    title: (zeile) => textOf(zeile, "name"),
    check: ({ werte }) =>
      textOf(werte, "name") === "Niemand" ? [{ art: "fehler", message: "Niemand ist kein Gast" }] : [],
  },
);

export const tag = entity<BeispielKontext>(
  "tag",
  "Tag",
  [
    field.text("datum", { label: "Datum", readOnly: () => true }),
    field.euro("kosten", { label: "Kosten", required: true, maxValue: "1000" }),
  ],
  {
    helpBereichKey: "tagAllgemein",
    title: (zeile) => textOf(zeile, "datum"),
    check: ({ werte }) => (textOf(werte, "datum") === "Nie" ? [{ art: "fehler", message: "Nie ist kein Tag" }] : []),
  },
);

export const feier = tab<BeispielKontext>(
  "feier",
  "Feier",
  [
    field.text("anlass", { label: "Anlass", required: true, max: 20 }),
    field.date("am", { label: "Am", min: "2020-01-02", maxValue: "2030-12-31" }),
    field.integer("plaetze", { label: "Plätze", min: "1", maxValue: "999" }),
    field.checkbox("dessert", { label: "Mit Dessert" }),
    field.multiChoice("farben", {
      label: "Farben",
      required: true,
      options: [
        { key: "ROT", title: "Rot" },
        { key: "BLAU", title: "Blau" },
      ],
    }),
    field.choice("land", {
      label: "Land",
      options: ({ kontext }) => (kontext.landFrei ? [{ key: "AT", title: "Österreich" }] : []),
    }),
    field.yesNo("musik", { label: "Musik?", required: true }),
    field.text("band", { label: "Band", required: true, when: ({ werte }) => isYes(werte, "musik") }),
    field.text("bandTelefon", { label: "Telefon der Band", when: ({ werte }) => textOf(werte, "band") !== "" }),
    field.chips("stichworte", { label: "Stichworte", maxItems: 2 }),
    field.info("hinweis", { label: "Bitte planen Sie früh." }),
    field.computed("zusammen", {
      label: "Zusammen",
      compute: ({ werte }) => [textOf(werte, "anlass"), textOf(werte, "am")].join(" ").trim(),
    }),
  ],
  {
    help: "feierAllgemein",
    check: ({ werte }) =>
      textOf(werte, "anlass") === "Streit" ? [{ art: "warnung", message: "Wirklich?", property: "anlass" }] : [],
  },
);

export const gaeste = tab<BeispielKontext>(
  "gaeste",
  "Gäste",
  [
    field.text("sitzordnung", { label: "Sitzordnung" }),
    field.table("gaesteliste", { label: "Gästeliste", entity: gast, minRows: 1, columns: ["name"] }),
  ],
  {
    help: "gaesteAllgemein",
    enabled: ({ wurzel }) => textOf(wurzel, "anlass") !== "Allein",
    disabledHint: "Nicht erforderlich.",
  },
);

export const tage = tab<BeispielKontext>(
  "tage",
  "Tage",
  [field.table("tageliste", { label: "Tage", entity: tag, rows: "fest" })],
  {
    help: "tageAllgemein",
  },
);

/** A small form with every mechanism of the engine, planning a party. */
export const beispiel = defineForm<BeispielKontext>("beispiel", { bereich: "beispiel", tabs: [feier, gaeste, tage] });

export const kontext: BeispielKontext = { heute: "2025-06-01", landFrei: true };

export const vollstaendig = {
  uuid: "wurzel",
  anlass: "Jubiläum",
  am: "2025-07-01",
  plaetze: "20",
  dessert: false,
  farben: ["ROT"],
  land: "AT",
  musik: false,
  band: "",
  bandTelefon: "",
  stichworte: [],
  sitzordnung: "",
  gaesteliste: [{ uuid: "gast-1", name: "Ada", email: "", begleitung: null, begleitungName: "", gaenge: ["SUPPE"] }],
  tageliste: [
    { uuid: "tag-1", datum: "Montag", kosten: "10" },
    { uuid: "tag-2", datum: "Dienstag", kosten: "20.50" },
  ],
};

/** A posted form; a list stands for several controls of one name. */
export function posted(entries: Record<string, string | string[]>): FormData {
  const formData = new FormData();
  for (const [name, texts] of Object.entries(entries)) {
    for (const text of [texts].flat()) formData.append(name, text);
  }
  return formData;
}
