import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { readEntscheidungen } from "~/features/formular";
import { hasTexteForRueckzug, loadRueckzug, loadRueckzugFort } from "~/features/rueckzug/rueckzugDaten";
import { RueckzugSeite } from "~/features/rueckzug/RueckzugSeite";
import { bereichVonSchriftsatz, EntwurfFort, hasTypedAnswers, withoutAntragFort } from "~/features/schriftsatz";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { withTextenOhneAntrag } from "~/server/portal/ohneAntrag";
import { openRoute } from "~/server/portal/openRoute";
import { findRueckzugSperre } from "~/server/portal/rueckzug";
import { editSchriftsatz, ENTWURF_FORT } from "~/server/portal/schriftsatz";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";
import { sign, unterschriftAbsicht } from "~/server/portal/sign";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

const HAT_TEXTE = hasTypedAnswers("ANTRAG_RUECKZUG");

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "rueckzug").catch(withTextenOhneAntrag(args, HAT_TEXTE));
  if ("ohneAntrag" in offen) return offen.json({ seite: null, fort: withoutAntragFort("ANTRAG_RUECKZUG") });
  const sperre = findRueckzugSperre(offen);
  if (sperre !== null) {
    const { call, anfrage, antragUuid } = offen;
    const hatTexte =
      anfrage.isGesendet && (await hasTexteForRueckzug(call, antragUuid, eingabenVon(await offen.formData())));
    if (!hatTexte) throw sperre.weiter();
    return offen.json(
      { seite: null, fort: await loadRueckzugFort(call, antragUuid) },
      { status: sperre.problem.httpStatus },
    );
  }
  const daten = await loadRueckzug(offen.call, offen.antragUuid);
  const schritt =
    offen.url.searchParams.get("schritt") === "unterschrift" ? ("unterschrift" as const) : ("schreiben" as const);
  return offen.json({
    seite: { daten, isNezo: offen.sitzung.nezo.isActivated, schritt, formular: offen.formular },
    fort: null,
  });
}

/** Begins the draft, saves, discards or signs it. There is one for each Antrag, so that the address needs no id of it. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "rueckzug").catch(withTextenOhneAntrag(args, HAT_TEXTE));
  if ("ohneAntrag" in offen) return offen.ohneAntrag;
  const { antragUuid } = offen;
  const formData = await offen.formData();
  const sperre = findRueckzugSperre(offen);
  if (sperre !== null) {
    const eingaben = eingabenVon(formData);
    if (!(await hasTexteForRueckzug(offen.call, antragUuid, eingaben))) throw sperre.weiter();
    return ablehnen(offen, sperre.problem, eingaben);
  }
  const hier = href("rueckzug", { uuid: antragUuid });
  if (formData.get("absicht") === "beginnen") {
    const begonnen = await attempt(offen, () =>
      offen.call.schriftsaetze.startSchriftsatz({ antragUuid, art: "ANTRAG_RUECKZUG" }),
    );
    return begonnen.ok ? offen.redirect(hier) : ablehnen(offen, begonnen.problem, eingabenVon(formData));
  }
  const { entwurfUuid } = await offen.call.schriftsaetze.getRueckzug({ antragUuid });
  if (entwurfUuid === null) return ablehnen(offen, VERWORFEN, eingabenVon(formData));
  const unterschrift = href("rueckzug", { uuid: antragUuid }, { schritt: "unterschrift" });
  const absicht = unterschriftAbsicht(formData);
  if (absicht !== null) {
    const auftrag = { intent: "ANTRAG_RUECKZUG", antragUuid, gegenstandUuid: entwurfUuid, hier: unterschrift } as const;
    return sign(offen, formData, { absicht, auftrag });
  }
  return editSchriftsatz(offen, {
    antragUuid,
    uuid: entwurfUuid,
    hier,
    unterschrift,
    verworfen: href("antragStartseite", { uuid: antragUuid }),
    bisher: (satz) => bereichVonSchriftsatz(satz).werte,
    entscheidung: readEntscheidungen(formData),
  });
}

const VERWORFEN = {
  ...ENTWURF_FORT,
  userMessage:
    "Der Entwurf des Rückzugs wurde inzwischen verworfen. Der Antrag ist nicht zurückgezogen. Wenn Sie ihn zurückziehen möchten, beginnen Sie bitte noch einmal.",
};

export const handle = titelMit<typeof loader>(({ seite, fort }, titel) => [
  seite?.schritt === "unterschrift" ? "Unterschrift" : null,
  titel,
  seite?.daten.antragTitel ?? fort?.antrag?.titel ?? null,
]);

export default function RueckzugRoute() {
  const { seite, fort } = useLoaderData<typeof loader>();
  const antwort = useActionData<FormAntwort>();
  return seite === null ? (
    <EntwurfFort daten={fort} antwort={antwort} />
  ) : (
    <RueckzugSeite {...seite} antwort={antwort} />
  );
}
