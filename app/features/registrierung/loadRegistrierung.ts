import type { Rufe } from "~/contract/wire/call";
import type { Problem } from "~/contract/wire/problem";
import { stammdaten } from "~/domain/unternehmen/stammdaten";
import { eingabeProblem, textVon } from "~/features/anmeldung";
import { UNTERNEHMEN_FELDER, type UnternehmenFeldName } from "./unternehmenFelder";

/** Texts of the company data by field. */
export type UnternehmenTexte = Record<UnternehmenFeldName, string>;

const LEER = unternehmenTexte(() => "");

/** Where the registration of this browser stands, and the step to show: an earlier one when asked for. */
export async function loadRegistrierung(call: Rufe, gewuenscht: string | null) {
  const { schritt, ausIdentifikation, unternehmen } = await call.registrierung.getRegistrierung();
  const isZurueck = schritt === "BENUTZER" && gewuenscht === "unternehmen";
  return {
    schritt: isZurueck ? ("UNTERNEHMEN" as const) : schritt,
    ausIdentifikation,
    unternehmen: unternehmen ?? LEER,
  };
}

export type Registrierung = Awaited<ReturnType<typeof loadRegistrierung>>;

/** The posted company data; what the certificate proves stays as it is. */
export function readUnternehmen(
  formData: FormData,
  { ausIdentifikation, unternehmen }: Registrierung,
): UnternehmenTexte {
  return unternehmenTexte((name) => (ausIdentifikation.includes(name) ? unternehmen[name] : textVon(formData, name)));
}

/** The refusal by the rules of the company data, null when they are met. The backend checks the same rules again. */
export function checkUnternehmen(texte: UnternehmenTexte): Problem | null {
  const geprueft = stammdaten.safeParse(texte);
  if (geprueft.success) return null;
  return eingabeProblem(
    Object.fromEntries(geprueft.error.issues.map(({ path, message }) => [path.join("."), message])),
  );
}

function unternehmenTexte(textOf: (name: UnternehmenFeldName) => string): UnternehmenTexte {
  // The list names every key of the type, which fromEntries cannot show.
  return Object.fromEntries(UNTERNEHMEN_FELDER.map(({ name }) => [name, textOf(name)])) as UnternehmenTexte;
}
