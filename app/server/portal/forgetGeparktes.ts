import { geparktVon } from "~/contract/antrag/formularGrenze";
import { RufFehler } from "~/server/client/rufFehler";
import type { OffeneSeite } from "./offen";

/**
 * Lets go of the kept form that a form was filled from, once what it asks for is done. For calls that do not do it
 * themselves; what cannot be let go of waits until its person discards it.
 */
export async function forgetGeparktes({ call }: Pick<OffeneSeite, "call">, formData: FormData): Promise<void> {
  const { geparkt } = geparktVon(formData);
  if (geparkt === undefined) return;
  try {
    await call.geparkteEingaben.discard({ uuid: geparkt });
  } catch (error) {
    if (!(error instanceof RufFehler)) throw error;
  }
}
