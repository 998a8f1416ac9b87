import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { antragV2 } from "~/domain/antrag/formular/v2";
import { syncRahmenJahre } from "~/domain/antrag/formular/v2/rahmenJahre";
import { checkForm, type Pruefung } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { blankWerte, pruneIrrelevant } from "~/formkit/relevance";
import type { NeuesVorhaben } from "../../storage/vorhabenStore";

/** Answers ready to be stored: years in step with the term, nothing hidden in them, and checked. */
export function vollende(
  werte: Werte,
  { uuid, kontext, random }: { uuid: string; kontext: AntragKontext; random: () => string },
): { werte: Werte; pruefung: Pruefung } {
  const fertig = pruneIrrelevant(antragV2, syncRahmenJahre(werte, kontext, random), kontext);
  return { werte: fertig, pruefung: checkForm(antragV2, { ...fertig, uuid }, kontext) };
}

type Umstand = { antragUuid: string; position: number; kontext: AntragKontext; am: Date; von: string; random: () => string };

/** A Vorhaben in which nothing has been answered yet. */
export function neuesVorhaben({ antragUuid, position, kontext, am, von, random }: Umstand): NeuesVorhaben & { uuid: string } {
  const uuid = random();
  const gefuellt = vollende(blankWerte(antragV2), { uuid, kontext, random });
  return { uuid, antragUuid, position, ...gefuellt, geaendertAm: am, geaendertVon: von };
}
