import type { Einreichung } from "~/contract/antrag/antraege";
import { textVon } from "~/features/anmeldung";
import { replaceSpaces } from "~/lib/text";

const JA_NEIN: Readonly<Record<string, boolean>> = { true: true, false: false };

/** @spec §5 Tab characters are replaced by a space, em-space characters by a line break: without scripts only here. */
const text = (formData: FormData, name: string, { multiline }: { multiline: boolean }): string =>
  replaceSpaces(textVon(formData, name), { multiline }).text.trim();

/** What was filled in on the submission page; anything that is not on offer is left to the backend to refuse. */
export function readEinreichung(formData: FormData): Einreichung {
  return {
    beratung: JA_NEIN[textVon(formData, "beratung")] ?? null,
    beratungName: text(formData, "beratungName", { multiline: false }),
    beratungOrt: text(formData, "beratungOrt", { multiline: false }),
    beratungArt: textVon(formData, "beratungArt"),
    beratungMitwirkung: text(formData, "beratungMitwirkung", { multiline: true }),
    gutachterWiderspruch: formData.has("gutachterWiderspruch"),
    interneNotiz: text(formData, "interneNotiz", { multiline: true }),
    erklaerungen: formData.getAll("erklaerungen").filter((key) => typeof key === "string"),
  };
}
