import { describe, expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import { loadPerson, withVerlauf } from "~/features/support/loadPersonen";

/** A time line of 120 lines, 50 a page, as the backend gives it; the newest is number 120. */
function verlaufVon(gefragt: (number | undefined)[]): Rufe {
  const listKontoVerlauf = ({ vor }: { vor?: number }) => {
    gefragt.push(vor);
    const ab = (vor ?? 121) - 1;
    const data = Array.from({ length: Math.min(50, ab) }, (_, stelle) => ({ lfd: ab - stelle }));
    const letzte = data.at(-1)?.lfd ?? 0;
    return Promise.resolve({
      data,
      weiterVor: letzte > 1 ? letzte : null,
      weiterAm: letzte > 1 ? `am ${letzte}` : null,
    });
  };
  const personen = { getPerson: () => Promise.resolve({ mails: [] }), listKontoVerlauf };
  return { personen } as unknown as Rufe;
}

describe("der Verlauf einer Person", () => {
  it.each([
    ["", [undefined], { anzahl: 50, seiten: 1, weiterVor: 71 }],
    ["?verlaufSeiten=2", [undefined, 71], { anzahl: 100, seiten: 2, weiterVor: 21 }],
    ["?verlaufSeiten=9", [undefined, 71, 21], { anzahl: 120, seiten: 3, weiterVor: null }],
    ["?vor=71&verlaufSeiten=2", [71, 21], { anzahl: 70, seiten: 2, weiterVor: null }],
    ["?verlaufSeiten=0", [undefined], { anzahl: 50, seiten: 1, weiterVor: 71 }],
  ])("zeigt mit „%s“ seine Seiten untereinander", async (query, rufeNach, erwartet) => {
    const gefragt: (number | undefined)[] = [];
    const daten = await loadPerson(verlaufVon(gefragt), "u", new URL(`http://localhost/${query}`));
    const { verlauf, seiten, weiterVor } = daten;
    expect({ anzahl: verlauf.length, seiten, weiterVor }).toEqual(erwartet);
    expect(gefragt).toEqual(rufeNach);
  });

  it("lässt in der Adresse stehen, was sie von anderen Listen sagt", () => {
    const params = new URLSearchParams("mailsSeite=2&vor=7&verlaufSeiten=3");
    expect(withVerlauf(params, { vor: null, seiten: 1 }).toString()).toBe("mailsSeite=2");
    expect(withVerlauf(params, { vor: 5, seiten: 2 }).toString()).toBe("mailsSeite=2&vor=5&verlaufSeiten=2");
  });
});
