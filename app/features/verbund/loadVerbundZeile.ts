import type { VerbundAnsicht } from "~/contract/unternehmen/verbund";
import type { Rufe } from "~/contract/wire/call";
import type { VerbundDaten } from "./verbundEingaben";

/** What the form opens: a row, or a new one. */
export async function loadVerbundZeile(call: Rufe, uuid: string | undefined): Promise<VerbundDaten> {
  if (uuid !== undefined) return call.verbund.getVerbundene({ uuid });
  const vorlage = await call.verbund.getVerbundVorlage();
  return { uuid: null, revision: 0, fehler: [], warnungen: [], ...vorlage };
}

/** What the pages that ask one thing about a row show of it. */
export type VerbundEintrag = Pick<VerbundAnsicht, "uuid" | "revision" | "abhaengige" | "isEingereicht" | "rechte"> & {
  name: string;
};

/** One row by its name. */
export async function loadVerbundEintrag(call: Rufe, uuid: string): Promise<VerbundEintrag> {
  const ansicht = await call.verbund.getVerbundene({ uuid });
  return { ...ansicht, name: nameIn(ansicht) };
}

/** The name of whoever a row is about: its own, or that of the row that introduced him. */
export function nameIn({ werte, kontext }: Pick<VerbundAnsicht, "werte" | "kontext">): string {
  const { name, bekannt } = werte;
  const anderer = kontext.andere.find(({ uuid }) => uuid === bekannt)?.name;
  return anderer ?? (typeof name === "string" && name !== "" ? name : "Ohne Namen");
}
