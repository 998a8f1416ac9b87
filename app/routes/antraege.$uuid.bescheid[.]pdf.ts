import type { LoaderFunctionArgs } from "@remix-run/node";
import { bescheidDokument } from "~/domain/bescheid/bescheidDokument";
import { loadBescheid } from "~/features/bescheid/loadBescheid";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { requireMitnahme } from "~/server/portal/requireMitnahme";
import { sendPdf } from "~/server/portal/sendDatei";

/** A retrieved decision as a tagged PDF: the one that is asked for, or the last. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "bescheidPdf");
  const { antragUuid: uuid } = offen;
  const bescheidUuid = offen.url.searchParams.get("bescheid") ?? undefined;
  if (bescheidUuid !== undefined && !isUuid(bescheidUuid)) return offen.nichtGefunden();
  const zurueck = href("bescheidmenu", { uuid });
  const mitnahme = requireMitnahme(offen, zurueck);
  return sendPdf(offen, {
    zurueck,
    name: "bescheid.pdf",
    load: async () => {
      const { bescheid, antragsnummer, firma } = await loadBescheid(offen.call, {
        uuid,
        jetzt: offen.anfrage.context.clock.now(),
        bescheidUuid,
        ...mitnahme,
      });
      const abgerufenAm = bescheid?.abgerufenAm ?? null;
      if (bescheid === null || abgerufenAm === null) return offen.nichtGefunden();
      const inhalt = bescheidDokument({
        ...bescheid,
        antragsnummer,
        firma,
        abgerufenAm: new Date(abgerufenAm),
        abgerufenVon: bescheid.abgerufenVon ?? "",
      });
      return { inhalt, nummer: antragsnummer };
    },
  });
}
