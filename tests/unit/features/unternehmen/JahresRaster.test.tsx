import type { ClipboardEvent, KeyboardEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import type { AntwortSicht } from "~/features/anmeldung";
import { JahresRaster, type JahresRasterProps } from "~/features/unternehmen/JahresRaster";
import { listRasterJahre } from "~/features/unternehmen/rasterJahre";
import { blankWerte } from "~/formkit/relevance";
import type { EntryGridRow } from "~/ui";
import { useEntryGrid } from "~/ui/private/useEntryGrid";
import { renderSeite } from "../../../support/renderSeite";

const jahr = (uuid: string, jahreszahl: string, werte: object) => ({
  uuid,
  revision: 1,
  werte: {
    ...blankWerte(jahrFormular),
    wjBeginn: `${jahreszahl}-01-01`,
    wjEnde: `${jahreszahl}-12-31`,
    ...werte,
  },
  fehler: [],
  warnungen: [],
  geaendertAm: "2026-01-01T00:00:00.000Z",
  geaendertVon: "",
});

const JAHRE = [
  jahr("a", "2025", { ebene: "VERBUND", wertart: "VORLAEUFIG" }),
  jahr("b", "2024", { ebene: "UNTERNEHMEN", wertart: "ENDGUELTIG" }),
];

/** The text of the table, with blanks for the tags. */
async function render(istVerbunden: boolean): Promise<string> {
  const jahre = listRasterJahre({ data: JAHRE, kontext: { heute: "2026-03-02", istVerbunden, andere: [] } });
  const raster = <JahresRaster jahre={jahre} eingabe={null} hilfeHref={() => "#"} />;
  const html = await renderSeite(raster, "/geschaeftsstatistikenTabelle");
  return html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

it("sagt über den Zahlen jedes Jahres, für wen sie gelten und wie sicher sie sind", async () => {
  const text = await render(true);
  expect(text).toContain(
    "Ebene Unternehmensverbund Antragstellendes Unternehmen Art der Werte vorläufig endgültig Umsatz (€)",
  );
});

it("fragt nach der Ebene nur, wo ein Unternehmen verbunden ist", async () => {
  const text = await render(false);
  expect(text).not.toContain("Ebene");
  expect(text).toContain("Art der Werte vorläufig endgültig Umsatz (€)");
});

/** As much of a table in a page as the grid asks for. */
class Eingabe extends EventTarget {
  #text = "";
  constructor(readonly zelle: Zelle) {
    super();
  }
  get value() {
    return this.#text;
  }
  set value(text: string) {
    this.#text = text;
  }
  matches = () => true;
  closest = (was: string) => (was === "td" ? this.zelle : this.zelle.parentElement.tabelle);
  focus = () => {
    this.zelle.parentElement.tabelle.fokus = this;
  };
  select = () => undefined;
}
/** No field of the table is one of these. */
class Mehrzeilig extends EventTarget {}
class Auswahl extends EventTarget {}
class Zelle {
  readonly feld: Eingabe | null;
  constructor(
    readonly parentElement: Reihe,
    readonly cellIndex: number,
    html: string,
  ) {
    this.feld = /<input/.test(html) ? new Eingabe(this) : null;
  }
  querySelector = () => this.feld;
}
class Reihe {
  readonly cells: readonly Zelle[];
  constructor(
    readonly tabelle: Tabelle,
    readonly sectionRowIndex: number,
    html: string,
  ) {
    this.cells = html
      .split(/(?=<t[hd][ >])/)
      .slice(1)
      .map((zelle, stelle) => new Zelle(this, stelle, zelle));
  }
}
class Tabelle {
  fokus: Eingabe | null = null;
  readonly rows: readonly Reihe[];
  constructor(html: string) {
    const [, koerper = ""] = /<tbody>(.*)<\/tbody>/s.exec(html) ?? [];
    this.rows = koerper.split(/(?=<tr[ >])/).map((reihe, stelle) => new Reihe(this, stelle, reihe));
  }
  get tBodies() {
    return [this];
  }
}

beforeAll(() => {
  vi.stubGlobal("Element", Eingabe);
  vi.stubGlobal("HTMLInputElement", Eingabe);
  vi.stubGlobal("HTMLSelectElement", Auswahl);
  vi.stubGlobal("HTMLTextAreaElement", Mehrzeilig);
  vi.stubGlobal("HTMLTableRowElement", Reihe);
});
afterAll(() => vi.unstubAllGlobals());

const EIGENE = { ebene: "UNTERNEHMEN", wertart: "ENDGUELTIG" };
const SICHT: AntwortSicht = {
  problem: null,
  versuch: 0,
  leerung: 0,
  eingaben: null,
  text: (_name, sonst = "") => sonst,
  isAngekreuzt: (_name, sonst = false) => sonst,
  feld: (name) => ({ id: name, name, error: undefined, onEdit: () => undefined }),
};

const ereignis = (target: Eingabe, mehr: object) => ({
  target,
  preventDefault: () => undefined,
  stopPropagation: () => undefined,
  ...mehr,
});

/** The table of two years to type into, with what it does on keys and on pasted cells. */
async function open() {
  const data = [jahr("a", "2025", EIGENE), jahr("b", "2024", EIGENE)];
  const kontext = { heute: "2026-03-02", istVerbunden: true, andere: [] };
  const props: JahresRasterProps = {
    jahre: listRasterJahre({ data, kontext }),
    eingabe: { sicht: SICHT, eingaben: null, fassungen: {} },
    hilfeHref: () => "#",
  };
  const html = await renderSeite(<JahresRaster {...props} />, "/geschaeftsstatistikenTabelle");
  const tabelle = new Tabelle(html);
  const { rows } = JahresRaster(props).props as { rows: readonly EntryGridRow[] };
  const haende: ReturnType<typeof useEntryGrid>[] = [];
  const Haende = () => {
    haende.push(useEntryGrid({ count: rows.length, shapeAt: ({ row }) => rows[row]?.shape }));
    return null;
  };
  renderToStaticMarkup(<Haende />);
  const stelleVon = (key: string): number => rows.findIndex((reihe) => reihe.key === key);
  const feldVon = (key: string, spalte = 0) => {
    const feld = tabelle.rows[stelleVon(key)]?.cells[spalte + 1]?.feld;
    if (feld == null) throw new Error(`${key} hat kein Feld`);
    return feld;
  };
  return {
    titel: rows.map(({ title }) => title),
    tabelle,
    feldVon,
    press: (target: Eingabe, key: string) => {
      tabelle.fokus = target;
      haende[0]?.hands.onKeyDown(ereignis(target, { key }) as unknown as KeyboardEvent<HTMLElement>);
      return tabelle.fokus;
    },
    paste: (target: Eingabe, text: string) => {
      const clipboardData = { getData: () => text };
      haende[0]?.hands.onPasteCapture(ereignis(target, { clipboardData }) as unknown as ClipboardEvent<HTMLElement>);
    },
  };
}

it("führt mit den Pfeilen durch die Zahlen und an den Zeilen aus Worten vorbei", async () => {
  const { titel, tabelle, feldVon, press } = await open();
  expect(titel.slice(0, 3)).toEqual(["Ebene", "Art der Werte", "Umsatz"]);
  expect(tabelle.rows).toHaveLength(titel.length);
  expect(press(feldVon("umsatz"), "ArrowDown")).toBe(feldVon("bilanzsumme"));
  expect(press(feldVon("bilanzsumme", 1), "ArrowUp")).toBe(feldVon("umsatz", 1));
  // Above the first figure there are only words: the focus stays.
  expect(press(feldVon("umsatz"), "ArrowUp")).toBe(feldVon("umsatz"));
});

it("füllt beim Einfügen die Zeilen ab dem Feld, jede nach ihrer eigenen Art", async () => {
  const { feldVon, paste } = await open();
  paste(feldVon("umsatz"), "1.000,50\t2.000\n3.000,25\t4.000\n5,5\t6");
  const spalte = (stelle: number) =>
    ["umsatz", "bilanzsumme", "beschaeftigteVzae"].map((key) => feldVon(key, stelle).value.replaceAll(".", ""));
  expect([spalte(0), spalte(1)]).toEqual([
    ["1000,50", "3000,25", "5,5"],
    ["2000", "4000", "6"],
  ]);
});
