import { toAsciiDomain } from "../../lib/email";

/** Least number of characters when the password is the only factor (NIST SP 800-63B-4). */
export const PASSWORT_MIN_OHNE_ZWEITEN_FAKTOR = 15;

/** Least number of characters next to a second factor. */
export const PASSWORT_MIN_MIT_ZWEITEM_FAKTOR = 8;

/** Most characters; long enough for any password manager. */
export const PASSWORT_MAX = 128;

/** Why a common password is refused. */
export const PASSWORT_HAEUFIG =
  "Dieses Passwort wird sehr häufig verwendet und ist leicht zu erraten. Bitte wählen Sie ein anderes.";

/** What the check knows about the account. */
export type PasswortUmfeld = {
  readonly mitZweitemFaktor: boolean;
  readonly email: string;
  readonly namen: readonly string[];
};

const HAEUFIG: readonly string[] = [
  "password",
  "passwort",
  "kennwort",
  "qwertz",
  "qwertzuiop",
  "qwerty",
  "qwertyuiop",
  "asdfghjkl",
  "yxcvbnm",
  "123456",
  "12345678",
  "123456789",
  "1234567890",
  "111111",
  "000000",
  "abc123",
  "abcd1234",
  "iloveyou",
  "ichliebedich",
  "letmein",
  "welcome",
  "willkommen",
  "hallo",
  "hallo123",
  "geheim",
  "sommer",
  "winter",
  "fruehling",
  "frühling",
  "herbst",
  "schatz",
  "admin",
  "administrator",
  "test1234",
  "monkey",
  "dragon",
  "football",
  "fussball",
  "fußball",
  "master",
  "sonnenschein",
  "changeme",
  "computer",
  "internet",
  "schalke04",
  "berlin",
  "hamburg",
  "muenchen",
  "münchen",
  "passw0rd",
  "p@ssw0rd",
];

const KONTEXT: readonly string[] = [
  "antragsportal",
  "antrag",
  "forschungszulage",
  "forschung",
  "bescheinigung",
  "bescheinigungsstelle",
  "bsfz",
  "elster",
  "finanzamt",
  "portal",
];

/**
 * A word list and plain digits around it do not make a password: what is left after taking them away must be long
 * enough.
 */
const REST_MIN = 4;

function vereinfachen(text: string): string {
  return text.normalize("NFKC").toLocaleLowerCase("de-DE");
}

function withoutBeiwerk(text: string): string {
  return text.replace(/[^\p{L}]/gu, "");
}

function isHaeufig(passwort: string): boolean {
  const klein = vereinfachen(passwort);
  // The longer words first, or "administrator" would leave "istrator" once "admin" is taken away.
  const worte = [...HAEUFIG, ...KONTEXT].sort((a, b) => b.length - a.length);
  if (worte.includes(klein)) return true;
  const rest = worte.reduce((text, wort) => text.replaceAll(wort, ""), klein);
  return rest.length < klein.length && withoutBeiwerk(rest).length < REST_MIN;
}

function isEintoenig(passwort: string): boolean {
  const zeichen = Array.from(vereinfachen(passwort));
  if (new Set(zeichen).size <= 2) return true;
  const schritte = zeichen.slice(1).map((z, i) => (z.codePointAt(0) ?? 0) - (zeichen[i]?.codePointAt(0) ?? 0));
  return schritte.every((schritt) => schritt === 1) || schritte.every((schritt) => schritt === -1);
}

function containsPersonal(passwort: string, umfeld: PasswortUmfeld): boolean {
  const klein = toAsciiDomain(vereinfachen(passwort));
  const worte = [...umfeld.namen, umfeld.email, umfeld.email.split("@")[0] ?? ""].map(vereinfachen);
  return worte.some((wort) => wort.length >= 4 && klein.includes(wort) && klein.length - wort.length < 8);
}

/**
 * The reasons why a password is refused, as German messages; an empty list means it is fine. There are no composition
 * rules: length, a blocklist and closeness to the account decide (NIST SP 800-63B-4, trust.md section 2).
 */
export function checkPasswort(passwort: string, umfeld: PasswortUmfeld): readonly string[] {
  const min = umfeld.mitZweitemFaktor ? PASSWORT_MIN_MIT_ZWEITEM_FAKTOR : PASSWORT_MIN_OHNE_ZWEITEN_FAKTOR;
  const laenge = Array.from(passwort.normalize("NFC")).length;
  if (passwort === "") return ["Bitte geben Sie ein Passwort ein."];
  const meldungen: string[] = [];
  if (laenge < min) meldungen.push(`Das Passwort muss mindestens ${min} Zeichen lang sein.`);
  if (laenge > PASSWORT_MAX) meldungen.push(`Das Passwort darf höchstens ${PASSWORT_MAX} Zeichen lang sein.`);
  if (isHaeufig(passwort) || isEintoenig(passwort)) meldungen.push(PASSWORT_HAEUFIG);
  if (containsPersonal(passwort, umfeld)) {
    meldungen.push("Das Passwort darf nicht im Wesentlichen aus Ihrem Namen oder Ihrer E-Mail-Adresse bestehen.");
  }
  return meldungen;
}
