import type { SitzungsStand } from "~/contract/konto/sitzungsStand";
import type { OffeneSeite } from "./offen";

/**
 * Whole seconds until a moment of the backend, at least 0; null without one. A length, because the clocks of browsers
 * go wrong.
 */
function restSekundenBis({ anfrage }: Pick<OffeneSeite, "anfrage">, endetAm: string | null): number | null {
  if (endetAm === null) return null;
  return Math.max(0, Math.floor((new Date(endetAm).getTime() - anfrage.context.clock.now().getTime()) / 1000));
}

/** How long the session lasts, without a further action and at most. */
export const sitzungsStand = (
  seite: Pick<OffeneSeite, "anfrage">,
  { endetAm, endetSpaetestensAm }: { endetAm: string | null; endetSpaetestensAm: string | null },
): SitzungsStand => ({
  restSekunden: restSekundenBis(seite, endetAm),
  hoechstensSekunden: restSekundenBis(seite, endetSpaetestensAm),
});
