import type { Sitzung } from "~/contract/konto/benutzer";
import type { Rufe } from "~/contract/wire/call";

/** Where the TAN went, and how long it is valid. */
export async function loadTan(call: Rufe, { tanArt, tanEmpfaenger }: Pick<Sitzung, "tanArt" | "tanEmpfaenger">) {
  const { tanSekunden } = await call.konfiguration.getKonfiguration();
  return { tan: { tanArt, tanEmpfaenger }, tanMinuten: tanSekunden / 60 };
}
