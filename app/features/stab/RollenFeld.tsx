import { STAB_FRAGEN } from "~/domain/benutzer/stabFragen";
import type { AntwortSicht } from "~/features/anmeldung";
import { CheckboxGroup } from "~/ui";
import { ROLLEN_WAHL } from "./stabTexte";

type RollenFeldProps = { antwort: AntwortSicht; bisher: readonly string[] };

/** Asks for the roles of an account: those that were ticked, before anything was sent those it has. */
export function RollenFeld({ antwort: { feld, eingaben }, bisher }: RollenFeldProps) {
  return (
    <CheckboxGroup
      {...feld("rollen")}
      label={STAB_FRAGEN.rollen}
      hint="Mehrere sind möglich. Mit welcher Rolle jemand arbeitet, entscheidet sich nach der Anmeldung."
      required
      options={ROLLEN_WAHL}
      defaultValue={eingaben === null ? bisher : [eingaben.rollen ?? []].flat()}
    />
  );
}
