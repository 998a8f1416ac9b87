import { implement } from "@orpc/server";
import { contract } from "~/contract";
import type { Person, RufKontext, Sitzungsstand } from "../kontext";
import { toAblehnung } from "../usecases/ansicht/lesendeDienste";
import { type Leser, writeLesung } from "../usecases/einsicht/writeLesung";
import { authenticate } from "./authenticate";
import { inWordsFor } from "./keinZugriff";
import { requireKeineWartung } from "./wartungstuer";

/** Who has read: the person, or who looks at what the person sees. */
const leserVon = ({ benutzerUuid, systemRolle, lesung }: Person, stand: Sitzungsstand | null): Leser =>
  stand?.ansicht == null
    ? { benutzerUuid, systemRolle, lesung }
    : { benutzerUuid: stand.ansicht.betrachterUuid, systemRolle: stand.ansicht.betrachterRolle, lesung };

/**
 * The contract, to be implemented. Every handler made from it runs behind the authentication of its endpoint, and what
 * staff have read in it is in the log before the answer leaves, also what they have read in a view.
 */
export const os = implement(contract)
  .$context<RufKontext>()
  .use(async ({ context, procedure, path, next }) => {
    const { meta, route } = procedure["~orpc"];
    const found = await authenticate(context, meta, path);
    const { person, stand } = found;
    await requireKeineWartung(context.dienste, found, { ...meta, methode: route.method });
    try {
      const antwort = await next({ context: found });
      if (person !== null) await writeLesung(context.dienste, { leser: leserVon(person, stand), ruf: path.join(".") });
      return antwort;
    } catch (error) {
      throw inWordsFor(person, toAblehnung(error, stand));
    }
  });
