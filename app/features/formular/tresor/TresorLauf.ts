import type { Eintrag, OffenesFach } from "~/features/tresor";
import { newUuid } from "~/lib/uuid";
import { erledigtesNach, isGleich, offeneFunde, planeAblage } from "./plan";
import type { Texte } from "./stellen";

/** `zu`: not opened (yet); `ohne`: this browser has no vault or no room in it. */
export type TresorStand = { ist: "zu" | "offen" | "ohne"; funde: Eintrag[] };

export type Stand = { basis: Texte; revision: number };

/** What the run needs of page and browser. */
export type Umfeld = {
  /** Null while there is no key; rejects without a vault. */
  oeffne: () => Promise<OffenesFach | null>;
  /** Pages whose entries are not offered, because they stand there. */
  lebende: () => Promise<ReadonlySet<string>>;
  /** What the controls hold now; null when they are gone. */
  lies: () => Texte | null;
  melde: (stand: TresorStand) => void;
  jetzt: () => number;
  /** Runs something later; returns how to call it off. */
  spaeter: (fn: () => void, millis: number) => () => void;
  blatt: string;
};

/** What is typed lies in the vault after this time. */
export const VERZUG_MS = 500;
/** After a vain request for the key the next one waits so long. */
const PAUSE_MS = 10_000;

/** Keeps the vault in step with one open place of the form. All changes of the vault happen one after the other. */
export class TresorLauf {
  readonly #abgelegt = new Map<string, string | string[]>();
  /** Typed while a save ran: lies there over the text from before it. */
  #veraltet: ReadonlySet<string> = new Set();
  #fach: OffenesFach | null = null;
  #funde: Eintrag[] = [];
  #ist: TresorStand["ist"] = "zu";
  #reihe: Promise<void> = Promise.resolve();
  #sagAb: (() => void) | null = null;
  #naechsterVersuch = 0;
  #istBeendet = false;

  constructor(
    private readonly umfeld: Umfeld,
    private stand: Stand,
  ) {}

  /** Opens the vault, offers what is in it, and keeps what was typed before the scripts came. */
  beginne(): Promise<void> {
    return this.schreibe();
  }

