import type { Rufe } from "~/contract/wire/call";
import { textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";
import { isUuid } from "~/lib/uuid";

/** What the two buttons of a question say: their name is the answer, their value the question. */
const ANTWORTEN: Readonly<Record<string, { hilfreich: boolean }>> = {
  ja: { hilfreich: true },
  nein: { hilfreich: false },
};

/** What was pressed below a question; undefined for an unknown button. */
export function findBewertung(formData: FormData): { uuid: string; run: (call: Rufe) => Promise<unknown> } | undefined {
  const name = Object.keys(ANTWORTEN).find((antwort) => formData.has(antwort));
  const antwort = findEntry(ANTWORTEN, name);
  const uuid = textVon(formData, name ?? "");
  if (antwort === undefined || !isUuid(uuid)) return undefined;
  return { uuid, run: (call) => call.faq.countFaqBewertung({ uuid, ...antwort }) };
}
