import { useNavigation } from "@remix-run/react";
import { relevantFields } from "~/formkit/relevance";
import { RequiredHint, Stack } from "~/ui";
import { AllgemeineBefunde } from "../seite/AllgemeineBefunde";
import type { FormularAntwort, Konflikt } from "../seite/formularDaten";
import { felderVon } from "../seite/platz";
import { SpeicherLeiste } from "../seite/SpeicherLeiste";
import { SperrKnopf } from "../seite/SperrKnopf";
import { KonfliktHinweis } from "../speichern/KonfliktHinweis";
import { Felder } from "./Felder";
import type { OffenesFormular } from "./useOffenesFormular";
import { Zusatz } from "./Zusatz";

export type FormularTeileProps = {
  antwort: FormularAntwort | undefined;
  konflikt: Konflikt | null;
  offen: OffenesFormular;
};

/**
 * Whether the form is being sent, and whether another place follows: what is typed here from now on would have nowhere
 * to stay.
 */
function useUnterwegs(): { isPending: boolean; isAufDemWeg: boolean } {
  const { state, formMethod, formData } = useNavigation();
  const isPending = state !== "idle" && formMethod === "POST";
  return { isPending, isAufDemWeg: isPending && formData?.get("intent") !== "speichern" };
}

/**
 * All that is in sight of a form that can be filled in: what is to be decided, the questions, and the buttons that
 * save.
 */
export function FormularTeile({ antwort, konflikt, offen }: FormularTeileProps) {
  const { isPending, isAufDemWeg } = useUnterwegs();
  const { live, bereich, umgebung, tresor, sperre } = offen;
  const { daten, meldungen } = umgebung;
  const felder = felderVon(live.platz);
  const hasKonflikt = konflikt !== null;
  return (
    <Stack gap="l">
      {tresor.hinweis}
      <SperrKnopf sperre={sperre} />
      {hasKonflikt && <KonfliktHinweis konflikt={konflikt} ort={daten.ort} />}
      <AllgemeineBefunde meldungen={meldungen} problem={antwort?.problem} hasKonflikt={hasKonflikt} />
      {relevantFields(felder, bereich).some(({ required }) => required !== undefined) && (
        <RequiredHint html={daten.hinweise?.pflichtfelder} />
      )}
      <div {...(isAufDemWeg ? { inert: "" } : {})}>
        <Felder felder={felder} bereich={bereich} umgebung={umgebung} />
      </div>
      <Zusatz offen={offen} />
      <SpeicherLeiste daten={daten} isPending={isPending} hasKonflikt={hasKonflikt} tresor={tresor.ist} />
    </Stack>
  );
}
