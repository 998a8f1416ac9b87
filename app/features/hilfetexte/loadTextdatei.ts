import type { Rufe } from "~/contract/wire/call";

/** The texts as YAML, of the area that the address names or of all. */
export async function loadTextdatei(call: Rufe, url: URL): Promise<string> {
  const bereich = url.searchParams.get("bereich");
  const { yaml } = await call.hilfetextDatei.exportTexte(bereich === null ? {} : { bereich });
  return yaml;
}
