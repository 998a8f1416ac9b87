import { describe, expect, it } from "vitest";
import { createRefreshOnce, type Erneuerung } from "../../../../app/server/client/refreshOnce";

const erneuert: Erneuerung = { art: "erneuert", setCookies: ["sid=neu"] };

function zaehler(ergebnis: Erneuerung) {
  let rufe = 0;
  const refresh = async (): Promise<Erneuerung> => {
    rufe += 1;
    await Promise.resolve();
    return ergebnis;
  };
  return { refresh, call: () => rufe };
}

describe("Eine Erneuerung zur Zeit (§7, §8)", () => {
  it("teilt eine Erneuerung unter zwanzig Wartenden", async () => {
    const einmal = createRefreshOnce(() => 0);
    const { refresh, call } = zaehler(erneuert);
    const ergebnisse = await Promise.all(Array.from({ length: 20 }, () => einmal("token", refresh)));
    expect(call()).toBe(1);
    expect(new Set(ergebnisse)).toEqual(new Set([erneuert]));
  });

  it("hält das Ergebnis fünf Sekunden für Nachzügler mit dem alten Token", async () => {
    let jetzt = 0;
    const einmal = createRefreshOnce(() => jetzt);
    const { refresh, call } = zaehler(erneuert);
    await einmal("token", refresh);
    jetzt = 4_999;
    await einmal("token", refresh);
    expect(call()).toBe(1);
    jetzt = 5_000;
    await einmal("token", refresh);
    expect(call()).toBe(2);
  });

  it("lässt alle Wartenden scheitern und versucht es beim nächsten Mal neu", async () => {
    const einmal = createRefreshOnce(() => 0);
    const { refresh, call } = zaehler({ art: "abgelehnt" });
    const ergebnisse = await Promise.all([einmal("token", refresh), einmal("token", refresh)]);
    expect(ergebnisse).toEqual([{ art: "abgelehnt" }, { art: "abgelehnt" }]);
    await einmal("token", refresh);
    expect(call()).toBe(2);
  });

  it("erneuert verschiedene Sitzungen getrennt", async () => {
    const einmal = createRefreshOnce(() => 0);
    const { refresh, call } = zaehler(erneuert);
    await Promise.all([einmal("a", refresh), einmal("b", refresh)]);
    expect(call()).toBe(2);
  });
});
