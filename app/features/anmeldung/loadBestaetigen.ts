import type { Rufe } from "~/contract/wire/call";

/** How far the person has proved who they are. `schritt=passwort` begins anew, for instance for another TAN. */
export async function loadBestaetigen(call: Rufe, { searchParams }: URL) {
  const nachweis = await call.auth.getNachweis();
  const isNeu = nachweis.stand !== "FRISCH" && searchParams.get("schritt") === "passwort";
  return isNeu ? { ...nachweis, stand: "PASSWORT" as const } : nachweis;
}
