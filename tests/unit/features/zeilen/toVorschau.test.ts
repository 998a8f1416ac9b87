import { expect, it } from "vitest";
import { toVorschau } from "~/features/zeilen/toVorschau";
import { findTabelle } from "~/features/zeilen/zeilenOrt";
import { KONTEXT, vorhabenBeispiel } from "../../../support/vorhabenBeispiel";

it("sagt zu einem Wert, der einen anderen ersetzt, welchen", () => {
  const gefunden = findTabelle("V2", "rahmen");
  if (gefunden === undefined) throw new Error("No rahmen");
  const lage = { tabelle: gefunden.tabelle, wurzel: vorhabenBeispiel(), kontext: KONTEXT };
  const verstanden = [
    { key: "personal", label: "Personal", text: "300,00 €", bisher: "200,00 €" },
    { key: "sonstiges", label: "Sonstiges", text: "5,00 €" },
  ];
  const nichts = { fehler: [], hinweise: [], verluste: [], pruefen: [], offen: [] };
  const zeile = { ...nichts, nummer: 2, titel: "2025", uuid: "u", werte: {}, verstanden };
  const gezeigt = [
    { label: "Personal", text: "300,00 € (bisher 200,00 €)" },
    { label: "Sonstiges", text: "5,00 €" },
  ];
  expect(toVorschau({ fehler: [], unbekannte: [], isErsteEintrag: true, zeilen: [zeile] }, lage)).toMatchObject({
    isErsteEintrag: true,
    zeilen: [{ kurz: gezeigt, verstanden: gezeigt }],
  });
});
