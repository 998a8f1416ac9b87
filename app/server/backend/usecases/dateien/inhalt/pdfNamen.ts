/** What the names of a PDF tell, each read as a viewer reads it: `/J#61vaScript` is `/JavaScript`. */
export type Namen = {
  isVerschluesselt: boolean;
  /** Something that runs, opens or carries something. */
  isAktiv: boolean;
  hatSeite: boolean;
  /** Where `/ObjStm` stands, however it is written. */
  objektstroeme: number[];
  /** How often `/First` has a number behind it, as only object streams have. */
  erste: number;
  /** Written so that what it means costs too much to find out. */
  istUnlesbar: boolean;
};

/** So much blank, comment or number may stand between a name and what belongs to it. */
const ABSTAND_MAX = 64;
/** So many letters have the names that matter, at most. */
const NAME_MAX = 16;
/** Names with characters that are written as numbers are rare: names of fonts and colours with umlauts. */
const ESCAPES_MAX = 10_000;
/** Programs pack a hundred objects or more into one stream. */
export const OBJEKTSTROEME_MAX = 5_000;

/** `JS` alone is short enough to occur by chance; each script also needs one of these. */
const AKTIV: ReadonlySet<string> = new Set([
  "JavaScript",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "Rendition",
  "RichMedia",
  "SubmitForm",
  "ImportData",
  "GoToE",
]);
const KUERZESTER = 3;

const [SCHRAEGSTRICH, RAUTE, PROZENT, KLAMMER, R] = [0x2f, 0x23, 0x25, 0x5b, 0x52];
const isBuchstabe = (zeichen: number): boolean => (zeichen >= 65 && zeichen <= 90) || (zeichen >= 97 && zeichen <= 122);
const isZiffer = (zeichen: number | undefined): boolean => zeichen !== undefined && zeichen >= 48 && zeichen <= 57;
const isLeer = (zeichen: number | undefined): boolean =>
  zeichen === 32 || (zeichen !== undefined && zeichen >= 9 && zeichen <= 13) || zeichen === 0 || zeichen === 0xa0;
const isZeilenende = (zeichen: number | undefined): boolean =>
  zeichen === undefined || zeichen === 10 || zeichen === 13;

function toHex(zeichen: number | undefined): number {
  if (zeichen === undefined) return -1;
  if (isZiffer(zeichen)) return zeichen - 48;
  const klein = zeichen | 32;
  return klein >= 97 && klein <= 102 ? klein - 87 : -1;
}

/** The letters with which a name begins: up to the first of something else. */
class Wort {
  readonly #zeichen = Buffer.alloc(NAME_MAX);
  #laenge = 0;
  /** So many letters stand there before the first that is written as a number. */
  #offen = 0;
  escapes = 0;
  /** Behind the last letter. */
  ende = 0;

