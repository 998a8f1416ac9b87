import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import {
  Checkbox,
  CheckboxGroup,
  ChipField,
  DateField,
  MonthField,
  MultiSelect,
  NumberField,
  RadioGroup,
  ReadOnlyField,
  SelectField,
  Suggestions,
  Switch,
  TextArea,
  TextField,
} from "~/ui";

const base = { id: "titel", name: "titel", label: "Titel" };
const options = ["a", "b", "c", "d", "e", "f", "g", "h"].map((value) => ({ value, label: `Wert ${value}` }));

const everyField = [
  ["TextField", <TextField key="" {...base} />],
  ["TextArea", <TextArea key="" {...base} />],
  ["NumberField", <NumberField key="" {...base} kind="euro" />],
  ["DateField", <DateField key="" {...base} />],
  ["MonthField", <MonthField key="" {...base} />],
  ["SelectField", <SelectField key="" {...base} options={options} />],
  ["RadioGroup", <RadioGroup key="" {...base} options={options} />],
  ["Checkbox", <Checkbox key="" {...base} />],
  ["CheckboxGroup", <CheckboxGroup key="" {...base} options={options} />],
  ["MultiSelect", <MultiSelect key="" {...base} options={options} emptyLabel="Alle" />],
  ["ChipField", <ChipField key="" {...base} defaultValue={["KI"]} />],
  ["Switch", <Switch key="" {...base} />],
] as const;

describe("every field from the server", () => {
  it.each(everyField)("%s has no control that is dead without scripts", (_name, field) => {
    const html = renderToStaticMarkup(field);
    expect(html).not.toMatch(/type="button"|role="(?:combobox|spinbutton)"|contenteditable|style="/);
  });

  it.each(everyField)("%s is a named control with a label", (_name, field) => {
    const html = renderToStaticMarkup(field);
    expect(html).toContain('name="titel"');
    expect(html).toMatch(/for="titel"|aria-labelledby="titel-label"/);
  });
});

describe("a closed choice of several", () => {
  const textOf = (defaultValue: string[], labels = options) => {
    const html = renderToStaticMarkup(
      <MultiSelect {...base} options={labels} defaultValue={defaultValue} emptyLabel="Alle" />,
    );
    return /<summary[^>]*>(.*?)<svg/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "");
  };

  it("says what is chosen as far as it has room, and all of it to those who listen", () => {
    expect(textOf([])).toBe("Titel: Alle");
    expect(textOf(["b"])).toBe("Titel: Wert b");
    expect(textOf(["a", "b", "c"])).toBe("Titel: Wert a, Wert b, Wert c");
    expect(textOf(["a", "b", "c", "d"])).toBe("Titel: Mehrere [...]: Wert a, Wert b, Wert c, Wert d");
  });

  it("cuts no name that stands alone", () => {
    const lang = [{ value: "x", label: "Ein Name, der länger ist als das, was hineinpasst" }];
    expect(textOf(["x"], lang)).toBe(`Titel: ${lang[0]?.label ?? ""}`);
  });
});

describe("a warning of a day", () => {
  it("carries the word 'Hinweis' at its picture, which another may take", () => {
    const toHtml = (warningTooltip?: string) =>
      renderToStaticMarkup(<DateField {...base} warning="Sehr früh" {...(warningTooltip && { warningTooltip })} />);
    expect(toHtml()).toContain('title="Hinweis"');
    expect(toHtml("Bitte prüfen")).toContain('title="Bitte prüfen"');
    expect(renderToStaticMarkup(<TextField {...base} warning="Doppelt" />)).not.toContain("title=");
  });
});

describe("texts around a control", () => {
  const html = renderToStaticMarkup(
    <TextField
      {...base}
      required
      hint="Kurz"
      error="Dieses Feld ist erforderlich"
      warning="Doppelt"
      notices={["Gekürzt"]}
      help={{ href: "?hilfe=titel", label: "Titel" }}
    />,
  );

  it("describe it in reading order, and each id exists", () => {
    expect(html).toContain('aria-describedby="titel-hinweis titel-fehler titel-warnung titel-meldungen"');
    for (const id of ["titel-hinweis", "titel-fehler", "titel-warnung", "titel-meldungen"])
      expect(html).toContain(`id="${id}"`);
  });

  it("mark it as wrong and as required", () => {
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-required="true"');
    expect(html).not.toMatch(/ required=/);
  });

  it("say that the error is an error", () => {
    expect(html).toMatch(/Fehler: <\/span>Dieses Feld ist erforderlich/);
  });

  it("offer help as a link after the control, named once", () => {
    expect(html).toMatch(/<input id="titel".*<a href="\?hilfe=titel"/);
    expect(html.match(/Hilfe zu Titel/g)).toHaveLength(1);
    expect(html).not.toMatch(/<label[^>]*>(?:(?!<\/label>).)*<a /);
  });

  it("offer help of a group outside its question, after its answers", () => {
    const group = renderToStaticMarkup(
      <RadioGroup {...base} help={{ href: "?hilfe=titel", label: "Titel" }} options={[{ value: "ja", label: "Ja" }]} />,
    );
    expect(group).not.toMatch(/<legend[^>]*>(?:(?!<\/legend>).)*<a /);
    expect(group).toMatch(/type="radio".*<a href="\?hilfe=titel"/);
  });

  it("offer help of an answer that is only read beside its label, a blank apart", () => {
    const help = { href: "?hilfe=titel", label: "Titel" };
    const gelesen = renderToStaticMarkup(<ReadOnlyField label="Titel" value="" help={help} />);
    expect(gelesen).toMatch(/<dt[^>]*><span>Titel <\/span><a href="\?hilfe=titel"/);
    expect(renderToStaticMarkup(<ReadOnlyField label="Titel" value="" />)).not.toContain("<a ");
  });

  it("keep the words of a label apart from its star, and the star from a line of its own", () => {
    expect(html).toMatch(/Titel<span[^>]*>\u00A0\*<\/span>/);
  });
});

