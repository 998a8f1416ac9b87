import { Form, useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { useRef, useState } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { GEPARKT_FELD, TICKET_FELD } from "~/contract/antrag/formularGrenze";
import { relevantFields } from "~/formkit/relevance";
import { HiddenField, RequiredHint, Stack } from "~/ui";
import { AllgemeineBefunde } from "../seite/AllgemeineBefunde";
import { FeldAnzeige } from "./FeldAnzeige";
import { Felder } from "./Felder";
import { FormularFelder } from "../seite/FormularFelder";
import type { FormularAntwort, FormularDaten, Konflikt } from "../seite/formularDaten";
import { createHilfeHref } from "./hilfeHref";
import { KonfliktHinweis } from "../speichern/KonfliktHinweis";
import { ortHref } from "../seite/formularOrt";
import { meldungenVon } from "../speichern/meldungen";
import { AnlagenFeld } from "./AnlagenFeld";
import { bereichVon, felderVon, isNurLesen } from "../seite/platz";
import { SpeicherBanner } from "../seite/SpeicherBanner";
import { SpeicherLeiste } from "../seite/SpeicherLeiste";
import { SperrKnopf } from "../seite/SperrKnopf";
import { TabZusatz } from "../seite/TabZusatz";
import { useTresor } from "../schutz/useTresor";
import { useEingaben } from "./useEingaben";
import { useWunschFeld } from "../seite/useWunschFeld";
import { Waechter } from "../schutz/Waechter";

export type EingabeFormularProps = {
  daten: FormularDaten;
  antwort: FormularAntwort | undefined;
  schutz: FormularSchutz;
  /** What somebody else has saved and is not decided yet. */
  konflikt: Konflikt | null;
  /** The revision that the texts in the form were made from. */
  basis: number;
  onUeberholt: () => void;
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
  onSenden: () => void;
};

/** The id of the form, for buttons that stand elsewhere on the page. */
export const FORMULAR_ID = "formular";

/** The form of the open tab or row. */
export function EingabeFormular({
  daten,
  antwort,
  schutz,
  konflikt,
  basis,
  onUeberholt,
  isDirty,
  onDirty,
  onSenden,
}: EingabeFormularProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isGesperrt, setGesperrt] = useState(false);
  const live = useEingaben(form, { daten, antwort, onUeberholt });
  const tresor = useTresor(form, { daten, platz: live.platz, wurzel: live.wurzel, set: live.set });
  useWunschFeld(daten.wunsch.feld);
  const submit = useSubmit();
  const { search } = useLocation();
  const navigation = useNavigation();
  const action = ortHref(daten.ort);
  const geparkt = antwort?.eingaben[GEPARKT_FELD];
  const rememberAndSend = () => {
    live.rememberSent();
    onSenden();
  };
  const send = (felder: Record<string, string>) => {
    if (form.current === null) return;
    const formData = new FormData(form.current);
    for (const [name, text] of Object.entries(felder)) formData.set(name, text);
    rememberAndSend();
    submit(formData, { method: "post", action, preventScrollReset: true });
  };
  const { platz, wurzel } = live;
  const isPending = navigation.state !== "idle" && navigation.formMethod === "POST";
  // After these buttons another place follows: what is typed here from now on would have nowhere to stay.
  const isAufDemWeg = isPending && navigation.formData?.get("intent") !== "speichern";
  const bereich = bereichVon(platz, wurzel, daten.kontext);
  const umgebung = {
    daten,
    wurzel,
    eingaben: live.eingaben,
    meldungen: meldungenVon(daten.befunde, antwort, live.bearbeitet),
    isReadOnly: !daten.rechte.bearbeiten || isNurLesen(platz, bereich),
    isGesperrt,
    fassungen: live.fassungen,
    hilfeHref: createHilfeHref(action, search),
    onEdit: live.remember,
    send: (intent: string) => send({ intent }),
  };
  const zusatz = (
    <>
      <AnlagenFeld daten={daten} />
      <TabZusatz platz={platz} ort={daten.ort} bereich={bereich} />
    </>
  );
  if (umgebung.isReadOnly) {
    return (
      <Stack gap="l">
        <FeldAnzeige felder={felderVon(platz)} bereich={bereich} umgebung={umgebung} />
        {zusatz}
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
      <FormularFelder formular={schutz} />
      <HiddenField name="revision" value={String(basis)} />
      {daten.ticket !== undefined && <HiddenField name={TICKET_FELD} value={daten.ticket} />}
      {typeof geparkt === "string" && <HiddenField name={GEPARKT_FELD} value={geparkt} />}
      <SpeicherBanner form={form} revision={daten.revision} />
      <Stack gap="l">
        {tresor.hinweis}
        <SperrKnopf
          form={form}
          isGesperrt={isGesperrt}
          onWechsel={() => {
            live.read();
            setGesperrt(!isGesperrt);
          }}
        />
        {konflikt !== null && <KonfliktHinweis konflikt={konflikt} ort={daten.ort} />}
        <AllgemeineBefunde meldungen={umgebung.meldungen} problem={antwort?.problem} hasKonflikt={konflikt !== null} />
        {relevantFields(felderVon(platz), bereich).some(({ required }) => required !== undefined) && <RequiredHint />}
        <div {...(isAufDemWeg ? { inert: "" } : {})}>
          <Felder felder={felderVon(platz)} bereich={bereich} umgebung={umgebung} />
        </div>
        {zusatz}
        <SpeicherLeiste daten={daten} isPending={isPending} hasKonflikt={konflikt !== null} tresor={tresor.ist} />
      </Stack>
      <Waechter
        id={FORMULAR_ID}
        form={form}
        daten={daten}
        wurzel={wurzel}
        isDirty={isDirty}
        onDirty={onDirty}
        onSpeichern={(weiter) => send({ intent: "speichern", weiter })}
        onVerwerfen={tresor.discard}
      />
    </Form>
  );
}
