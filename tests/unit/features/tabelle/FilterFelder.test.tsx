import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { OHNE_WERT } from "~/domain/tabelle/tabellenAnsicht";
import { FilterFelder } from "~/features/tabelle/FilterFelder";

const html = (filter: Record<string, string> = {}, isStab = false) =>
  renderToStaticMarkup(<FilterFelder tabelle="antraege" isStab={isStab} filter={filter} />);
const namenIn = (text: string) => [
  // A choice of several has a checkbox for each of its keys.
  ...new Set([...text.matchAll(/<(?:select|input)[^>]*name="filter\.(\w+)"/g)].map(([, name]) => name)),
];

describe("FilterFelder", () => {
  it("hat für jede filterbare Spalte ein Feld, die Auswahlen zuerst", () => {
    expect(namenIn(html())).toEqual([
      "status",
      "version",
      "geaendertAm",
      "antragsnummer",
      "bezeichnung",
      "eingereichtAm",
      "amZug",
      "naechsteFrist",
      "zugriff",
    ]);
    expect(namenIn(html()).sort()).toEqual(
      TABELLEN.antraege.flatMap(({ key, filterbar }) => (filterbar ? [key] : [])).sort(),
    );
  });

  it("fragt den Stab nicht nach dem eigenen Zugriff, den er nicht hat", () => {
    expect(namenIn(html({}, true))).toEqual(namenIn(html()).filter((name) => name !== "zugriff"));
  });

  it("zeigt von mehreren gewählten jeden angekreuzt", () => {
    const gewaehlt = html({ status: "EINGEREICHT###IN_PRUEFUNG" }).matchAll(/<input[^>]*checked=""[^>]*value="(\w+)"/g);
    expect([...gewaehlt].map(([, wert]) => wert)).toEqual(["EINGEREICHT", "IN_PRUEFUNG"]);
  });

  it("fragt nach Tagen mit ihrem Format und sagt, wenn keiner dasteht", () => {
    expect(html().match(/TT\.MM\.JJJJ/g)).toHaveLength(3);
    const falsch = html({ eingereichtAm: "31.02.2026", bezeichnung: "31.02.2026" });
    expect(falsch.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  it("bietet in einer Auswahl nach leeren Einträgen zu fragen an, wo es welche gibt", () => {
    const jahre = renderToStaticMarkup(
      <FilterFelder tabelle="wirtschaftsjahre" isStab={false} filter={{ wertart: OHNE_WERT }} />,
    );
    expect(jahre.match(/<option[^>]*>&lt;Ohne Wert&gt;/g)).toHaveLength(2);
    expect(jahre).toMatch(/<option value="&lt;Ohne Wert&gt;" selected="">/);
    expect(html()).not.toContain('<option value="&lt;Ohne Wert&gt;"');
  });

  it("bietet an, was die Seite mitbringt, in Gruppen; was gefragt ist und niemand kennt, steht dabei", () => {
    const auswahl = { vorgang: [{ value: "antrag.einreichen", label: "Antrag eingereicht", group: "Anträge" }] };
    const protokoll = (vorgang: string) =>
      renderToStaticMarkup(<FilterFelder tabelle="protokoll" isStab auswahl={auswahl} filter={{ vorgang }} />);
    expect(protokoll("antrag.einreichen")).toContain(
      '<optgroup label="Anträge"><option value="antrag.einreichen" selected="">Antrag eingereicht',
    );
    expect(protokoll("x.alt")).toContain('<option value="x.alt" selected="">x.alt');
  });

  it("bietet nach leeren Einträgen nur zu fragen an, wo es welche gibt", () => {
    const knoepfe = [...html().matchAll(/<button[^>]*name="filter\.(\w+)"/g)].map(([, name]) => name);
    expect(knoepfe).toEqual(["antragsnummer", "bezeichnung", "eingereichtAm", "naechsteFrist"]);
  });
});
