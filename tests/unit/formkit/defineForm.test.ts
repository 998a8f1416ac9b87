import { expect, it } from "vitest";
import { createFields, defineForm, entity, tab } from "../../../app/formkit/defineForm";

const field = createFields();
const titel = field.text("titel", { label: "Titel" });
const options = { helpBereichKey: "hilfe", title: () => "" };

it("builds fields of the named kind", () => {
  expect(field.euro("kosten", { label: "Kosten", min: "0" })).toEqual({
    kind: "euro",
    key: "kosten",
    label: "Kosten",
    min: "0",
  });
  expect(field.choice("land", { label: "Land", options: [] })).toEqual({
    kind: "choice",
    key: "land",
    label: "Land",
    options: [],
  });
});

it("takes table rows as free unless told otherwise", () => {
  const zeile = entity("zeile", "Zeile", [titel], options);
  expect(field.table("zeilen", { label: "Zeilen", entity: zeile }).rows).toBe("frei");
  expect(field.table("zeilen", { label: "Zeilen", entity: zeile, rows: "fest" }).rows).toBe("fest");
});

it("refuses a key twice in one tab, one entity, or one form", () => {
  expect(() => tab("a", "A", [titel, titel], { help: "" })).toThrow('Duplicate key "titel" in tab a');
  expect(() => entity("e", "E", [titel, titel], options)).toThrow('Duplicate key "titel" in entity e');
  const tabs = ["a", "b"].map((key) => tab(key, key, [titel], { help: "" }));
  expect(() => defineForm("f", { bereich: "f", tabs })).toThrow('Duplicate key "titel" in form f');
  const leer = tab("a", "A", [], { help: "" });
  expect(() => defineForm("f", { bereich: "f", tabs: [leer, leer] })).toThrow('Duplicate key "a" in form f');
});

it("refuses a field that is called like a row's own id", () => {
  expect(() => entity("e", "E", [field.text("uuid", { label: "Id" })], options)).toThrow(
    'Duplicate key "uuid" in entity e',
  );
});
