import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { readEntscheidungen } from "~/features/formular";
import {
  bereichVonSchriftsatz,
  EntwurfFort,
  hasTypedAnswers,
  loadEntwurf,
  withoutAntragFort,
} from "~/features/schriftsatz";
import { WiderspruchSeite } from "~/features/widerspruch/WiderspruchSeite";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { withTextenOhneAntrag } from "~/server/portal/ohneAntrag";
import { openRoute } from "~/server/portal/openRoute";
import { editSchriftsatz } from "~/server/portal/schriftsatz";
import { sign, unterschriftAbsicht } from "~/server/portal/sign";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

const HAT_TEXTE = hasTypedAnswers("WIDERSPRUCH");

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "widerspruch").catch(withTextenOhneAntrag(args, HAT_TEXTE));
  if ("ohneAntrag" in offen) return offen.json({ seite: null, fort: withoutAntragFort("WIDERSPRUCH") });
  const { antragUuid, formular } = offen;
  const uuid = offen.params["uuid"] ?? "";
  const ladung = await loadEntwurf(offen, "WIDERSPRUCH", { antragUuid, uuid });
  if (ladung.art === "fort") return offen.json({ seite: null, fort: ladung.fort }, { status: 404 });
  const { daten, isFertig } = ladung;
  if (daten.schriftsatz.art !== "WIDERSPRUCH") return offen.nichtGefunden();
  if (isFertig) throw offen.redirect(href("widerspruchLesen", { uuid }));
  const schritt =
    offen.url.searchParams.get("schritt") === "unterschrift" ? ("unterschrift" as const) : ("schreiben" as const);
  return offen.json({ seite: { daten, isNezo: offen.sitzung.nezo.isActivated, schritt, formular }, fort: null });
}

/** Saves, discards or signs the draft. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "widerspruch").catch(withTextenOhneAntrag(args, HAT_TEXTE));
  if ("ohneAntrag" in offen) return offen.ohneAntrag;
  const { antragUuid } = offen;
  const formData = await offen.formData();
  const uuid = offen.params["uuid"] ?? "";
  const unterschrift = href("widerspruch", { antragUuid, uuid }, { schritt: "unterschrift" });
  const absicht = unterschriftAbsicht(formData);
  if (absicht !== null)
    return sign(offen, formData, {
      absicht,
      auftrag: { intent: "WIDERSPRUCH", antragUuid, gegenstandUuid: uuid, hier: unterschrift },
    });
  return editSchriftsatz(offen, {
    antragUuid,
    uuid,
    bisher: (satz) => bereichVonSchriftsatz(satz).werte,
    entscheidung: readEntscheidungen(formData),
    hier: href("widerspruch", { antragUuid, uuid }),
    unterschrift,
    verworfen: href("widerspruchUebersicht", { uuid: antragUuid }),
  });
}

export const handle = titelMit<typeof loader>(({ seite }, titel) => [
  seite?.schritt === "unterschrift" ? "Unterschrift" : null,
  titel,
  seite?.daten.antragTitel ?? null,
]);

export default function WiderspruchRoute() {
  const { seite, fort } = useLoaderData<typeof loader>();
  const antwort = useActionData<FormAntwort>();
  return seite === null ? (
    <EntwurfFort daten={fort} antwort={antwort} />
  ) : (
    <WiderspruchSeite {...seite} antwort={antwort} />
  );
}