  /** Something was typed. */
  tippe(): void {
    if (this.#istBeendet) return;
    this.#sagAb ??= this.umfeld.spaeter(() => void this.schreibe(), VERZUG_MS);
  }

  /** Writes at once what is typed now. */
  schreibe(): Promise<void> {
    this.#sagAb?.();
    this.#sagAb = null;
    const jetzt = this.#istBeendet ? null : this.umfeld.lies();
    return this.#dann(async () => {
      if (jetzt === null || !(await this.#oeffne())) return;
      const { lege, entferne } = planeAblage({ ...this.stand, jetzt, abgelegt: this.#abgelegt, veraltet: this.#veraltet });
      await this.#aendere({ lege: Object.entries(lege).map(([stelle, text]) => this.#eintrag(stelle, text)), entferne });
    });
  }

  /** A save has stored these texts. */
  gespeichert(gesendet: Texte): Promise<void> {
    this.stand = { ...this.stand, basis: { ...this.stand.basis, ...gesendet } };
    this.tippe();
    return this.#dann(async () => {
      await this.#aendere({ entferne: erledigtesNach(gesendet, this.#abgelegt) });
      this.#veraltet = new Set([...this.#abgelegt.keys()].filter((stelle) => stelle in gesendet));
    });
  }

  /** The page goes on from another stored version. */
  neuerStand(stand: Stand): void {
    if (stand.revision === this.stand.revision) return;
    this.stand = stand;
    this.tippe();
  }

  /** What was found goes into the controls. What was typed there meanwhile takes its place among the findings. */
  stelleWiederHer(auswahl: readonly Eintrag[]): Promise<void> {
    const jetzt = this.umfeld.lies() ?? {};
    const verdraengte = auswahl
      .filter(({ stelle, text }) => stelle in jetzt && !isGleich(jetzt[stelle], this.stand.basis[stelle]) && !isGleich(jetzt[stelle], text))
      .map(({ stelle }) => ({ ...this.#eintrag(stelle, jetzt[stelle] ?? ""), blatt: newUuid() }));
    this.#zeige([...this.#funde.filter((fund) => !auswahl.includes(fund)), ...verdraengte]);
    const eigene = auswahl.map((fund) => ({ ...fund, blatt: this.umfeld.blatt }));
    return this.#dann(async () => {
      await this.#fach?.schreibe({ lege: [...verdraengte, ...eigene], entferne: [...auswahl] });
      for (const { stelle, text } of eigene) this.#abgelegt.set(stelle, text);
    });
  }

  verwirf(auswahl: readonly Eintrag[]): Promise<void> {
    this.#zeige(this.#funde.filter((fund) => !auswahl.includes(fund)));
    return this.#dann(async () => this.#fach?.schreibe({ entferne: [...auswahl] }));
  }

  /** The person leaves what is typed here on purpose. */
  async verwirfGetipptes(): Promise<void> {
    this.ende();
    await this.#dann(() => this.#aendere({ entferne: [...this.#abgelegt.keys()] }));
  }

  /** In another page the person has logged out: nothing is left, and without a new login nothing is written. */
  geleert(): void {
    this.#fach = null;
    this.#abgelegt.clear();
    this.#ist = "zu";
    this.#zeige([]);
  }

  /** The page goes away; what is not written yet still is. */
  ende(): void {
    if (this.#sagAb !== null) void this.schreibe();
    this.#istBeendet = true;
  }

  #eintrag(stelle: string, text: string | string[]): Eintrag {
    const { basis, revision } = this.stand;
    return { stelle, text, basis: basis[stelle] ?? "", revision, blatt: this.umfeld.blatt, am: this.umfeld.jetzt() };
  }

  async #oeffne(): Promise<boolean> {
    if (this.#fach !== null) return true;
    if (this.umfeld.jetzt() < this.#naechsterVersuch) return false;
    this.#fach = await this.umfeld.oeffne();
    if (this.#fach === null) {
      this.#naechsterVersuch = this.umfeld.jetzt() + PAUSE_MS;
      return false;
    }
    const [alle, lebende] = await Promise.all([this.#fach.liste(), this.umfeld.lebende()]);
    const { offen, erledigt } = offeneFunde(
      alle.filter(({ blatt }) => !lebende.has(blatt)),
      this.stand.basis,
    );
    if (erledigt.length > 0) await this.#fach.schreibe({ entferne: erledigt });
    this.#ist = "offen";
    this.#zeige(offen);
    return true;
  }

  async #aendere({ lege = [], entferne }: { lege?: Eintrag[]; entferne: string[] }): Promise<void> {
    if (this.#fach === null || (lege.length === 0 && entferne.length === 0)) return;
    await this.#fach.schreibe({ lege, entferne: entferne.map((stelle) => ({ stelle, blatt: this.umfeld.blatt })) });
    for (const { stelle, text } of lege) this.#abgelegt.set(stelle, text);
    this.#veraltet = new Set([...this.#veraltet].filter((stelle) => !lege.some((neu) => neu.stelle === stelle)));
    for (const stelle of entferne) this.#abgelegt.delete(stelle);
    if (this.#ist !== "ohne") return;
    this.#ist = "offen";
    this.#zeige(this.#funde);
  }

  #zeige(funde: Eintrag[]): void {
    this.#funde = funde;
    this.umfeld.melde({ ist: this.#ist, funde });
  }

  /** One after the other. A browser that refuses is told once, and asked again with the next text. */
  #dann(schritt: () => Promise<unknown>): Promise<void> {
    this.#reihe = this.#reihe.then(schritt).then(
      () => undefined,
      () => {
        this.#ist = "ohne";
        this.#zeige(this.#funde);
      },
    );
    return this.#reihe;
  }
}
