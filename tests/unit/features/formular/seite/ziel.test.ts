import { describe, expect, it } from "vitest";
import type { Absicht } from "~/features/formular/speichern/absicht";
import { zielNachSpeichern } from "~/features/formular/seite/ziel";
import { KONTEXT } from "../../../../support/vorhabenBeispiel";

const ort = { antragUuid: "a", vorhabenUuid: "v", tab: 5, zeile: null };
const werte = { uuid: "v", arbeitspakete: ["eins", "zwei", "drei"].map((uuid) => ({ uuid })) };
const feldNach = (absicht: Absicht): string | null => {
  const ziel = zielNachSpeichern({ ort, absicht, werte, kontext: KONTEXT, weiter: null });
  return new URL(ziel, "http://localhost").searchParams.get("feld");
};

describe("Nach dem Löschen einer Zeile", () => {
  it.each([
    ["eins", "arbeitspakete[0].uuid"],
    ["drei", "arbeitspakete[2].uuid"],
    ["keine", "arbeitspakete[0].uuid"],
  ])("steht die Seite, wo die Zeile %s war", (uuid, feld) => {
    expect(feldNach({ art: "zeileLoeschen", tabelle: "arbeitspakete", uuid })).toBe(feld);
  });

  it("und nur dann", () => expect(feldNach({ art: "speichernZurueck" })).toBeNull());
});
