import type { StabZeile } from "~/contract/konto/stab";
import { SYSTEMROLLEN } from "~/domain/benutzer/rollen";
import { STAB_ROLLEN_ERKLAERUNG, type StabStatus, stabRollen } from "~/domain/benutzer/stab";
import { berlinDate, formatDate } from "~/lib/date";
import type { BadgeTone } from "~/ui";

/** How a state is coloured. */
export const STAB_FARBEN: Readonly<Record<StabStatus, BadgeTone>> = {
  AKTIV: "success",
  EINGELADEN: "info",
  ABGELAUFEN: "neutral",
  GESPERRT: "error",
};

/** The German day of a moment; "" where there is none. */
export const tagVon = (moment: string | null): string =>
  moment === null ? "" : formatDate(berlinDate(new Date(moment)));

/** All roles of an account in words. */
export const rollenText = ({ rollen }: Pick<StabZeile, "rollen">): string =>
  rollen.map((rolle) => SYSTEMROLLEN[rolle]).join(", ");

/** The roles to choose from, each with what it means. */
export const ROLLEN_WAHL = stabRollen.map((rolle) => ({
  value: rolle,
  label: `${SYSTEMROLLEN[rolle]}: ${STAB_ROLLEN_ERKLAERUNG[rolle]}`,
}));

/**
 * Why nobody sets it. @assumed bildschirme.md 6 has it among what is created; staff must have a second factor, so it is
 * always on.
 */
export const TFA_PFLICHT_TEXT =
  "Immer. Wer keinem Unternehmen angehört, braucht bei jeder Anmeldung einen zweiten Faktor.";
