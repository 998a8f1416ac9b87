import { expect, it, vi } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { findNachrichtAbsicht } from "~/features/systemnachricht/verwaltung/nachrichtAbsichten";

const MIT_ENDE = { anzeigenBisTag: "02.01.2027", anzeigenBisZeit: "08:00" };

/** What comes of a button, and whether the announcement was saved. */
async function press(absicht: string, felder: Record<string, string>) {
  const formData = new FormData();
  for (const [name, wert] of Object.entries({ absicht, zielgruppe: "ALLE", ...felder })) formData.set(name, wert);
  const createSystemnachricht = vi.fn(() => Promise.resolve({}));
  const previewSystemnachricht = () => Promise.resolve({});
  const call = { systemnachrichten: { createSystemnachricht, previewSystemnachricht } } as unknown as Rufe;
  const ergebnis = await findNachrichtAbsicht(formData)?.run({ call, formData, uuid: undefined });
  return { ergebnis, gesendet: createSystemnachricht.mock.calls };
}

it("fragt vor dem Speichern nach, was in der Vorlage noch auszufüllen ist", async () => {
  const { ergebnis, gesendet } = await press("speichern", { titel: "Am [Datum]", text: "Von [Beginn]", ...MIT_ENDE });
  expect(gesendet).toEqual([]);
  expect(ergebnis).toMatchObject({
    art: "weiter",
    frage: { istOhneEnde: false, platzhalter: ["[Datum]", "[Beginn]"] },
  });
});

it("fragt nach einem fehlenden Ende, und speichert, wer dabei bleibt", async () => {
  const { ergebnis, gesendet } = await press("speichern", { titel: "Neu", text: "Neu" });
  expect(gesendet).toEqual([]);
  expect(ergebnis).toMatchObject({ art: "weiter", frage: { istOhneEnde: true, platzhalter: [] } });
  expect((await press("trotzdem", { titel: "Am [Datum]", text: "Neu" })).gesendet).toHaveLength(1);
});

it("sendet das Kreuz für die Anmeldeseite nur, wo alle gemeint sind", async () => {
  const felder = { titel: "Neu", text: "Neu", aufStartseite: "true" };
  const [[alle]] = (await press("trotzdem", felder)).gesendet as unknown as [[object]];
  const [[rollen]] = (await press("trotzdem", { ...felder, zielgruppe: "ROLLEN" })).gesendet as unknown as [[object]];
  expect([alle, rollen]).toMatchObject([{ aufStartseite: true }, { aufStartseite: false }]);
});
