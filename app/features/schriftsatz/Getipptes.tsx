import type { FormAntwort } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { ErrorSummary } from "~/ui";
import { listGetippteAntworten } from "./getippteAntworten";
import { NichtGespeichertes } from "./NichtGespeichertes";

type GetipptesProps = { schriftsatz: Schriftsatz; antwort: FormAntwort | undefined };

/**
 * What was typed for a document that takes nothing any more: somebody has signed it meanwhile, or its time is over. The
 * page says why where it knows; otherwise the refusal does.
 */
export function Getipptes({ schriftsatz, antwort }: GetipptesProps) {
  const angaben = antwort === undefined ? [] : listGetippteAntworten(schriftsatz.art, antwort.eingaben, schriftsatz);
  if (antwort === undefined || angaben.length === 0) return null;
  const { userMessage } = antwort.problem;
  // The page says already why nobody can write here; the summary takes the focus to what was typed.
  const warum =
    userMessage === schriftsatz.sperre ? "Ihre Eingaben lassen sich hier nicht mehr speichern." : userMessage;
  return (
    <>
      <ErrorSummary title="Nicht gespeichert" items={[{ href: "#eingaben", message: warum }]} />
      <NichtGespeichertes angaben={angaben} />
    </>
  );
}
