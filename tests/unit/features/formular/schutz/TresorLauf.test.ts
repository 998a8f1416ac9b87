import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TresorLauf, type TresorStand } from "~/features/formular/schutz/TresorLauf";
import { isGleich } from "~/features/formular/schutz/plan";
import type { Texte } from "~/features/formular/schutz/stellen";
import { openFach } from "~/features/tresor/tresorfach";
import { kinds } from "~/formkit/kinds";
import { bundMit, scheinAblage } from "../../../../support/scheinAblage";

const FELDER = ["titel", "ziel"] as const;
type Feld = (typeof FELDER)[number];
/** The text as the server stores it. */
const gelesen = (text: string | string[]): string => {
  const { wert } = kinds.textArea.parse(text, FELD);
  return typeof wert === "string" ? wert : "";
};

const FELD = { kind: "textArea", key: "titel", label: "Titel", max: 800 } as const;
const FACH = { benutzer: "bea", unternehmen: "maschinenbau", antrag: "a1", vorhaben: "v1" };

/** The server with every revision it has kept. */
class Server {
  revisionen: Texte[] = [{ titel: "", ziel: "" }];
  get stand(): { basis: Texte; revision: number } {
    return { basis: this.revisionen.at(-1) ?? {}, revision: this.revisionen.length };
  }
  save(texte: Texte): void {
    const neue: Texte = Object.fromEntries(Object.entries(texte).map(([feld, text]) => [feld, gelesen(text)]));
    this.revisionen.push({ ...this.stand.basis, ...neue });
  }
}

/** A browser whose storage outlives its pages. */
class Welt {
  readonly server = new Server();
  readonly speicher = scheinAblage();
  readonly jeGetippt: { feld: Feld; text: string }[] = [];
  readonly verworfen = new Set<string>();
  isAngemeldet = true;
  #jetzt = 1_000_000;
  #blatt = 0;
  #geplant: (() => void)[] = [];
  controls: Texte = {};
  stand: TresorStand = { ist: "zu", funde: [] };
  lauf!: TresorLauf;
  /** Typed less than half a second ago, or nowhere to put it: what a crash may take. */
  #frisch = new Set<string>();

