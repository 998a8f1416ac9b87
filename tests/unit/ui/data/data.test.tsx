import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { DataTable, EntryGrid, Pagination, StatusIcon } from "~/ui";

describe("DataTable", () => {
  const columns = [
    { key: "name", title: "Antrag", sortHref: "?sortierung=name", sorted: "desc" as const },
    { key: "status", title: "Status" },
  ];

  it("names rows by their first cell and links them", () => {
    const html = renderToStaticMarkup(
      <DataTable
        caption="Anträge"
        columns={columns}
        rows={[{ key: "1", href: "/a/1", cells: { name: "Nr. 1", status: "Neu" } }]}
      />,
    );
    expect(html).toMatch(/<th scope="row"[^>]*>.*<a href="\/a\/1"[^>]*>Nr\. 1<\/a><\/th>/);
    expect(html).toMatch(/<td data-label="Status"/);
    expect(html).toContain('aria-sort="descending"');
    expect(html).toContain('href="?sortierung=name"');
  });

  it("names rows by the column that is said to do so, wherever it stands", () => {
    const spalten = [
      { key: "status", title: "Status" },
      { key: "name", title: "Name", isRowHeader: true },
    ];
    const html = renderToStaticMarkup(
      <DataTable
        caption="Auftragnehmer"
        columns={spalten}
        rows={[{ key: "1", cells: { name: "Nr. 1", status: "Neu" } }]}
      />,
    );
    expect(html).toMatch(
      /<td data-label="Status"[^>]*>.*Neu.*<\/td><th scope="row" data-label="Name"[^>]*>.*Nr\. 1.*<\/th>/,
    );
  });

  it("leaves what one can do with a row out on paper, with its title", () => {
    const spalten = [
      { key: "name", title: "Name" },
      { key: "aktionen", title: "Aktionen", isForActions: true },
    ];
    const html = renderToStaticMarkup(
      <DataTable
        caption="Dateien"
        columns={spalten}
        rows={[{ key: "1", cells: { name: "Nr. 1", aktionen: "Löschen" } }]}
      />,
    );
    expect(html.match(/data-print="nein"/g)).toHaveLength(2);
    expect(html).toMatch(/<th scope="col"[^>]*data-print="nein"[^>]*>Aktionen/);
  });

  it("says when there is nothing", () => {
    expect(renderToStaticMarkup(<DataTable caption="Anträge" columns={columns} rows={[]} />)).toMatch(
      /<td colSpan="2"[^>]*>Keine Daten vorhanden<\/td>/,
    );
  });
});

describe("StatusIcon", () => {
  it.each([
    ["gruen", "Vollständig erfasst"],
    ["gelb", "Vollständig erfasst, es gibt Hinweise"],
    ["rot", "Nicht vollständig erfasst"],
    ["laedt", "Daten werden geladen"],
  ] as const)("%s says %s", (state, text) => {
    expect(renderToStaticMarkup(<StatusIcon state={state} />)).toContain(text);
  });

  it("shows nothing where there is no state", () => {
    expect(renderToStaticMarkup(<StatusIcon state="keiner" />)).toBe("");
  });
});

describe("Pagination", () => {
  it("is links with full names", () => {
    const html = renderToStaticMarkup(
      <Pagination
        summary="Einträge 1 bis 25 von 200"
        pages={[
          { href: "?seite=1", label: "1", current: true },
          { href: "?seite=2", label: "2" },
        ]}
        nextHref="?seite=2"
        sizes={[{ href: "?groesse=alle", label: "alle" }]}
      />,
    );
    expect(html).toMatch(/aria-label="Seite 1" aria-current="page"/);
    expect(html).toContain('aria-label="Einträge je Seite: alle"');
    expect(html).toMatch(/href="\?seite=2"[^>]*rel="next"/);
  });
});

describe("EntryGrid", () => {
  const grid = () =>
    renderToStaticMarkup(
      <EntryGrid
        caption="Zahlen"
        rowsTitle="Angabe"
        columns={[{ key: "a", label: "Jahr 2025", head: "2025" }]}
        rows={[
          {
            key: "umsatz",
            title: "Umsatz",
            unit: "€",
            required: true,
            help: { href: "?hilfe=umsatz", label: "Umsatz" },
            shape: { integerDigits: 15, fractionDigits: 2 },
            cells: { a: <input aria-label="Umsatz, Jahr 2025" /> },
          },
        ]}
      />,
    );

  it("is a table with heads on two sides, in a region that keys can scroll", () => {
    const html = grid();
    expect(html).toMatch(/<div role="region" aria-label="Zahlen" tabindex="0"/);
    expect(html).toMatch(
      /<th scope="col"[^>]*>Angabe<\/th><th scope="col"[^>]*><div[^>]*><div>2025<\/div> <\/div><\/th>/,
    );
    expect(html).toMatch(/<th scope="row"[^>]*>.*Umsatz \(€\).*Hilfe zu Umsatz.*<\/th><td[^>]*><input/);
  });

  it("says before hydration nothing about keys that do not work yet, and has a place to say what was pasted", () => {
    expect(grid()).toMatch(/<div class="[^"]*waiting[^"]*"><p[^>]*>Pfeil nach oben/);
    expect(grid()).toContain('role="status"');
  });
});
