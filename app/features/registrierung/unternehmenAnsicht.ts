import type { Registrierung } from "./loadRegistrierung";
import { felderFuer, registerVorschlag, UNTERNEHMEN_FELDER, UNTERNEHMEN_GRUPPEN } from "./unternehmenFelder";

/** What the company step shows: the fields that the certificate proves, and the groups of those that are asked for. */
export function unternehmenAnsicht({ ausIdentifikation, unternehmen }: Registrierung) {
  const isFest = (name: string) => ausIdentifikation.includes(name);
  const rechtsform = isFest("rechtsform") ? unternehmen.rechtsform : "";
  const gruppen = UNTERNEHMEN_GRUPPEN.map((gruppe) => ({
    ...gruppe,
    felder: felderFuer(rechtsform, gruppe.felder).filter(({ name }) => !isFest(name)),
  })).filter(({ felder }) => felder.length > 0);
  return {
    feste: UNTERNEHMEN_FELDER.filter(({ name }) => isFest(name)),
    gruppen,
    werte: { ...unternehmen, registerart: unternehmen.registerart || registerVorschlag(rechtsform) },
  };
}
