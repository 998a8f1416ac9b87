import { expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { loadVerlauf } from "~/features/unternehmen/loadVerlauf";

const FASSUNG = {
  revision: 2,
  art: "AENDERUNG",
  gueltigAb: "2026-04-01",
  am: "2026-03-31T22:00:30.000Z",
  von: "Bea Vollmer",
  vorgemerktAm: null,
  geaendert: { ort: { alt: "Kiel", neu: "Bonn" } },
  berichtigt: null,
  fruehere: {},
};

async function readEintrag(fassung: object) {
  const call = {
    unternehmen: {
      getStammdaten: () =>
        Promise.resolve({
          unternehmenUuid: "u",
          revision: 2,
          werte: {},
          kontext: { heute: "2026-04-01", nachgewiesen: [] },
          rechte: { bearbeiten: true },
        }),
      listFassungen: () => Promise.resolve({ data: [{ ...FASSUNG, ...fassung }] }),
    },
  } as unknown as Rufe;
  const { liste } = await loadVerlauf(call, new URLSearchParams());
  return liste.eintraege.map(({ titel, zusaetze }) => [titel, zusaetze.join(", ")]);
}

it("sagt von einer Fassung, die jemand gespeichert hat, wer es war", async () => {
  expect(await readEintrag({})).toEqual([
    ["Änderung vom 01.04.2026, 00:00\u00a0Uhr", "Bea Vollmer, gültig ab 01.04.2026"],
  ]);
});

it.each([
  ["Bea Vollmer", "vorgemerkt von Bea Vollmer am 02.03.2026"],
  [null, "vorgemerkt am 02.03.2026"],
])("sagt von einer vorgemerkten, dass sie früher eingetragen und vom Portal übernommen wurde: %s", async (von, wer) => {
  expect(await readEintrag({ von, vorgemerktAm: "2026-03-02T09:00:00.000Z" })).toEqual([
    [
      "Vorgemerkte Änderung vom 01.04.2026, 00:00\u00a0Uhr",
      `${wer}, vom Portal übernommen am 01.04.2026, gültig ab 01.04.2026`,
    ],
  ]);
});
