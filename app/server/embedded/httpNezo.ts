import { z } from "zod";
import type { NezoPort } from "../backend/ports/nezoPort";

const unternehmen = z.object({
  firma: z.string(),
  rechtsform: z.string(),
  strasse: z.string(),
  hausnummer: z.string(),
  plz: z.string(),
  ort: z.string(),
  bundesland: z.string(),
  land: z.string(),
  steuernummer: z.string(),
  finanzamt: z.string(),
  registerart: z.string(),
  registernummer: z.string(),
  registergericht: z.string(),
  kontoId: z.string(),
});

const ergebnis = z.discriminatedUnion("status", [
  z.object({ status: z.literal("ERFOLG"), unternehmen }),
  z.object({ status: z.literal("ABBRUCH") }),
  z.object({ status: z.literal("OFFEN") }),
]);

/**
 * The identification service over HTTP. `ergebnis` rejects when the service fails or takes longer than `sekunden`.
 *
 * @assumed The real interface of the service was not seen: browsers go to `<url>/anmelden`, the backend reads
 * `<url>/ergebnis?state=…` with a bearer token.
 */
export function createHttpNezo({
  url,
  clientToken,
  sekunden,
}: {
  url: string;
  clientToken: string;
  sekunden: number;
}): NezoPort {
  return {
    anmeldeUrl: (vorgang) => `${url}/anmelden?${new URLSearchParams(vorgang).toString()}`,
    ergebnis: async (state) => {
      const antwort = await fetch(`${url}/ergebnis?${new URLSearchParams({ state }).toString()}`, {
        headers: { authorization: `Bearer ${clientToken}`, accept: "application/json" },
        redirect: "error",
        signal: AbortSignal.timeout(sekunden * 1000),
      });
      if (!antwort.ok) throw new Error(`The identification service answered ${String(antwort.status)}`);
      return ergebnis.parse(await antwort.json());
    },
  };
}
