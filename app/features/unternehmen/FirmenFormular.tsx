import { useLoaderData, useLocation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import type { GeparktKopf } from "~/contract/antrag/geparkteEingaben";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { GEPARKT_FELD, TICKET_FELD } from "~/contract/antrag/formularGrenze";
import { useAntwort } from "~/features/anmeldung";
import {
  createHilfeHref,
  type Entwurf,
  FormularFelder,
  GeparktHinweis,
  SpeicherBanner,
  useEntwurfSchutz,
  useGetippteTexte,
} from "~/features/formular";
import { HiddenField, Stack } from "~/ui";
import type { TeileEingabe } from "./FormularTeile";

type FirmenFormularProps = {
  /** Where the form stands and is sent to. */
  hier: string;
  entwurf: Entwurf;
  /** By which the form is kept when it arrives after the session has ended. */
  ticket: string | undefined;
  formular: FormularSchutz;
  antwort: Parameters<typeof useAntwort>[0];
  children: (eingabe: TeileEingabe) => ReactNode;
};

/** What the loader of every form of the company gives besides its answers. @see loadWartende */
type Wartende = { wartende: GeparktKopf[] };

/**
 * The frame of every form of the company, which the browser itself sends: what is typed and not saved is kept in the
 * vault, asked about before it is left, and reminded of after a while. What arrives too late is kept by the backend.
 */
export function FirmenFormular({ hier, entwurf, ticket, formular, antwort, children }: FirmenFormularProps) {
  const sicht = useAntwort(antwort);
  const { eingaben, read, fassungen, set } = useGetippteTexte(sicht.eingaben);
  const form = useRef<HTMLFormElement>(null);
  const schutz = useEntwurfSchutz(form, {
    entwurf,
    set,
    isAntwort: sicht.eingaben !== null,
    speicherKnopf: () => null,
  });
  const { wartende } = useLoaderData<Wartende>();
  const geparkt = sicht.text(GEPARKT_FELD);
  const hilfeHref = createHilfeHref(hier, useLocation().search);
  return (
    <form ref={form} method="post" action={hier} noValidate onInput={read} data-sendet="selbst">
      <SpeicherBanner form={form} revision={entwurf.revision} />
      <Stack gap="l">
        <GeparktHinweis geparkte={wartende} />
        <FormularFelder formular={formular} />
        {ticket !== undefined && <HiddenField name={TICKET_FELD} value={ticket} />}
        {geparkt !== "" && <HiddenField name={GEPARKT_FELD} value={geparkt} />}
        {schutz.hinweis}
        {children({ sicht, eingaben, fassungen, hilfeHref })}
        {schutz.verlust}
      </Stack>
      {schutz.dialog}
    </form>
  );
}