  async openSeite(): Promise<void> {
    const blatt = `blatt-${String(++this.#blatt)}`;
    const bund = await bundMit("bea maschinenbau", 1);
    this.#geplant = [];
    this.controls = { ...this.server.stand.basis };
    this.stand = { ist: "zu", funde: [] };
    this.lauf = new TresorLauf(
      {
        open: async () => (this.isAngemeldet ? openFach(FACH, { ablage: this.speicher.ablage, bund }) : null),
        lebende: async () => new Set([blatt]),
        read: () => ({ ...this.controls }),
        report: (stand) => (this.stand = stand),
        jetzt: () => this.#jetzt,
        spaeter: (fn) => {
          this.#geplant.push(fn);
          return () => (this.#geplant = this.#geplant.filter((andere) => andere !== fn));
        },
        blatt,
      },
      this.server.stand,
    );
    await this.lauf.start();
  }

  typeText(feld: Feld, text: string): void {
    // Whoever types over a text replaces it by hand.
    this.verworfen.add(String(this.controls[feld]));
    this.controls = { ...this.controls, [feld]: text };
    this.jeGetippt.push({ feld, text });
    this.verworfen.delete(text);
    this.#frisch.add(text);
    this.lauf.typeText();
  }

  async wait(): Promise<void> {
    this.#jetzt += 20_000;
    for (const fn of this.#geplant.splice(0)) fn();
    await this.lauf.write();
    if (this.stand.ist === "offen") this.#frisch.clear();
  }

  /** Without farewell. What was typed at the last moment, or where the page said that nothing is kept, may be gone. */
  async crash(): Promise<void> {
    for (const text of this.#frisch) this.verworfen.add(text);
    await this.openSeite();
  }

  async save(dabei?: { feld: Feld; text: string }): Promise<void> {
    const gesendet = { ...this.controls };
    if (dabei !== undefined) {
      this.typeText(dabei.feld, dabei.text);
      await this.wait();
    }
    this.server.save(gesendet);
    await this.lauf.gespeichert(gesendet);
    this.lauf.neuerStand(this.server.stand);
  }

  async restore(welcher: number): Promise<void> {
    const fund = this.stand.funde[welcher % Math.max(1, this.stand.funde.length)];
    if (fund === undefined) return;
    const fertig = this.lauf.restore([fund]);
    this.controls = { ...this.controls, [fund.stelle]: fund.text };
    this.lauf.typeText();
    await fertig;
  }

  async discard(welcher: number): Promise<void> {
    const fund = this.stand.funde[welcher % Math.max(1, this.stand.funde.length)];
    if (fund === undefined) return;
    this.verworfen.add(String(fund.text));
    await this.lauf.discard([fund]);
  }

  async leave(): Promise<void> {
    for (const feld of FELDER) this.verworfen.add(String(this.controls[feld]));
    // The page said that this browser has no room: what stands only on it goes with it.
    if (this.stand.ist === "ohne") for (const text of this.#frisch) this.verworfen.add(text);
    await this.lauf.discardTyped();
    await this.openSeite();
  }

  async logOut(): Promise<void> {
    for (const { text } of this.jeGetippt) this.verworfen.add(text);
    this.lauf.geleert();
    await this.speicher.ablage.clear(FACH.benutzer);
    await this.openSeite();
  }

  /** What the vault holds, read with the key. */
  async tresor(): Promise<string[]> {
    const fach = openFach(FACH, { ablage: this.speicher.ablage, bund: await bundMit("bea maschinenbau", 1) });
    return (await fach.liste()).map(({ text }) => String(text));
  }

  /** Every text that is on no server revision, in no vault, on no page, and was not given up by hand. */
  async verlorenes(): Promise<string[]> {
    const tresor = await this.tresor();
    const isThere = ({ feld, text }: { feld: Feld; text: string }) =>
      this.verworfen.has(text) ||
      isGleich(this.controls[feld], text) ||
      this.stand.funde.some((fund) => fund.text === text) ||
      tresor.includes(text) ||
      this.server.revisionen.some((revision) => isGleich(revision[feld], gelesen(text)));
    return this.jeGetippt.filter((getippt) => !isThere(getippt)).map(({ text }) => text);
  }
}

type Schritt = (welt: Welt, text: string) => void | Promise<void>;
const feld = fc.constantFrom(...FELDER);
const schritt: fc.Arbitrary<{ name: string; act: Schritt }> = fc.oneof(
  {
    weight: 6,
    arbitrary: feld.map((f) => ({ name: `tippe ${f}`, act: (welt: Welt, text: string) => welt.typeText(f, text) })),
  },
  { weight: 4, arbitrary: fc.constant({ name: "warte", act: (welt: Welt) => welt.wait() }) },
  { weight: 3, arbitrary: fc.constant({ name: "Absturz", act: (welt: Welt) => welt.crash() }) },
  { weight: 3, arbitrary: fc.constant({ name: "speichere", act: (welt: Welt) => welt.save() }) },
  {
    weight: 2,
    arbitrary: feld.map((f) => ({
      name: `speichere, dabei ${f}`,
      act: (welt: Welt, text: string) => welt.save({ feld: f, text }),
    })),
  },
  {
    weight: 2,
    arbitrary: feld.map((f) => ({
      name: `andere speichern ${f}`,
      act: (welt: Welt, text: string) => welt.server.save({ [f]: `von anderen ${text}` }),
    })),
  },
  {
    weight: 3,
    arbitrary: fc.nat(5).map((n) => ({ name: `stelle ${String(n)} wieder her`, act: (welt: Welt) => welt.restore(n) })),
  },
  {
    weight: 1,
    arbitrary: fc.nat(5).map((n) => ({ name: `verwirf ${String(n)}`, act: (welt: Welt) => welt.discard(n) })),
  },
  { weight: 1, arbitrary: fc.constant({ name: "verlasse", act: (welt: Welt) => welt.leave() }) },
  { weight: 1, arbitrary: fc.constant({ name: "melde ab", act: (welt: Welt) => welt.logOut() }) },
  // The session ends: what is sent now is refused (or parked), and stays in the page.
  {
    weight: 1,
    arbitrary: fc.boolean().map((ist) => ({
      name: ist ? "Anmeldung" : "Sitzung endet",
      act: (welt: Welt) => void (welt.isAngemeldet = ist),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.boolean().map((ist) => ({
      name: ist ? "voll" : "wieder Platz",
      act: (welt: Welt) => void (welt.speicher.schalter.istVoll = ist),
    })),
  },
);

describe("was getippt wurde", () => {
  it("ist auf dem Server, im Tresor, auf der Seite, oder wurde von Hand verworfen", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(schritt, { minLength: 8, maxLength: 40, size: "max" }), async (schritte) => {
        const welt = new Welt();
        await welt.openSeite();
        for (const [nummer, { act }] of schritte.entries()) {
          // Texts that differ in nothing but what is removed on the way would hide a loss.
          await act(welt, `Text ${String(nummer)}\r\nmit Übermaß 🙂`);
          expect(await welt.verlorenes(), schritte.map(({ name }) => name).join(" · ")).toEqual([]);
        }
      }),
      { numRuns: 120 },
    );
  });

  it("wird nicht angeboten, wo es gespeichert ist, und nach dem Abmelden ist der Tresor leer", async () => {
    const welt = new Welt();
    await welt.openSeite();
    welt.typeText("titel", "Neu");
    await welt.wait();
    expect(await welt.tresor()).toEqual(["Neu"]);
    await welt.save();
    expect(await welt.tresor()).toEqual([]);
    welt.typeText("titel", "Neuer");
    await welt.wait();
    welt.server.save({ titel: "Neuer" });
    await welt.crash();
    expect(welt.stand).toEqual({ ist: "offen", funde: [] });
    welt.typeText("ziel", "Geht mit mir");
    await welt.wait();
    await welt.logOut();
    expect(await welt.tresor()).toEqual([]);
  });

  it("gilt nach dem eigenen Speichern als über dem eigenen Text getippt, nicht über dem davor", async () => {
    const welt = new Welt();
    await welt.openSeite();
    welt.typeText("titel", "Erste");
    await welt.save({ feld: "titel", text: "Zweite" });
    await welt.wait();
    await welt.crash();
    expect(welt.stand.funde).toMatchObject([{ stelle: "titel", text: "Zweite", basis: "Erste" }]);
  });

  it("ersetzt beim Wiederherstellen nichts, was schon wieder getippt ist: es tauscht den Platz", async () => {
    const welt = new Welt();
    await welt.openSeite();
    welt.typeText("titel", "Vor dem Absturz");
    await welt.wait();
    await welt.crash();
    welt.typeText("titel", "Danach");
    await welt.wait();
    await welt.restore(0);
    await welt.wait();
    expect(welt.controls["titel"]).toBe("Vor dem Absturz");
    expect(welt.stand.funde.map(({ text }) => text)).toEqual(["Danach"]);
    expect((await welt.tresor()).sort()).toEqual(["Danach", "Vor dem Absturz"]);
  });

  it("wird auch dann noch abgelegt, wenn es verdrängt wurde, während kein Platz war", async () => {
    const welt = new Welt();
    await welt.openSeite();
    welt.typeText("titel", "Vor dem Absturz");
    await welt.wait();
    await welt.crash();
    welt.speicher.schalter.istVoll = true;
    welt.typeText("titel", "Danach");
    await welt.restore(0);
    welt.speicher.schalter.istVoll = false;
    await welt.wait();
    expect(new Set(await welt.tresor())).toEqual(new Set(["Danach", "Vor dem Absturz"]));
  });

  it("bleibt auf der Seite, wenn der Browser keinen Platz hat, und wird später doch noch abgelegt", async () => {
    const welt = new Welt();
    await welt.openSeite();
    welt.speicher.schalter.istVoll = true;
    welt.typeText("titel", "Kein Platz");
    await welt.wait();
    expect(welt.stand.ist).toBe("ohne");
    welt.speicher.schalter.istVoll = false;
    await welt.wait();
    expect(welt.stand.ist).toBe("offen");
    expect(await welt.tresor()).toEqual(["Kein Platz"]);
  });
});
