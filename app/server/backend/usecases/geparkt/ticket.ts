import { z } from "zod";
import { firmenformular, stabsformular } from "~/contract/antrag/geparkteEingaben";
import { systemRolle } from "~/contract/konto/benutzer";
import type { Dienste } from "../../dienste";
import { openSiegel, seal } from "../sitzung/krypto";

const SIEGEL = { zweck: "formular-ticket", aad: "" };

/**
 * Forms stay open over a deployment: the name `vorhaben` is that of the first forms, and a ticket without `art` belongs
 * to one of them.
 */
const inhalt = z.object({
  benutzer: z.uuid(),
  unternehmen: z.uuid().nullable(),
  antrag: z.uuid().nullable(),
  vorhaben: z.uuid(),
  art: z
    .enum(["VORHABEN", "SCHRIFTSATZ", "ANTWORT", ...firmenformular.options, ...stabsformular.options])
    .default("VORHABEN"),
  rolle: systemRolle.optional(),
  am: z.number().int(),
});

/**
 * For whom and for which form a ticket was made. `antrag` is null for a form of the company or of staff, `unternehmen`
 * for one of staff, who had chosen `rolle`. `gegenstand` is the Vorhaben, the document, the message, the row or what an
 * editor of staff was open for; where none is stored yet the company, of staff the person.
 */
export type TicketInhalt = Omit<z.infer<typeof inhalt>, "am" | "vorhaben"> & { gegenstand: string };

type Siegelnder = { clock: Dienste["clock"]; config: Pick<Dienste["config"], "secretKey" | "fristenMinuten"> };

/** A ticket for a form that is shown to somebody now; only this backend can read it. */
export function issueTicket({ clock, config }: Siegelnder, { gegenstand, ...ticket }: TicketInhalt): string {
  return seal(config.secretKey, SIEGEL, JSON.stringify({ ...ticket, vorhaben: gegenstand, am: clock.now().getTime() }));
}

/** What a ticket says; null when it is not ours or older than forms may be. */
export function readTicket({ clock, config }: Siegelnder, text: string): TicketInhalt | null {
  const geoeffnet = openSiegel(config.secretKey, SIEGEL, text);
  if (geoeffnet === null) return null;
  const { am, vorhaben, ...ticket } = inhalt.parse(JSON.parse(geoeffnet));
  return clock.now().getTime() - am < config.fristenMinuten.formularTicket * 60_000
    ? { ...ticket, gegenstand: vorhaben }
    : null;
}
