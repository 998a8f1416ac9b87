import type { Aenderungsblick } from "~/contract/konto/zugangsaenderungen";
import type { Rufe } from "~/contract/wire/call";

/** The change that the link of a mail is about. Looking at it changes nothing. */
export const loadEinspruch = (call: Rufe, token: string): Promise<Aenderungsblick> =>
  call.zugangsaenderungen.checkEinspruch({ token });
