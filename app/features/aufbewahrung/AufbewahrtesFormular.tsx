import { type ReactNode, useRef } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { GEPARKT_FELD, TICKET_FELD } from "~/contract/antrag/formularGrenze";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { AntwortSicht } from "~/features/anmeldung";
import {
  type Entwurf,
  FormularFelder,
  GeparktHinweis,
  GEZEIGT,
  SpeicherBanner,
  useEntwurfSchutz,
  useGetippteTexte,
} from "~/features/formular";
import { HiddenField, Stack } from "~/ui";
import { getippteSicht } from "./getippteSicht";

type AufbewahrtesFormularProps = {
  /** For buttons that stand outside it. */
  id?: string | undefined;
  /** Where the form is sent to. */
  hier: string;
  entwurf: Entwurf;
  /** Absent where the backend keeps nothing that comes too late: then this browser does, in its vault. */
  aufbewahrung?: Aufbewahrung;
  formular: FormularSchutz;
  antwort: AntwortSicht;
  /** The `absicht` that saves and does no more; absent where the form is sent and not saved. */
  speichern?: string;
  /** Its boxes, of which a browser says nothing when they are not ticked. */
  kaestchen?: readonly string[];
  hatDateien?: boolean;
  /** What it asks; the answer that it gets knows what is typed. */
  children: (antwort: AntwortSicht) => ReactNode;
};

const NUR_HIER: Aufbewahrung = { geparkte: [] };

const findKnopf = (absicht: string) => (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>(`button[name=absicht][value=${absicht}]`);

/**
 * A form that the browser itself sends: what is typed and not saved is kept in the vault, asked about before it is
 * left, and reminded of where it can be saved. What arrives too late is kept by the backend.
 */
export function AufbewahrtesFormular(props: AufbewahrtesFormularProps) {
  const { id, hier, entwurf, aufbewahrung = NUR_HIER, formular, antwort, speichern, hatDateien, children } = props;
  const { eingaben, read, fassungen, set } = useGetippteTexte(antwort.eingaben);
  const form = useRef<HTMLFormElement>(null);
  const speicherKnopf = speichern === undefined ? null : findKnopf(speichern);
  const schutz = useEntwurfSchutz(form, { entwurf, set, isAntwort: antwort.eingaben !== null, speicherKnopf });
  // What was put back stands in its controls only when they are made anew.
  const fassung = Object.values(fassungen).reduce((summe, anzahl) => summe + anzahl, 0);
  return (
    <form
      id={id}
      ref={form}
      method="post"
      action={hier}
      encType={hatDateien === true ? "multipart/form-data" : undefined}
      noValidate
      onInput={read}
      data-sendet="selbst"
    >
      {speichern !== undefined && (
        <SpeicherBanner form={form} revision={entwurf.revision} knopf={{ name: "absicht", value: speichern }} />
      )}
      <Stack gap="l">
        <GeparktHinweis geparkte={aufbewahrung.geparkte} />
        <FormularFelder formular={formular} />
        <Begleitung {...props} />
        {schutz.hinweis}
        <Stack gap="l" key={fassung}>
          {children(getippteSicht(antwort, eingaben))}
        </Stack>
        {schutz.verlust}
      </Stack>
      {schutz.dialog}
    </form>
  );
}

/** What is sent along: by what the form is kept, what it was filled from, and which boxes it has. */
function Begleitung({ aufbewahrung: { ticket } = NUR_HIER, antwort, kaestchen = [] }: AufbewahrtesFormularProps) {
  const geparkt = antwort.text(GEPARKT_FELD);
  return (
    <>
      {ticket !== undefined && <HiddenField name={TICKET_FELD} value={ticket} />}
      {geparkt !== "" && <HiddenField name={GEPARKT_FELD} value={geparkt} />}
      {kaestchen.map((name) => (
        <HiddenField key={name} name={GEZEIGT} value={name} />
      ))}
    </>
  );
}
