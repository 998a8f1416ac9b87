import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import { syncJahre } from "~/domain/antrag/formular/jahre";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { checkForm, type Pruefung } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { blankWerte, pruneIrrelevant } from "~/formkit/relevance";
import type { NeuesVorhaben } from "../../storage/vorhabenStore";

/** Answers ready to be stored: years in step with the term, nothing hidden in them, and checked. */
export function complete(
  werte: Werte,
  { form, uuid, kontext, random }: { form: AntragFormular; uuid: string; kontext: AntragKontext; random: () => string },
): { werte: Werte; pruefung: Pruefung } {
  const sync = (stand: Werte) => syncJahre(form, stand, { kontext, random });
  // A year outside the term stays while it holds answers; hidden ones are none, so the years are looked at again
  // without them.
  const fertig = sync(pruneIrrelevant(form, sync(werte), kontext));
  return { werte: fertig, pruefung: checkForm(form, { ...fertig, uuid }, kontext) };
}

type Umstand = {
  form: AntragFormular;
  antragUuid: string;
  position: number;
  kontext: AntragKontext;
  am: Date;
  von: string;
  random: () => string;
  werte?: Werte | undefined;
};

/** A Vorhaben in which nothing has been answered yet, or with the answers given. */
export function neuesVorhaben({
  form,
  antragUuid,
  position,
  kontext,
  am,
  von,
  random,
  werte = blankWerte(form),
}: Umstand): NeuesVorhaben & { uuid: string } {
  const uuid = random();
  const gefuellt = complete(werte, { form, uuid, kontext, random });
  return { uuid, antragUuid, position, ...gefuellt, geaendertAm: am, geaendertVon: von };
}
