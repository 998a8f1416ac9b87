import { useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { Stack } from "~/ui";
import { AllgemeineBefunde } from "../seite/AllgemeineBefunde";
import type { FormularAntwort, Konflikt } from "../seite/formularDaten";
import { felderVon } from "../seite/platz";
import { SpeicherLeiste } from "../seite/SpeicherLeiste";
import { SperrKnopf } from "../seite/SperrKnopf";
import { KonfliktHinweis } from "../speichern/KonfliktHinweis";
import { countAenderungen } from "./countAenderungen";
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
function useUnterwegs(): { unterwegs: string | null; isAufDemWeg: boolean } {
  const { state, formMethod, formData } = useNavigation();
  const isPending = state !== "idle" && formMethod === "POST";
  const intent = formData?.get("intent");
  const unterwegs = typeof intent === "string" ? intent : "";
  return { unterwegs: isPending ? unterwegs : null, isAufDemWeg: isPending && unterwegs !== "speichern" };
}

/** How many controls were changed and not saved. */
function useAenderungen({ umgebung: { daten, eingaben } }: OffenesFormular): number {
  return useMemo(() => (eingaben === null ? 0 : countAenderungen(daten, eingaben)), [daten, eingaben]);
}

/**
 * All that is in sight of a form that can be filled in: what is to be decided, the questions, and the buttons that
 * save.
 */
export function FormularTeile({ antwort, konflikt, offen }: FormularTeileProps) {
  const { unterwegs, isAufDemWeg } = useUnterwegs();
  const aenderungen = useAenderungen(offen);
  const { live, bereich, umgebung, tresor, sperre } = offen;
  const { daten, meldungen } = umgebung;
  const felder = felderVon(live.platz);
  const hasKonflikt = konflikt !== null;
  return (
    <Stack gap="l">
      {tresor.hinweis}
      {hasKonflikt && <KonfliktHinweis konflikt={konflikt} ort={daten.ort} />}
      <AllgemeineBefunde meldungen={meldungen} problem={antwort?.problem} hasKonflikt={hasKonflikt} />
      <SperrKnopf sperre={sperre} />
      <div {...(isAufDemWeg ? { inert: "" } : {})}>
        <Felder felder={felder} bereich={bereich} umgebung={umgebung} />
      </div>
      <Zusatz offen={offen} />
      <SpeicherLeiste
        daten={daten}
        tresor={tresor.ist}
        unterwegs={unterwegs}
        hasKonflikt={hasKonflikt}
        isAbgelehnt={offen.abgelehnt !== undefined}
        aenderungen={aenderungen}
      />
    </Stack>
  );
}
