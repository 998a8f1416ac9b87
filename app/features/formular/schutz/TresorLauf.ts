import type { Eintrag, OffenesFach } from "~/features/tresor";
import { newUuid } from "~/lib/uuid";
import { erledigtesNach, isGleich, offeneFunde, planAblage } from "./plan";
import type { Texte } from "./stellen";

/** `zu`: not opened (yet); `ohne`: this browser has no vault or no room in it. */
export type TresorStand = { ist: "zu" | "offen" | "ohne"; funde: Eintrag[] };

export type Stand = { basis: Texte; revision: number };

/** What the run needs of page and browser. */
export type Umfeld = {
  /** Null while there is no key; rejects without a vault. */
  open: () => Promise<OffenesFach | null>;
  /** Pages whose entries are not offered, because they stand there. */
  lebende: () => Promise<ReadonlySet<string>>;
  /** What the controls hold now; null when they are gone. */
  read: () => Texte | null;
  report: (stand: TresorStand) => void;
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
  /** Displaced by what was restored while there was no room: still to be written, as long as they are offered. */
  #verdraengt: Eintrag[] = [];
  #ist: TresorStand["ist"] = "zu";
  #reihe: Promise<void> = Promise.resolve();
  #cancel: (() => void) | null = null;
  #naechsterVersuch = 0;
  #istBeendet = false;

  constructor(
    private readonly umfeld: Umfeld,
    private stand: Stand,
  ) {}

  /** Opens the vault, offers what is in it, and keeps what was typed before the scripts came. */
  start(): Promise<void> {
    return this.write();
  }

  /** Something was typed. */
  typeText(): void {
    if (this.#istBeendet) return;
    this.#cancel ??= this.umfeld.spaeter(() => void this.write(), VERZUG_MS);
  }

  /** Writes at once what is typed now. */
  write(): Promise<void> {
    this.#cancel?.();
    this.#cancel = null;
    const jetzt = this.#istBeendet ? null : this.umfeld.read();
    return this.#dann(async () => {
      if (jetzt === null || !(await this.#open())) return;
      const { lege, entferne } = planAblage({
        ...this.stand,
        jetzt,
        abgelegt: this.#abgelegt,
        veraltet: this.#veraltet,
      });
      await this.#change({ lege: Object.entries(lege).map(([stelle, text]) => this.#eintrag(stelle, text)), entferne });
    });
  }

  /** A save has stored these texts. */
  gespeichert(gesendet: Texte): Promise<void> {
    this.stand = { ...this.stand, basis: { ...this.stand.basis, ...gesendet } };
    this.typeText();
    return this.#dann(async () => {
      await this.#change({ entferne: erledigtesNach(gesendet, this.#abgelegt) });
      this.#veraltet = new Set([...this.#abgelegt.keys()].filter((stelle) => stelle in gesendet));
    });
  }

  /** The page goes on from another stored version. */
  neuerStand(stand: Stand): void {
    if (stand.revision === this.stand.revision) return;
    this.stand = stand;
    this.typeText();
  }

  /** What was found goes into the controls. What was typed there meanwhile takes its place among the findings. */
  restore(auswahl: readonly Eintrag[]): Promise<void> {
    const jetzt = this.umfeld.read() ?? {};
    const verdraengte = auswahl
      .filter(
        ({ stelle, text }) =>
          stelle in jetzt && !isGleich(jetzt[stelle], this.stand.basis[stelle]) && !isGleich(jetzt[stelle], text),
      )
      .map(({ stelle }) => ({ ...this.#eintrag(stelle, jetzt[stelle] ?? ""), blatt: newUuid() }));
    this.#show([...this.#funde.filter((fund) => !auswahl.includes(fund)), ...verdraengte]);
    const eigene = auswahl.map((fund) => ({ ...fund, blatt: this.umfeld.blatt }));
    return this.#dann(async () => {
      this.#verdraengt.push(...verdraengte);
      await this.#fach?.write({ lege: [...this.#ungeschriebene(), ...eigene], entferne: [...auswahl] });
      this.#verdraengt = [];
      for (const { stelle, text } of eigene) this.#abgelegt.set(stelle, text);
    });
  }

  discard(auswahl: readonly Eintrag[]): Promise<void> {
    this.#show(this.#funde.filter((fund) => !auswahl.includes(fund)));
    return this.#dann(async () => this.#fach?.write({ entferne: [...auswahl] }));
  }

  /** The person leaves what is typed here on purpose. */
  async discardTyped(): Promise<void> {
    this.ende();
    await this.#dann(() => this.#change({ entferne: [...this.#abgelegt.keys()] }));
  }

  /** In another page the person has logged out: nothing is left, and without a new login nothing is written. */
  geleert(): void {
    this.#fach = null;
    this.#abgelegt.clear();
    this.#ist = "zu";
    this.#show([]);
  }

  /** The page goes away; what is not written yet still is. */
  ende(): void {
    if (this.#cancel !== null) void this.write();
    this.#istBeendet = true;
  }

  #eintrag(stelle: string, text: string | string[]): Eintrag {
    const { basis, revision } = this.stand;
    return { stelle, text, basis: basis[stelle] ?? "", revision, blatt: this.umfeld.blatt, am: this.umfeld.jetzt() };
  }

  async #open(): Promise<boolean> {
    if (this.#fach !== null) return true;
    if (this.umfeld.jetzt() < this.#naechsterVersuch) return false;
    this.#fach = await this.umfeld.open();
    if (this.#fach === null) {
      this.#naechsterVersuch = this.umfeld.jetzt() + PAUSE_MS;
      return false;
    }
    const [alle, lebende] = await Promise.all([this.#fach.liste(), this.umfeld.lebende()]);
    const { offen, erledigt } = offeneFunde(
      alle.filter(({ blatt }) => !lebende.has(blatt)),
      this.stand.basis,
    );
    if (erledigt.length > 0) await this.#fach.write({ entferne: erledigt });
    this.#ist = "offen";
    this.#show(offen);
    return true;
  }

  async #change({ lege = [], entferne }: { lege?: Eintrag[]; entferne: string[] }): Promise<void> {
    const alle = [...this.#ungeschriebene(), ...lege];
    if (this.#fach === null || (alle.length === 0 && entferne.length === 0)) return;
    await this.#fach.write({ lege: alle, entferne: entferne.map((stelle) => ({ stelle, blatt: this.umfeld.blatt })) });
    this.#verdraengt = [];
    for (const { stelle, text } of lege) this.#abgelegt.set(stelle, text);
    this.#veraltet = new Set([...this.#veraltet].filter((stelle) => !lege.some((neu) => neu.stelle === stelle)));
    for (const stelle of entferne) this.#abgelegt.delete(stelle);
    if (this.#ist !== "ohne") return;
    this.#ist = "offen";
    this.#show(this.#funde);
  }

  #ungeschriebene(): Eintrag[] {
    return this.#verdraengt.filter((fund) => this.#funde.includes(fund));
  }

  #show(funde: Eintrag[]): void {
    this.#funde = funde;
    this.umfeld.report({ ist: this.#ist, funde });
  }

  /** One after the other. A browser that refuses is told once, and asked again with the next text. */
  #dann(schritt: () => Promise<unknown>): Promise<void> {
    this.#reihe = this.#reihe.then(schritt).then(
      () => undefined,
      () => {
        this.#ist = "ohne";
        this.#show(this.#funde);
      },
    );
    return this.#reihe;
  }
}
