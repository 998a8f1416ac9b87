import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { readEntscheidungen } from "~/features/formular";
import { NachtragBeginnen } from "~/features/nachforderung/NachtragBeginnen";
import { NachtragSeite } from "~/features/nachforderung/NachtragSeite";
import {
  bereichVonSchriftsatz,
  EntwurfFort,
  hasTypedAnswers,
  loadEntwurf,
  withoutAntragFort,
} from "~/features/schriftsatz";
import { antragTitel } from "~/features/antrag";
import { uebernahmeText } from "~/features/nachforderung/uebernahmeText";
import { titelMit } from "~/features/shell/titelText";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";
import { withTextenOhneAntrag } from "~/server/portal/ohneAntrag";
import { openRoute } from "~/server/portal/openRoute";
import { editSchriftsatz } from "~/server/portal/schriftsatz";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";
import { sign, unterschriftAbsicht } from "~/server/portal/sign";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

const HAT_TEXTE = hasTypedAnswers("NACHTRAG");

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nachtrag").catch(withTextenOhneAntrag(args, HAT_TEXTE));
  if ("ohneAntrag" in offen)
    return offen.json({ beginn: null, seite: null, fort: withoutAntragFort("NACHTRAG"), formular: null });
  const { antragUuid, formular, call } = offen;
  const { uuid } = offen.params;
  if (uuid === undefined) {
    const antrag = await call.antraege.getAntrag({ uuid: antragUuid });
    return offen.json({ beginn: { antragUuid, antragTitel: antragTitel(antrag) }, seite: null, fort: null, formular });
  }
  if (!isUuid(uuid)) return offen.nichtGefunden();
  const ladung = await loadEntwurf(offen, "NACHTRAG", { antragUuid, uuid });
  if (ladung.art === "fort")
    return offen.json({ beginn: null, seite: null, fort: ladung.fort, formular }, { status: 404 });
  const { daten, isFertig } = ladung;
  if (daten.schriftsatz.art !== "NACHTRAG") return offen.nichtGefunden();
  if (isFertig) throw offen.redirect(href("nachtragLesen", { antragUuid, uuid }));
  const schritt =
    offen.url.searchParams.get("schritt") === "unterschrift" ? ("unterschrift" as const) : ("schreiben" as const);
  return offen.json({
    beginn: null,
    seite: { daten, isNezo: offen.sitzung.nezo.isActivated, schritt },
    fort: null,
    formular,
  });
}

/** Begins a draft, saves, discards or signs it. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "nachtrag").catch(withTextenOhneAntrag(args, HAT_TEXTE));
  if ("ohneAntrag" in offen) return offen.ohneAntrag;
  const { antragUuid } = offen;
  const formData = await offen.formData();
  const { uuid } = offen.params;
  if (uuid === undefined) {
    const nachforderung = formData.get("nachforderung");
    const bezug = isUuid(nachforderung) ? { nachforderungUuid: nachforderung } : {};
    const begonnen = await attempt(offen, () =>
      offen.call.schriftsaetze.startSchriftsatz({ antragUuid, art: "NACHTRAG", ...bezug }),
    );
    if (!begonnen.ok) return ablehnen(offen, begonnen.problem, eingabenVon(formData));
    return offen.redirect(href("nachtrag", { antragUuid, uuid: begonnen.value.uuid }));
  }
  if (!isUuid(uuid)) return offen.nichtGefunden();
  if (offen.url.searchParams.get("absicht") === "uebernehmen") {
    const nachtrag = await attempt(offen, () =>
      offen.withSchluessel(formData).schriftsaetze.takeOverSchriftsatz({ antragUuid, uuid }),
    );
    if (!nachtrag.ok) return ablehnen(offen, nachtrag.problem, eingabenVon(formData));
    const ziel = href("nachtrag", { antragUuid, uuid: nachtrag.value.uuid });
    return offen.redirect(ziel, { flash: { tone: "success", text: uebernahmeText(nachtrag.value) } });
  }
  const hier = href("nachtrag", { antragUuid, uuid });
  const unterschrift = href("nachtrag", { antragUuid, uuid }, { schritt: "unterschrift" });
  const absicht = unterschriftAbsicht(formData);
  if (absicht !== null)
    return sign(offen, formData, {
      absicht,
      auftrag: { intent: "NACHTRAG", antragUuid, gegenstandUuid: uuid, hier: unterschrift },
    });
  const verworfen = href("antragStartseite", { uuid: antragUuid });
  return editSchriftsatz(offen, {
    antragUuid,
    uuid,
    bisher: (satz) => bereichVonSchriftsatz(satz).werte,
    entscheidung: readEntscheidungen(formData),
    hier,
    unterschrift,
    verworfen,
  });
}

export const handle = titelMit<typeof loader>(({ beginn, seite }, titel) => [
  seite?.schritt === "unterschrift" ? "Unterschrift" : null,
  titel,
  beginn?.antragTitel ?? seite?.daten.antragTitel ?? null,
]);

export default function NachtragRoute() {
  const { beginn, seite, fort, formular } = useLoaderData<typeof loader>();
  const antwort = useActionData<FormAntwort>();
  if (fort !== null) return <EntwurfFort daten={fort} antwort={antwort} />;
  if (seite === null) return <NachtragBeginnen {...beginn} formular={formular} antwort={antwort} />;
  return <NachtragSeite {...seite} formular={formular} antwort={antwort} />;
}