describe("RadioGroup", () => {
  const yesNo = [
    { value: "true", label: "Ja" },
    { value: "false", label: "Nein" },
  ];

  it("offers 'Keine Angabe' only when allowed, and checks it for null", () => {
    expect(renderToStaticMarkup(<RadioGroup {...base} options={yesNo} />)).not.toContain("Keine Angabe");
    const html = renderToStaticMarkup(<RadioGroup {...base} options={yesNo} allowNone defaultValue={null} />);
    expect(html).toMatch(/id="titel-keineAngabe"[^>]*value=""[^>]*checked=""|checked=""[^>]*value=""/);
    expect(html).toContain("Keine Angabe");
  });

  it("reads 'Keine Angabe' when it is locked and null", () => {
    const html = renderToStaticMarkup(<RadioGroup {...base} options={yesNo} readOnly />);
    expect(html).toContain("Keine Angabe");
    expect(html).not.toContain("<input");
  });

  it("keeps posting its value when it is locked", () => {
    const html = renderToStaticMarkup(<RadioGroup {...base} options={yesNo} readOnly defaultValue="true" />);
    expect(html).toContain('<input type="hidden" name="titel" value="true"/>');
  });

  it("is named and described as a group that can be focused", () => {
    const html = renderToStaticMarkup(<RadioGroup {...base} options={yesNo} error="Dieses Feld ist erforderlich" />);
    expect(html).toMatch(/<fieldset[^>]*id="titel"[^>]*tabindex="-1"[^>]*aria-describedby="titel-fehler"/);
  });
});

describe("values in server HTML", () => {
  it("a date is shown in German form, stored or typed", () => {
    expect(renderToStaticMarkup(<DateField {...base} defaultValue="2025-02-28" />)).toContain('value="28.02.2025"');
    expect(renderToStaticMarkup(<DateField {...base} defaultValue="31.02.2025" />)).toContain('value="31.02.2025"');
    expect(renderToStaticMarkup(<MonthField {...base} defaultValue="2025-02" />)).toContain('value="02.2025"');
  });

  it("a date tells its format", () => {
    expect(renderToStaticMarkup(<DateField {...base} />)).toContain("TT.MM.JJJJ");
  });

  it("chips are one per line in one text area", () => {
    expect(renderToStaticMarkup(<ChipField {...base} defaultValue={["KI", "Robotik"]} />)).toContain(
      ">KI\nRobotik</textarea>",
    );
  });

  it("a select has an empty first option and groups", () => {
    const html = renderToStaticMarkup(
      <SelectField {...base} options={[{ value: "de", label: "Deutschland", group: "EU" }]} />,
    );
    expect(html).toMatch(
      /<option value=""[^>]*>Bitte wählen<\/option><optgroup label="EU"><option value="de">Deutschland<\/option>/,
    );
  });

  it("money has its unit, which describes the control", () => {
    const html = renderToStaticMarkup(<NumberField {...base} kind="euro" />);
    expect(html).toMatch(/id="titel-einheit"[^>]*>€</);
    expect(html).toMatch(/aria-describedby="titel-einheit/);
    expect(html).toContain('inputMode="decimal"');
  });

  it("a text area tells its limit", () => {
    expect(renderToStaticMarkup(<TextArea {...base} limit={1500} />)).toContain("Höchstens 1.500 Zeichen");
  });
});

it("a text field suggests what the list that it names holds, without scripts", () => {
  const list = "orte";
  const html = renderToStaticMarkup(
    <>
      <TextField {...base} list={list} />
      <Suggestions id={list} texts={["Köln", "Bonn"]} />
    </>,
  );
  expect(html).toMatch(/<input[^>]* list="orte"/);
  expect(html).toContain('<datalist id="orte"><option value="Köln"></option><option value="Bonn"></option></datalist>');
  expect(renderToStaticMarkup(<TextField {...base} />)).not.toContain("list=");
});
