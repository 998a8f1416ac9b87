import type { Einreichung } from "~/contract/antraege";
import { textVon } from "~/features/anmeldung";
import { normalizeNewlines } from "~/lib/text";

const JA_NEIN: Readonly<Record<string, boolean>> = { true: true, false: false };

/** What was filled in on the submission page; anything that is not on offer is left to the backend to refuse. */
export function readEinreichung(formData: FormData): Einreichung {
  return {
    beratung: JA_NEIN[textVon(formData, "beratung")] ?? null,
    beratungName: textVon(formData, "beratungName").trim(),
    beratungOrt: textVon(formData, "beratungOrt").trim(),
    beratungArt: textVon(formData, "beratungArt"),
    beratungMitwirkung: normalizeNewlines(textVon(formData, "beratungMitwirkung")).trim(),
    gutachterWiderspruch: formData.has("gutachterWiderspruch"),
    interneNotiz: normalizeNewlines(textVon(formData, "interneNotiz")).trim(),
    erklaerungen: formData.getAll("erklaerungen").filter((key) => typeof key === "string"),
  };
}
