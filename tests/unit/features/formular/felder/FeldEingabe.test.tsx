import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FeldEingabe, isEingabeKind } from "~/features/formular/felder/FeldEingabe";
import type { FieldKind, FieldRules } from "~/formkit/field";
import { kinds } from "~/formkit/kinds";

const ARTEN = Object.keys(kinds)
  .filter((name): name is FieldKind => name in kinds)
  .filter(isEingabeKind);
const optionen = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
];

const render = (feld: Partial<FieldRules> & { kind: FieldKind }): string => {
  const regeln = { key: "frage", label: "Frage", ...feld };
  const props = { id: "f-frage", name: "frage", label: "Frage", required: true };
  return renderToStaticMarkup(<FeldEingabe feld={regeln} props={props} text="" optionen={optionen} />);
};

describe("Das Bedienelement einer Frage", () => {
  it("gibt es für jede Art, die eines braucht", () => {
    expect(ARTEN).toHaveLength(12);
    for (const kind of ARTEN) expect(render({ kind })).toMatch(/<(?:input|textarea|select)/);
  });

  // A paste that is too long would lose its end before anybody could keep it, and a choice would be read out as wrong
  // before it is made.
  it.each(ARTEN)("der Art %s überlässt dem Browser keine Prüfung", (kind) => {
    const html = render({ kind, max: 20, min: "2", maxValue: "9" });
    expect(html).not.toMatch(/\s(?:required|minlength|maxlength|min|max|step|pattern)(?:=|\s|>)/i);
    expect(html).not.toMatch(/type="(?:number|date|month)"/);
  });

  it.each(["text", "textArea", "integer", "decimal", "euro", "date", "month", "choice", "checkbox", "chips"] as const)(
    "der Art %s sagt Hilfsmitteln, dass es Pflicht ist",
    (kind) => expect(render({ kind })).toContain('aria-required="true"'),
  );

  it("hat die Grenze, die seine Art hat", () => {
    expect(render({ kind: "textArea" })).toContain("Höchstens 800 Zeichen");
    expect(render({ kind: "textArea", max: 1500 })).toContain("Höchstens 1.500 Zeichen");
    expect(render({ kind: "textArea" })).toContain('rows="4"');
    expect(render({ kind: "textArea", max: 1500 })).toContain('rows="9"');
  });
});
