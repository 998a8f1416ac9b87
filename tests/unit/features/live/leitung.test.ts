import { describe, expect, it } from "vitest";
import type { Ressource } from "~/contract/live";
import type { Wechsel } from "~/features/live/abgleich";
import { createLeitung } from "~/features/live/leitung";

const ANTRAG: Ressource = { name: "antrag", id: "11111111-1111-4111-8111-111111111111" };
const ANDERER: Ressource = { name: "antrag", id: "22222222-2222-4222-8222-222222222222" };

/** A line whose waiting time passes when the test says so. */
function probe() {
  const wartend: (() => void)[] = [];
  const gesendet: string[] = [];
  const leitung = createLeitung((fn) => void wartend.push(fn));
  return {
    leitung,
    gesendet,
    sender: ({ art, ressource }: Wechsel) => void gesendet.push(`${art} ${ressource.id.slice(0, 1)}`),
    vergeht: () => {
      for (const fn of wartend.splice(0)) fn();
    },
  };
}

describe("createLeitung", () => {
  it("sends what was entered while the connection was down as soon as it is there", () => {
    const { leitung, gesendet, sender, vergeht } = probe();
    leitung.betritt(ANTRAG);
    leitung.betritt(ANDERER)();
    vergeht();
    expect(gesendet).toEqual([]);
    leitung.setze("verbunden", sender);
    expect(gesendet).toEqual(["enter 1"]);
  });

  it("says nothing when one page of a record follows another, and leaves the old record before it enters the new one", () => {
    const { leitung, gesendet, sender, vergeht } = probe();
    leitung.setze("verbunden", sender);
    const verlasseStartseite = leitung.betritt(ANTRAG);
    vergeht();
    verlasseStartseite();
    const verlasseFormular = leitung.betritt(ANTRAG);
    vergeht();
    expect(gesendet).toEqual(["enter 1"]);
    verlasseFormular();
    leitung.betritt(ANDERER);
    vergeht();
    expect(gesendet).toEqual(["enter 1", "leave 1", "enter 2"]);
  });

  it("stays with a record as long as one of two parts of the page looks at it", () => {
    const { leitung, gesendet, sender, vergeht } = probe();
    leitung.setze("verbunden", sender);
    const verlasse = leitung.betritt(ANTRAG);
    leitung.betritt(ANTRAG);
    verlasse();
    vergeht();
    expect(gesendet).toEqual(["enter 1"]);
  });

  it("enters anew after a lost connection and does not leave what the server has forgotten", () => {
    const { leitung, gesendet, sender, vergeht } = probe();
    leitung.setze("verbunden", sender);
    const verlasse = leitung.betritt(ANTRAG);
    vergeht();
    leitung.setze("unterbrochen", null);
    verlasse();
    leitung.betritt(ANDERER);
    vergeht();
    leitung.setze("verbunden", sender);
    expect(gesendet).toEqual(["enter 1", "enter 2"]);
  });

  it("keeps the last message for the next page of a record, until the record or the connection is gone", () => {
    const { leitung, sender, vergeht } = probe();
    leitung.setze("verbunden", sender);
    const verlasse = leitung.betritt(ANTRAG);
    vergeht();
    leitung.verteile("/a", 1);
    expect(leitung.zuletzt("/a")).toBe(1);
    verlasse();
    vergeht();
    expect(leitung.zuletzt("/a")).toBeUndefined();
    leitung.verteile("/a", 2);
    leitung.setze("unterbrochen", null);
    expect(leitung.zuletzt("/a")).toBeUndefined();
  });

  it("tells of its state once, and hands a message to those who hear its destination", () => {
    const { leitung, sender } = probe();
    const gehoert: unknown[] = [];
    let wechsel = 0;
    leitung.subscribe(() => (wechsel += 1));
    const ende = leitung.hoere("/a", (inhalt) => gehoert.push(inhalt));
    leitung.setze("verbunden", sender);
    leitung.setze("unterbrochen", null);
    leitung.setze("unterbrochen", null);
    expect([leitung.stand(), wechsel]).toEqual(["unterbrochen", 2]);
    leitung.verteile("/a", 1);
    leitung.verteile("/b", 2);
    ende();
    leitung.verteile("/a", 3);
    expect(gehoert).toEqual([1]);
  });
});
