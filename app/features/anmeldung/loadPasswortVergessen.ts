import type { Rufe } from "~/contract/wire/call";

/** Whether the mail was asked for already, and how long its link will be valid. */
export async function loadPasswortVergessen(call: Rufe, { searchParams }: URL) {
  const { passwortLinkSekunden } = await call.konfiguration.getKonfiguration();
  return { isGesendet: searchParams.has("gesendet"), linkMinuten: passwortLinkSekunden / 60 };
}
