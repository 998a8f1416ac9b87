import { expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { loadFirmenpunkte } from "~/features/antrag/loadFirmenpunkte";

type Lage = {
  fehler?: number;
  verbund?: { isVollstaendig: boolean; luecken: string[]; anzahl: number };
  statistik?: { istErfuellt: boolean; warnungen: number };
};

const BEFUND = { property: "firma", message: "Dieses Feld ist erforderlich" };

/** A company that says so much about itself; only what the points read is there. */
function callOf({ fehler = 0, verbund, statistik }: Lage): Rufe {
  const { isVollstaendig = true, luecken = [], anzahl = 0 } = verbund ?? {};
  const { istErfuellt = true, warnungen = 0 } = statistik ?? {};
  const jahr = { uuid: "1", warnungen: Array.from({ length: warnungen }, () => BEFUND) };
  const rufe = {
    unternehmen: {
      getStammdaten: () => Promise.resolve({ fehler: Array.from({ length: fehler }, () => BEFUND), warnungen: [] }),
    },
    verbund: {
      listVerbundene: () =>
        Promise.resolve({ lage: { isVollstaendig, anzahl, luecken: luecken.map((message) => ({ message })) } }),
    },
    wirtschaftsjahre: {
      listWirtschaftsjahre: () => Promise.resolve({ istErfuellt, data: [jahr], verlangt: [{ uuid: "1" }] }),
    },
  };
  return rufe as unknown as Rufe;
}

const standVon = async (lage: Lage): Promise<string[]> =>
  (await loadFirmenpunkte(callOf(lage))).map(({ stand }) => stand);

it("is green where everything is said", async () => {
  const punkte = await loadFirmenpunkte(callOf({}));
  expect(punkte.map(({ stand, text }) => [stand, text])).toEqual([
    ["gruen", "Vollständig erfasst"],
    ["gruen", "Keine verbundenen Unternehmen"],
    ["gruen", "Vollständig erfasst"],
  ]);
});

it("is red for each of the three that is missing, and leads to its page", async () => {
  expect(await standVon({ fehler: 1 })).toEqual(["rot", "gruen", "gruen"]);
  const verbund = { isVollstaendig: false, luecken: ["Bitte bestätigen Sie die Angaben."], anzahl: 2 };
  expect(await standVon({ verbund })).toEqual(["gruen", "rot", "gruen"]);
  expect(await standVon({ statistik: { istErfuellt: false, warnungen: 0 } })).toEqual(["gruen", "gruen", "rot"]);
  const punkte = await loadFirmenpunkte(callOf({ fehler: 1, verbund }));
  expect(punkte.map(({ href }) => href)).toEqual([
    "/unternehmen?pruefen=true",
    "/verbundeneUnternehmen#bestaetigung",
    "/geschaeftsstatistiken",
  ]);
  expect(punkte[1]?.text).toBe("Bitte bestätigen Sie die Angaben.");
});

it("is yellow where there are only questions", async () => {
  const verbund = { isVollstaendig: true, luecken: ["Bitte prüfen Sie den Anteil."], anzahl: 2 };
  expect(await standVon({ verbund, statistik: { istErfuellt: true, warnungen: 1 } })).toEqual([
    "gruen",
    "gelb",
    "gelb",
  ]);
});
