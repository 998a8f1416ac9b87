import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import { findEntry } from "~/lib/findEntry";
import { href } from "~/routing/href";
import { checkLaengen, entwurfVon, readBenutzer } from "./benutzerEingabe";
import { checkUnternehmen, loadRegistrierung, readUnternehmen } from "./loadRegistrierung";

type Versuch<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** What the buttons use of the opened page. */
type Seite = {
  call: Rufe;
  withSchluessel: (formData: FormData) => Rufe;
  sitzung: { nezo: { isActivatedForRegistration: boolean } };
  attempt: <T>(calls: () => Promise<T>) => Promise<Versuch<T>>;
};

/**
 * A refusal, or the way on. `nezo`: the address of the identification service. `entwurf`: what is kept of the user's
 * data while going back, null when it is not needed any more.
 */
type Erledigt = { problem: Problem } | { to: string; nezo?: string; entwurf?: Record<string, string> | null };

type Absicht = (seite: Seite, formData: FormData) => Promise<Erledigt>;

async function start({ call, sitzung, attempt }: Seite): Promise<Erledigt> {
  if (!sitzung.nezo.isActivatedForRegistration) {
    const begonnen = await attempt(() => call.registrierung.startRegistrierung());
    return begonnen.ok ? { to: href("registrierung") } : begonnen;
  }
  const nezo = await attempt(() => call.nezo.start({ intent: "REGISTRIERUNG" }));
  return nezo.ok ? { to: href("nezoStart"), nezo: nezo.value.weiterleitungUrl } : nezo;
}

async function saveUnternehmen({ call, withSchluessel, attempt }: Seite, formData: FormData): Promise<Erledigt> {
  const texte = readUnternehmen(formData, await loadRegistrierung(call, "unternehmen"));
  const mangel = checkUnternehmen(texte);
  if (mangel !== null) return { problem: mangel };
  const gespeichert = await attempt(() => withSchluessel(formData).registrierung.saveUnternehmen(texte));
  return gespeichert.ok ? { to: href("registrierung") } : gespeichert;
}

async function saveBenutzer({ withSchluessel, attempt }: Seite, formData: FormData): Promise<Erledigt> {
  const mangel = checkLaengen(formData);
  if (mangel !== null) return { problem: mangel };
  const gespeichert = await attempt(() => withSchluessel(formData).registrierung.saveBenutzer(readBenutzer(formData)));
  return gespeichert.ok ? { to: href("registrierungErfolgreich"), entwurf: null } : gespeichert;
}

/** The buttons of the three steps by their field `absicht`. */
const ABSICHTEN = {
  beginnen: start,
  unternehmen: saveUnternehmen,
  benutzer: saveBenutzer,
  zurueck: (_seite, formData) =>
    Promise.resolve({ to: href("registrierung", {}, { schritt: "unternehmen" }), entwurf: entwurfVon(formData) }),
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; an unknown one sends the user's data. */
export const findRegistrierungAbsicht = (formData: FormData): Absicht =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht")) ?? ABSICHTEN.benutzer;
