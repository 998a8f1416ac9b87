import { describe, expect, it } from "vitest";
import type { VerbundZeileSicht } from "~/contract/unternehmen/verbund";
import { VerbundTabelle } from "~/features/verbund/VerbundTabelle";
import { renderSeite } from "../../../support/renderSeite";

const ZEILE: VerbundZeileSicht = {
  uuid: "u-a",
  revision: 1,
  name: "A GmbH",
  land: "DE",
  steuernummer: "",
  verbindung: "TOCHTER",
  von: null,
  an: null,
  kapital: "100",
  stimmen: "100",
  beherrschung: "",
  ueber: "",
  gueltigAb: "",
  gueltigBis: "",
  teiltHoechstbetrag: true,
  isEingereicht: false,
  fehler: [],
  warnungen: [],
};

/** What can be done with the row: the names of its links, those of the menu after ">". */
async function listAktionen(anders: Partial<VerbundZeileSicht>, darf = true): Promise<string[]> {
  const zeilen = [{ ...ZEILE, ...anders }];
  const formular = { csrf: "c", schluessel: "s" };
  const html = await renderSeite(
    <VerbundTabelle ansicht={null} spalten={[]} zeilen={zeilen} darf={darf} formular={formular} />,
    "/verbundeneUnternehmen",
  );
  const [davor = "", menue = ""] = html.slice(html.indexOf("<tbody")).split("<details");
  const linksIn = (teil: string) => [...teil.matchAll(/<a [^>]*aria-label="([^"]*)"/g)].map(([, name = ""]) => name);
  return [...linksIn(davor), ...(menue === "" ? [] : [">", ...linksIn(menue)])];
}

describe("eine Zeile der verbundenen Unternehmen", () => {
  it("hat einen Link, und ein Menü mit dem, was selten ist", async () => {
    expect(await listAktionen({})).toEqual([
      "Bearbeiten: A GmbH",
      ">",
      "Nicht mehr verbunden: A GmbH",
      "Löschen: A GmbH",
    ]);
  });

  it("bietet nichts an, was nicht geht, und ohne etwas kein Menü", async () => {
    expect(await listAktionen({ gueltigBis: "2025-12-31" })).toEqual(["Bearbeiten: A GmbH", ">", "Löschen: A GmbH"]);
    expect(await listAktionen({ isEingereicht: true })).toEqual([
      "Bearbeiten: A GmbH",
      ">",
      "Nicht mehr verbunden: A GmbH",
    ]);
    expect(await listAktionen({ isEingereicht: true, gueltigBis: "2025-12-31" })).toEqual(["Bearbeiten: A GmbH"]);
    expect(await listAktionen({}, false)).toEqual(["Ansehen: A GmbH"]);
  });
});
