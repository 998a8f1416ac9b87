import { describe, expect, it } from "vitest";
import { rasterName } from "~/domain/antrag/formular/raster";
import { rasterStandMit } from "~/features/raster/rasterStand";
import { rowsOf } from "~/formkit/werte";
import { KONTEXT, vorhabenBeispiel } from "../../../support/vorhabenBeispiel";

const [ERSTE, ZWEITE, GETIPPTE] = [1, 2, 3].map((zahl) => `cccccccc-0000-4000-8000-00000000000${String(zahl)}`) as [
  string,
  string,
  string,
];

function datenMit(arbeitspakete: unknown[], tabelle = "arbeitspakete") {
  const ort = { antragUuid: ERSTE, vorhabenUuid: ERSTE, tabelle };
  const werte = { ...vorhabenBeispiel(), arbeitspakete } as ReturnType<typeof vorhabenBeispiel>;
  return { art: "V2" as const, ort, werte, kontext: KONTEXT, ersteZeile: ERSTE };
}

const idsVon = (stand: ReturnType<typeof rasterStandMit>) => stand?.zeilen.map(({ zeile: { uuid } }) => uuid);

describe("die Zeilen einer Tabelle, in der welche begonnen werden", () => {
  it("ohne gespeicherte beginnen mit einer leeren; eine weitere kommt dazu und ersetzt sie nicht", () => {
    expect(idsVon(rasterStandMit(datenMit([]), {}, []))).toEqual([ERSTE]);
    expect(idsVon(rasterStandMit(datenMit([]), {}, [ZWEITE]))).toEqual([ERSTE, ZWEITE]);
  });

  it("mit gespeicherten, oder mit einer aus dem Tresor, gibt es keine leere dazu", () => {
    const [zeile] = rowsOf(vorhabenBeispiel(), "arbeitspakete");
    expect(idsVon(rasterStandMit(datenMit([zeile]), {}, [ZWEITE]))).toEqual([zeile?.uuid, ZWEITE]);
    const getippt = { [rasterName(GETIPPTE, "titel")]: "Aus dem Tresor" };
    expect(idsVon(rasterStandMit(datenMit([]), getippt, []))).toEqual([GETIPPTE]);
    expect(idsVon(rasterStandMit(datenMit([], "rahmen"), {}, []))?.length).toBeGreaterThan(1);
  });

  it("sagen, welche inzwischen gelöscht ist: die, die gespeichert auf der Seite stand", () => {
    const eingaben = { zeile: [ERSTE, ZWEITE], zeileNeu: [ZWEITE] };
    const zeilen = rasterStandMit(datenMit([]), eingaben, [])?.zeilen ?? [];
    expect(zeilen.map(({ isNeu, isFort }) => [isNeu, isFort])).toEqual([
      [true, true],
      [true, false],
    ]);
  });
});
