import { describe, expect, it } from "vitest";
import { checkField, isEmail } from "../../../app/formkit/checkField";
import { createFields, entity } from "../../../app/formkit/defineForm";
import type { Field, FormKontext, Wert } from "../../../app/formkit/field";

const field = createFields();
const kontext = { heute: "2025-06-01" };

function messagesOf(pruefling: Field<FormKontext>, wert: Wert): string[] {
  const werte = { [pruefling.key]: wert };
  return checkField(pruefling, { werte, wurzel: werte, kontext }).map(({ message }) => message);
}

const farben = [{ key: "ROT", title: "Rot" }];

describe("required", () => {
  it.each([
    [field.text("a", { label: "A", required: true }), "", "Dieses Feld ist erforderlich"],
    [field.text("a", { label: "A", required: true }), "   ", "Dieses Feld ist erforderlich"],
    [field.euro("a", { label: "A", required: true }), "", "Dieses Feld ist erforderlich"],
    [field.yesNo("a", { label: "A", required: true }), null, "Dieses Feld ist erforderlich"],
    [field.checkbox("a", { label: "A", required: true }), false, "Dieses Feld ist erforderlich"],
    [
      field.multiChoice("a", { label: "A", required: true, options: farben }),
      [],
      "Bitte wählen Sie mindestens einen Wert aus",
    ],
    [field.chips("a", { label: "A", required: true }), [], "Bitte wählen Sie mindestens einen Wert aus"],
  ])("%o blank: %s", (pruefling, wert, message) => {
    expect(messagesOf(pruefling, wert)).toEqual([message]);
  });

  it.each([
    [field.euro("a", { label: "A", required: true }), "0"],
    [field.yesNo("a", { label: "A", required: true }), false],
    [field.checkbox("a", { label: "A" }), false],
    [field.text("a", { label: "A" }), ""],
  ])("%o is content with %j", (pruefling, wert) => {
    expect(messagesOf(pruefling, wert)).toEqual([]);
  });
});

describe("range", () => {
  const anzahl = field.integer("a", { label: "A", min: "1", maxValue: "999" });
  const betrag = field.euro("a", { label: "A", min: "800.01" });
  const tag = field.date("a", { label: "A", min: "2020-01-02", maxValue: "2030-12-31" });
  const monat = field.month("a", { label: "A", min: "2024-03" });

  it.each([
    [anzahl, "0", ["Der Wert muss mindestens 1 betragen"]],
    [anzahl, "1", []],
    [anzahl, "999", []],
    [anzahl, "1000", ["Der Wert darf höchstens 999 betragen"]],
    [anzahl, "", []],
    [betrag, "800", ["Der Wert muss mindestens 800,01\u00a0€ betragen"]],
    [betrag, "800.010", []],
    [tag, "2020-01-01", ["Das Datum darf nicht vor 02.01.2020 liegen"]],
    [tag, "2020-01-02", []],
    [tag, "2030-12-31", []],
    [tag, "2031-01-01", ["Das Datum darf nicht nach 31.12.2030 liegen"]],
    [monat, "2024-02", ["Das Datum darf nicht vor 03.2024 liegen"]],
    [monat, "2024-03", []],
  ])("%o with %s: %j", (pruefling, wert, expected) => {
    expect(messagesOf(pruefling, wert)).toEqual(expected);
  });
});

describe("rows", () => {
  const gast = entity("gast", "Gast", [field.text("name", { label: "Name" })], {
    helpBereichKey: "gast",
    title: () => "Gast",
  });
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ uuid: String(index), name: "Ada" }));

  it.each([
    [{}, 0, []],
    [{ required: true }, 0, ["Bitte erfassen Sie mindestens einen Eintrag"]],
    [{ required: true }, 1, []],
    [{ minRows: 2 }, 1, ["Bitte erfassen Sie mindestens 2 Einträge"]],
    [{ minRows: 2 }, 2, []],
  ])("%j with %i: %j", (rule, count, expected) => {
    expect(messagesOf(field.table("a", { label: "A", entity: gast, ...rule }), rows(count))).toEqual(expected);
  });
});

it("counts only what may be a list, and other lists without a limit of their own never", () => {
  expect(
    messagesOf(
      field.multiChoice("a", { label: "A", options: farben }),
      Array.from({ length: 11 }, (_, index) => String(index)),
    ),
  ).toEqual([]);
});

it("allows ten chips unless told otherwise", () => {
  const chips = field.chips("a", { label: "A" });
  const many = Array.from({ length: 11 }, (_, index) => String(index));
  expect(messagesOf(chips, many.slice(0, 10))).toEqual([]);
  expect(messagesOf(chips, many)).toEqual(["Sie dürfen höchstens 10 Einträge eingeben"]);
});

it("hears the field's own check, on blank values too", () => {
  const eigen = field.text("a", {
    label: "A",
    check: (wert) => [{ art: "warnung", message: `gesehen: ${JSON.stringify(wert)}` }],
  });
  expect(messagesOf(eigen, "")).toEqual(['gesehen: ""']);
  expect(messagesOf({ ...eigen, required: true }, "")).toEqual(["Dieses Feld ist erforderlich", 'gesehen: ""']);
});

it.each([
  ["ada@example.org", true],
  ["ada.l+x@sub.example.org", true],
  ["ada@müller.example", true],
  ["ada@example", false],
  ["ada@@example.org", false],
  ["ada example@example.org", false],
  ["ada@exa..mple.org", false],
  ["@example.org", false],
  ["a@b.org,c@d.org", false],
  [`${"a".repeat(242)}@example.org`, true],
  [`${"a".repeat(243)}@example.org`, false],
])("isEmail(%j) is %s", (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

it("checks e-mail addresses by the input type", () => {
  const email = field.text("a", { label: "A", inputType: "email" });
  expect([messagesOf(email, ""), messagesOf(email, "ada@example.org"), messagesOf(email, "ada")]).toEqual([
    [],
    [],
    ["Bitte geben Sie eine gültige E-Mail-Adresse ein"],
  ]);
});
