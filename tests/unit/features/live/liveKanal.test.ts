import { describe, expect, it } from "vitest";
import type { Ressource } from "~/contract/wire/live";
import type { Wechsel } from "~/features/live/abgleich";
import { createLiveKanal } from "~/features/live/liveKanal";

const ANTRAG: Ressource = { name: "antrag", id: "11111111-1111-4111-8111-111111111111" };
const ANDERER: Ressource = { name: "antrag", id: "22222222-2222-4222-8222-222222222222" };

/** A line whose waiting time passes when the test says so. */
function probe() {
  const wartend: (() => void)[] = [];
  const gesendet: string[] = [];
  const leitung = createLiveKanal((fn) => void wartend.push(fn));
  return {
    leitung,
    gesendet,
    sender: ({ art, ressource }: Wechsel) => void gesendet.push(`${art} ${ressource.id.slice(0, 1)}`),
    elapses: () => {
      for (const fn of wartend.splice(0)) fn();
    },
  };
}

describe("createLeitung", () => {
  it("sends what was entered while the connection was down as soon as it is there", () => {
    const { leitung, gesendet, sender, elapses } = probe();
    leitung.enter(ANTRAG);
    leitung.enter(ANDERER)();
    elapses();
    expect(gesendet).toEqual([]);
    leitung.set("verbunden", sender);
    expect(gesendet).toEqual(["enter 1"]);
  });

  it("says nothing when one page of a record follows another, and leaves the old record before it enters the new one", () => {
    const { leitung, gesendet, sender, elapses } = probe();
    leitung.set("verbunden", sender);
    const leaveStartseite = leitung.enter(ANTRAG);
    elapses();
    leaveStartseite();
    const leaveFormular = leitung.enter(ANTRAG);
    elapses();
    expect(gesendet).toEqual(["enter 1"]);
    leaveFormular();
    leitung.enter(ANDERER);
    elapses();
    expect(gesendet).toEqual(["enter 1", "leave 1", "enter 2"]);
  });

  it("stays with a record as long as one of two parts of the page looks at it", () => {
    const { leitung, gesendet, sender, elapses } = probe();
    leitung.set("verbunden", sender);
    const leave = leitung.enter(ANTRAG);
    leitung.enter(ANTRAG);
    leave();
    elapses();
    expect(gesendet).toEqual(["enter 1"]);
  });

  it("enters anew after a lost connection and does not leave what the server has forgotten", () => {
    const { leitung, gesendet, sender, elapses } = probe();
    leitung.set("verbunden", sender);
    const leave = leitung.enter(ANTRAG);
    elapses();
    leitung.set("unterbrochen", null);
    leave();
    leitung.enter(ANDERER);
    elapses();
    leitung.set("verbunden", sender);
    expect(gesendet).toEqual(["enter 1", "enter 2"]);
  });

  it("keeps the last message about each record for the next page, until the record or the connection is gone", () => {
    const { leitung, sender, elapses } = probe();
    const [vonEinem, vonAnderem] = [
      { ...ANTRAG, activeUsers: ["Berta Beispiel"] },
      { ...ANDERER, activeUsers: [] },
    ];
    leitung.set("verbunden", sender);
    const leave = leitung.enter(ANTRAG);
    leitung.enter(ANDERER);
    elapses();
    leitung.distribute("/a", { ...ANTRAG, activeUsers: [] });
    leitung.distribute("/a", vonAnderem);
    leitung.distribute("/a", vonEinem);
    expect(leitung.zuletzt("/a")).toEqual([vonEinem, vonAnderem]);
    leave();
    elapses();
    expect(leitung.zuletzt("/a")).toEqual([vonAnderem]);
    leitung.set("unterbrochen", null);
    expect(leitung.zuletzt("/a")).toEqual([]);
  });

  it("tells of its state once, and hands a message to those who hear its destination", () => {
    const { leitung, sender } = probe();
    const gehoert: unknown[] = [];
    let wechsel = 0;
    leitung.subscribe(() => (wechsel += 1));
    const ende = leitung.listen("/a", (inhalt) => gehoert.push(inhalt));
    leitung.set("verbunden", sender);
    leitung.set("unterbrochen", null);
    leitung.set("unterbrochen", null);
    expect([leitung.stand(), wechsel]).toEqual(["unterbrochen", 2]);
    leitung.distribute("/a", 1);
    leitung.distribute("/b", 2);
    ende();
    leitung.distribute("/a", 3);
    expect(gehoert).toEqual([1]);
  });
});
