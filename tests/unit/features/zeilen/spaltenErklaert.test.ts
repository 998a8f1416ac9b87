import { expect, it } from "vitest";
import { findTabelle } from "~/features/zeilen/zeilenOrt";
import { listErklaerte } from "~/features/zeilen/spaltenErklaert";
import { KONTEXT, vorhabenBeispiel } from "../../../support/vorhabenBeispiel";

function inhaltVon(key: string, titel: string): string | undefined {
  const gefunden = findTabelle("V2", key);
  if (gefunden === undefined) throw new Error(`No ${key}`);
  const spalten = listErklaerte({ tabelle: gefunden.tabelle, wurzel: vorhabenBeispiel(), kontext: KONTEXT });
  return spalten.find((spalte) => spalte.titel === titel)?.inhalt;
}

it("sagt, welche Zeile eine Nummer meint, wo eine Tabelle auf sich selbst verweist", () => {
  expect(inhaltVon("arbeitspakete", "Vorgänger")).toBe(
    "Nummer oder Name einer anderen Zeile, mehrere durch Semikolon getrennt. Eine Nummer zählt zuerst die Zeilen, die Sie einfügen (1 ist die erste); gibt es sie dort nicht, die schon gespeicherten",
  );
  expect(inhaltVon("wirtschaftsgueter", "In welchen Arbeitspaketen wird es benötigt?")).toMatch(
    /^eines oder mehrere, durch Semikolon getrennt/,
  );
});
