import { describe, expect, it } from "vitest";
import { rasterName } from "~/domain/antrag/formular/raster";
import { formulare } from "~/domain/antrag/formular/formulare";
import { readRaster } from "~/features/raster/readRaster";
import type { Werte } from "~/formkit/field";
import { rowsOf, textOf } from "~/formkit/werte";
import { KONTEXT, vorhabenBeispiel } from "../../../support/vorhabenBeispiel";

const NEU = "cccccccc-0000-4000-8000-000000000003";

function lageVon(key: string, wurzel: Werte = vorhabenBeispiel()) {
  const tabelle = formulare.V2.tabs.flatMap(({ fields }) => fields).find((feld) => feld.key === key);
  if (tabelle === undefined) throw new Error(`No table ${key}`);
  return { tabelle, wurzel, kontext: KONTEXT };
}

/** A posted table; `zellen`: text by row and answer. */
function formMit(uuids: readonly string[], zellen: readonly [uuid: string, key: string, text: string][]): FormData {
  const form = new FormData();
  for (const uuid of uuids) form.append("zeile", uuid);
  for (const [uuid, key, text] of zellen) form.append(rasterName(uuid, key), text);
  return form;
}

const idsVon = (lage: ReturnType<typeof lageVon>) => rowsOf(lage.wurzel, lage.tabelle.key).map(({ uuid }) => uuid);

describe("eine gesendete Tabelle", () => {
  it("ändert nur die Zellen, in denen etwas anderes steht", () => {
    const lage = lageVon("arbeitspakete");
    const [erste = "", zweite = ""] = idsVon(lage);
    const titel = textOf(rowsOf(lage.wurzel, "arbeitspakete")[0] ?? {}, "titel");
    const { aenderungen, issues } = readRaster(
      lage,
      formMit(
        [erste, zweite],
        [
          [erste, "titel", titel],
          [zweite, "titel", "Anders"],
          [zweite, "von", "01.2031"],
        ],
      ),
    );
    expect(issues).toEqual([]);
    expect(aenderungen).toEqual([
      {
        art: "zeileSpeichern",
        tabelle: "arbeitspakete",
        zeile: { uuid: zweite, titel: "Anders", von: "2031-01" },
      },
    ]);
  });

  it("legt eine neue Zeile nur an, wenn etwas in ihr steht, dann mit ihren Startwerten; Zeilen nennen einander", () => {
    const lage = lageVon("wirtschaftsgueter");
    const leer = formMit([NEU], [[NEU, "anzahl", "1"]]);
    expect(readRaster(lage, leer).aenderungen).toEqual([]);
    const voll = formMit(
      [NEU],
      [
        [NEU, "anzahl", "1"],
        [NEU, "bezeichnung", "Ofen"],
      ],
    );
    expect(readRaster(lage, voll).aenderungen).toEqual([
      {
        art: "zeileSpeichern",
        tabelle: "wirtschaftsgueter",
        zeile: { uuid: NEU, anzahl: "1", bezeichnung: "Ofen" },
      },
    ]);
    const plan = lageVon("arbeitspakete");
    const [erste = ""] = idsVon(plan);
    const verweis = formMit(
      [erste, NEU],
      [
        [NEU, "titel", "Neu"],
        [erste, "vorgaenger", NEU],
      ],
    );
    expect(readRaster(plan, verweis).aenderungen).toMatchObject([
      { zeile: { uuid: erste, vorgaenger: [NEU] } },
      { zeile: { uuid: NEU, titel: "Neu" } },
    ]);
  });

  it("nimmt zurück, was abgewählt ist, und lässt, was nicht auf der Seite stand", () => {
    const lage = lageVon("arbeitspakete");
    const [erste = ""] = idsVon(lage);
    const form = formMit([erste], []);
    expect(readRaster(lage, form).aenderungen).toEqual([]);
    form.append("gezeigt", rasterName(erste, "akteure"));
    expect(readRaster(lage, form).aenderungen).toMatchObject([{ zeile: { uuid: erste, akteure: [] } }]);
  });

  it("sagt an der Zelle, was nicht gespeichert werden kann, und kürzt nichts", () => {
    const lage = lageVon("arbeitspakete");
    const [erste = ""] = idsVon(lage);
    const { issues } = readRaster(
      lage,
      formMit(
        [erste],
        [
          [erste, "von", "13.2026"],
          [erste, "titel", "x".repeat(1000)],
        ],
      ),
    );
    expect(issues.map(({ property }) => property)).toEqual([rasterName(erste, "von"), rasterName(erste, "titel")]);
    expect(issues[0]?.message).toContain("im Kalender nicht");
    expect(issues[1]?.message).toMatch(/^Sie dürfen maximal \d+ /);
  });

  it("ändert Jahre in einer Änderung, mit nichts als dem, was anders ist", () => {
    const lage = lageVon("rahmen");
    const [jahr = ""] = idsVon(lage);
    const { aenderungen } = readRaster(lage, formMit([jahr], [[jahr, "personalaufwand", "1.234,50"]]));
    expect(aenderungen).toEqual([{ art: "felder", werte: { rahmen: [{ uuid: jahr, personalaufwand: "1234.50" }] } }]);
  });

  it("stellt eine Zeile aus dem Tresor hinter die gespeicherten; sonst gilt die Reihenfolge der Seite", () => {
    const lage = lageVon("arbeitspakete");
    const ids = idsVon(lage);
    const folge = (form: FormData) => readRaster(lage, form).zeilen.map(({ zeile }) => zeile.uuid);
    expect(folge(formMit([], [[NEU, "titel", "Neu"]]))).toEqual([...ids, NEU]);
    expect(folge(formMit([NEU], [[NEU, "titel", "Neu"]]))).toEqual([NEU, ...ids]);
  });

  it("behält, was im Browser abgeschnitten wurde", () => {
    const lage = lageVon("arbeitspakete");
    const [erste = ""] = idsVon(lage);
    const form = formMit([erste], []);
    form.append(`rest.${rasterName(erste, "titel")}`, "Rest");
    expect(readRaster(lage, form).reste).toEqual([{ stelle: `arbeitspakete/${erste}/titel`, rest: "Rest" }]);
  });
});
