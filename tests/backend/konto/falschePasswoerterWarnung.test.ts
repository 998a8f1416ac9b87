import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MENSCHEN, startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const MAX = MENSCHEN.mitarbeit;

/**
 * So many wrong passwords of strangers, each after the time that the one before costs; the last one has to be waited
 * for.
 */
async function disturb(anzahl: number, email: string = MAX.email): Promise<void> {
  for (let mal = 0; mal < anzahl; mal++) {
    if (mal > 0) t.uhr.vor({ sekunden: 901 });
    expect((await t.browser().login(email, "falsch-falsch")).status).toBe(401);
  }
}

const warnungen = async () =>
  (await t.clearAusgang()).filter(({ subject }) => subject === "Falsche Passwörter bei Ihrem Konto");

describe("die Warnung an die Person", () => {
  it("kommt nach fünf falschen Passwörtern, einmal am Tag, und sagt, was zu tun ist", async () => {
    await disturb(4);
    expect(await warnungen()).toEqual([]);
    t.uhr.vor({ sekunden: 901 });
    await disturb(20);
    expect(await warnungen()).toHaveLength(1);
    const [{ to, text } = { to: "", text: "" }] = await warnungen();
    expect(to).toBe(MAX.email);
    expect(text).toContain("mehrmals hintereinander ein falsches Passwort eingegeben");
    expect(text).toContain("http://localhost:3000/passwortvergessen");
    expect(text).toContain("höchstens einmal am Tag");
    t.uhr.vor({ stunden: 24 });
    await disturb(3);
    expect(await warnungen()).toHaveLength(2);
  });

  it("kommt auch bei vielen Versuchen zugleich nur einmal", async () => {
    await disturb(4);
    for (let runde = 0; runde < 3; runde++) {
      t.uhr.vor({ sekunden: 901 });
      await Promise.all(Array.from({ length: 20 }, () => t.browser().login(MAX.email, "falsch-falsch")));
    }
    expect(await warnungen()).toHaveLength(1);
  });

  it("geht an niemanden, den es nicht gibt, und nicht an gesperrte Konten", async () => {
    await t.dienste.pool.query("UPDATE benutzer SET gesperrt_seit = $1 WHERE uuid = $2", [
      t.uhr.now(),
      MENSCHEN.qm.uuid,
    ]);
    await disturb(6, "niemand@example.org");
    t.uhr.vor({ sekunden: 901 });
    await disturb(6, MENSCHEN.qm.email);
    expect(await t.clearAusgang()).toEqual([]);
  });

  it("verrät Fremden nichts: gleiche Antworten mit gleich vielen Anweisungen, ob es das Konto gibt oder nicht", async () => {
    const verlauf = async (email: string) => {
      const schritte = [];
      for (let mal = 0; mal < 8; mal++) {
        t.statements.length = 0;
        const { status, body, headers } = await t.browser().login(email, "falsch-falsch");
        schritte.push({ status, body, cookies: headers.getSetCookie(), anweisungen: t.statements.length });
        t.uhr.vor({ sekunden: 901 });
      }
      return schritte;
    };
    expect(await verlauf(MAX.email)).toEqual(await verlauf("niemand@example.org"));
  });
});
