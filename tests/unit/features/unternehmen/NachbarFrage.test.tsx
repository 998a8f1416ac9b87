import { expect, it } from "vitest";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import type { AntwortSicht } from "~/features/anmeldung";
import type { JahrDaten } from "~/features/unternehmen/jahrEingaben";
import { NachbarFrage } from "~/features/unternehmen/NachbarFrage";
import { blankWerte } from "~/formkit/relevance";
import { renderSeite } from "../../../support/renderSeite";

const anderes = (beginn: string, ende: string) => ({
  beginn,
  ende,
  umsatz: "",
  bilanzsumme: "",
  beschaeftigteVzae: "",
  fueBeschaeftigteVzae: "",
  fueGesamt: "",
});

/** A form that has not been saved before, beside the calendar year 2024. */
const NEU: JahrDaten = {
  uuid: null,
  revision: 0,
  werte: blankWerte(jahrFormular),
  fehler: [],
  warnungen: [],
  unternehmenUuid: "0b7f6d6e-6d2a-4d5e-9d0e-5d1d5d1d5d1d",
  kontext: { heute: "2026-03-02", istVerbunden: false, andere: [anderes("2024-01-01", "2024-12-31")] },
  rechte: { bearbeiten: true },
  vorlage: null,
};

/** The answer to a form that was sent with these texts; null when none was sent. */
function sichtVon(eingaben: Record<string, string> | null): AntwortSicht {
  const text = (name: string, sonst = "") => eingaben?.[name] ?? sonst;
  const feld = (name: string) => ({ id: name, name, error: undefined, onEdit: () => undefined });
  return { problem: null, eingaben, versuch: 1, leerung: 0, text, isAngekreuzt: () => false, feld };
}
const render = (eingaben: Record<string, string> | null) =>
  renderSeite(<NachbarFrage daten={NEU} sicht={sichtVon(eingaben)} />, "/geschaeftsstatistikenFormular");

it("fragt auch bei einem neuen Jahr, ob das davor früher enden soll, und sagt, was daraus wird", async () => {
  const html = await render({ wjBeginn: "01.07.2024", wjEnde: "30.06.2025" });
  expect(html).toContain("Das Ende des Wirtschaftsjahres davor auf den 30.06.2024 anpassen");
  expect(html).toContain('value="2024-06-30"');
  expect(html).toMatch(/01\.01\.2024 bis 31\.12\.2024 würde dann vom 01\.01\.2024 bis 30\.06\.2024 dauern/);
  expect(html).not.toContain("checked");
});

it("lässt angekreuzt, was für diesen Tag angekreuzt war, und nicht für einen anderen", async () => {
  const tage = { wjBeginn: "01.07.2024", wjEnde: "30.06.2025" };
  expect(await render({ ...tage, nachbar: "2024-06-30" })).toContain("checked");
  expect(await render({ ...tage, nachbar: "2024-05-31" })).not.toContain("checked");
});

it.each([
  ["vor dem ersten Absenden", null],
  ["wo nichts zu verschieben ist", { wjBeginn: "01.01.2025", wjEnde: "31.12.2025" }],
  ["solange ein Tag fehlt", { wjBeginn: "01.07.2024", wjEnde: "" }],
])("fragt nicht: %s", async (_wann, eingaben) => {
  expect(await render(eingaben)).toBe("");
});
