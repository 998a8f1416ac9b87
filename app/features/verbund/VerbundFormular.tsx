import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import { VERBUND_FELDER, verbundFormular } from "~/domain/verbund/verbundFormular";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import {
  createHilfeHref,
  FormularFelder,
  listKonfliktFelder,
  SpeicherBanner,
  useEntwurfSchutz,
  useGetippteTexte,
} from "~/features/formular";
import { WiderstreitHinweis, WiderstreitMeldung } from "~/features/schriftsatz";
import { befundeVon, FormularTeile } from "~/features/unternehmen";
import { messages } from "~/formkit/messages";
import { href } from "~/routing/href";
import { Button, HiddenField, Inline, LinkButton, RequiredHint, Stack, Text } from "~/ui";
import {
  entwurfVonVerbund,
  VERBUND_LABELS,
  type VerbundDaten,
  verbundMitEingaben,
  type VerbundSeiteProps,
} from "./verbundEingaben";

const FELDER = VERBUND_FELDER.map(({ key }) => key);

const hierVon = ({ uuid }: VerbundDaten): string =>
  uuid === null ? href("verbundeneUnternehmenNeu") : href("verbundeneUnternehmenForm", { uuid });

/** What is missing is said above; what is wrong is said at its field, too. */
const isFalsch = ({ message }: { message: string }): boolean => message !== messages.required;

/** All parts in one form, saved with one button, however much is still missing. */
export function VerbundFormular({ daten, formular, antwort }: VerbundSeiteProps) {
  const sicht = useAntwort(antwort);
  const { eingaben, read, fassungen, set } = useGetippteTexte(sicht.eingaben);
  const form = useRef<HTMLFormElement>(null);
  const schutz = useEntwurfSchutz(form, { entwurf: entwurfVonVerbund(daten), set, speicherKnopf: () => null });
  const { search } = useLocation();
  const hilfeHref = createHilfeHref(hierVon(daten), search);
  return (
    <form ref={form} method="post" action={hierVon(daten)} noValidate onChange={read}>
      <SpeicherBanner form={form} revision={daten.revision} />
      <Stack gap="l">
        <FormularFelder formular={formular} />
        {/* After a refused save the same revision is the basis again. */}
        <HiddenField name="revision" value={sicht.text("revision", String(daten.revision))} />
        {schutz.hinweis}
        <Meldung daten={daten} antwort={antwort} sicht={sicht} />
        <RequiredHint />
        <FormularTeile
          form={verbundFormular}
          bereich={verbundMitEingaben(daten, eingaben)}
          eingabe={{ sicht, eingaben, fassungen, hilfeHref }}
          befunde={befundeVon({ ...daten, fehler: daten.fehler.filter(isFalsch) })}
        />
        <Inline gap="m">
          <Button icon="speichern">Speichern</Button>
          <LinkButton variant="secondary" href={href("verbundeneUnternehmen")}>
            Zur Liste
          </LinkButton>
        </Inline>
        <Text tone="muted" size="s">
          {schutz.verlust}
        </Text>
      </Stack>
      {schutz.dialog}
    </form>
  );
}

type MeldungProps = Pick<VerbundSeiteProps, "daten" | "antwort"> & { sicht: ReturnType<typeof useAntwort> };

/** Why the last sending was not saved: what is wrong, or what somebody else has saved meanwhile. */
function Meldung({ daten, antwort, sicht: { problem, versuch } }: MeldungProps) {
  const konflikt = problem?.konflikt;
  if (konflikt === undefined)
    return <Fehlermeldung key={versuch} problem={problem} felder={FELDER} labels={VERBUND_LABELS} />;
  const umfeld = { felder: VERBUND_FELDER, kontext: daten.kontext };
  const felder = listKonfliktFelder(umfeld, konflikt.konflikte, antwort?.eingaben);
  return (
    <Stack key={versuch} gap="l">
      <WiderstreitMeldung felder={felder} />
      <WiderstreitHinweis gesehen={konflikt.revision} felder={felder} hier={hierVon(daten)} />
    </Stack>
  );
}
