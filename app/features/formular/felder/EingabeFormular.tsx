import { Form } from "@remix-run/react";
import { useRef } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { GEPARKT_FELD, TICKET_FELD } from "~/contract/antrag/formularGrenze";
import { HiddenField, Stack } from "~/ui";
import type { Konflikt } from "../seite/formularDaten";
import { FormularFelder } from "../seite/FormularFelder";
import { felderVon } from "../seite/platz";
import { SpeicherBanner } from "../seite/SpeicherBanner";
import { Waechter } from "../schutz/Waechter";
import { FeldAnzeige } from "./FeldAnzeige";
import { FormularTeile } from "./FormularTeile";
import { useOffenesFormular, type OffenesFormularProps } from "./useOffenesFormular";
import { Zusatz } from "./Zusatz";

export type EingabeFormularProps = OffenesFormularProps & {
  schutz: FormularSchutz;
  /** What somebody else has saved and is not decided yet. */
  konflikt: Konflikt | null;
  /** The revision that the texts in the form were made from. */
  basis: number;
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
};

/** The id of the form, for buttons that stand elsewhere on the page. */
export const FORMULAR_ID = "formular";

type VerborgenProps = Pick<EingabeFormularProps, "daten" | "antwort" | "schutz" | "basis">;

/** What is sent along with every answer. */
function Verborgenes({ daten, antwort, schutz, basis }: VerborgenProps) {
  const geparkt = antwort?.eingaben[GEPARKT_FELD];
  return (
    <>
      <FormularFelder formular={schutz} />
      <HiddenField name="revision" value={String(basis)} />
      {daten.ticket !== undefined && <HiddenField name={TICKET_FELD} value={daten.ticket} />}
      {typeof geparkt === "string" && <HiddenField name={GEPARKT_FELD} value={geparkt} />}
    </>
  );
}

/** The form of the open tab or row. */
export function EingabeFormular(props: EingabeFormularProps) {
  const form = useRef<HTMLFormElement>(null);
  const offen = useOffenesFormular(form, props);
  const { live, bereich, umgebung, action, send, rememberAndSend } = offen;
  if (umgebung.isReadOnly) {
    return (
      <Stack gap="l">
        <FeldAnzeige felder={felderVon(live.platz)} bereich={bereich} umgebung={umgebung} />
        <Zusatz offen={offen} />
      </Stack>
    );
  }
  return (
    <Form
      ref={form}
      id={FORMULAR_ID}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      onInput={live.read}
      onSubmit={rememberAndSend}
    >
      <Verborgenes {...props} />
      <SpeicherBanner form={form} revision={props.daten.revision} />
      <FormularTeile {...props} offen={offen} />
      <Waechter
        id={FORMULAR_ID}
        form={form}
        daten={props.daten}
        wurzel={live.wurzel}
        isDirty={props.isDirty}
        onDirty={props.onDirty}
        abgelehnt={offen.abgelehnt}
        onSpeichern={(weiter) => send({ intent: "speichern", weiter })}
        onVerwerfen={offen.tresor.discard}
      />
    </Form>
  );
}
