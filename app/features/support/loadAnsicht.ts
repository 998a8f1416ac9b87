import type { AnsichtLage } from "~/contract/konto/ansicht";
import type { Rufe } from "~/contract/wire/call";

/** Whom the page is about, and whether the support may look now. */
export async function loadAnsicht(call: Rufe, uuid: string): Promise<{ uuid: string; lage: AnsichtLage }> {
  return { uuid, lage: await call.ansicht.getLage({ personUuid: uuid }) };
}