  read(bytes: Uint8Array, ab: number): void {
    this.#laenge = 0;
    this.#offen = -1;
    let ort = ab;
    while (this.#laenge < NAME_MAX) {
      let zeichen = bytes[ort] ?? 0;
      let breite = 1;
      if (zeichen === RAUTE) {
        const [oben, unten] = [toHex(bytes[ort + 1]), toHex(bytes[ort + 2])];
        if (oben < 0 || unten < 0) break;
        if (this.#offen < 0) this.#offen = this.#laenge;
        this.escapes += 1;
        zeichen = oben * 16 + unten;
        breite = 3;
      }
      if (!isBuchstabe(zeichen)) break;
      this.#zeichen[this.#laenge] = zeichen;
      this.#laenge += 1;
      ort += breite;
    }
    this.ende = ort;
  }

  get isKurz(): boolean {
    return this.#laenge < KUERZESTER;
  }

  text(): string {
    return this.#zeichen.toString("latin1", 0, this.#laenge);
  }

  /** As a viewer reads it that does not know numbers in names; null when none are there. */
  offenerText(): string | null {
    return this.#offen < KUERZESTER ? null : this.#zeichen.toString("latin1", 0, this.#offen);
  }
}

/** Behind blanks and comments; -1 when there are too many of them. */
function skip(bytes: Uint8Array, ab: number): number {
  const grenze = ab + ABSTAND_MAX;
  let ort = ab;
  while (ort < grenze) {
    if (bytes[ort] === PROZENT) while (ort < grenze && !isZeilenende(bytes[ort])) ort += 1;
    else if (isLeer(bytes[ort])) ort += 1;
    else return ort;
  }
  return -1;
}

/** Behind a number; -1 when it has too many digits. */
function skipZahl(bytes: Uint8Array, ab: number): number {
  let ort = ab;
  while (ort < ab + ABSTAND_MAX && isZiffer(bytes[ort])) ort += 1;
  return ort < ab + ABSTAND_MAX ? ort : -1;
}

/**
 * What follows a `/First`: a number, a reference to an object or something else; null when that is not to be found out.
 */
function findArt(bytes: Uint8Array, ab: number): "zahl" | "verweis" | "anderes" | null {
  const zahl = skip(bytes, ab);
  if (zahl < 0) return null;
  if (!isZiffer(bytes[zahl])) return "anderes";
  const hinterZahl = skipZahl(bytes, zahl);
  const zweite = hinterZahl < 0 ? -1 : skip(bytes, hinterZahl);
  if (zweite < 0) return null;
  if (zweite === hinterZahl || !isZiffer(bytes[zweite])) return "zahl";
  const hinterZweiter = skipZahl(bytes, zweite);
  const ende = hinterZweiter < 0 ? -1 : skip(bytes, hinterZweiter);
  if (ende < 0) return null;
  return ende > hinterZweiter && bytes[ende] === R ? "verweis" : "zahl";
}

/** Notes what one name means at its place. */
function remember(
  namen: Namen,
  bytes: Uint8Array,
  { name, ort, ende }: { name: string; ort: number; ende: number },
): void {
  if (AKTIV.has(name)) namen.isAktiv = true;
  else if (name === "Encrypt") namen.isVerschluesselt = true;
  else if (name === "ObjStm") {
    if (namen.objektstroeme.length >= OBJEKTSTROEME_MAX) namen.istUnlesbar = true;
    else namen.objektstroeme.push(ort);
  } else if (name === "XFA") {
    const inhalt = skip(bytes, ende);
    if (inhalt < 0 || bytes[inhalt] === KLAMMER || isZiffer(bytes[inhalt])) namen.isAktiv = true;
  } else if (name === "First") {
    const art = findArt(bytes, ende);
    if (art === null) namen.istUnlesbar = true;
    else if (art === "zahl") namen.erste += 1;
  }
}

/** Reads the names of a PDF, or of what was packed in it, in one pass over the bytes. */
export function findNamen(bytes: Uint8Array): Namen {
  const namen: Namen = {
    isVerschluesselt: false,
    isAktiv: false,
    hatSeite: false,
    objektstroeme: [],
    erste: 0,
    istUnlesbar: false,
  };
  const wort = new Wort();
  /** Where the value of the last `/Type` begins. */
  let typ = -1;
  for (let ort = 0; ort < bytes.length; ort += 1) {
    if (bytes[ort] !== SCHRAEGSTRICH) continue;
    wort.read(bytes, ort + 1);
    if (wort.isKurz) continue;
    const [name, { ende }] = [wort.text(), wort];
    if (name === "Page" && ort === typ) namen.hatSeite = true;
    else if (name === "Type") typ = skip(bytes, ende);
    else remember(namen, bytes, { name, ort, ende });
    if (AKTIV.has(wort.offenerText() ?? "")) namen.isAktiv = true;
    if (wort.escapes > ESCAPES_MAX) namen.istUnlesbar = true;
    if (namen.istUnlesbar) return namen;
    // What was read holds no further name.
    ort = ende - 1;
  }
  return namen;
}
