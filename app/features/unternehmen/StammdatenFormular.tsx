import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { StammdatenAnsicht } from "~/contract/unternehmen/stammdaten";
import { STAMMDATEN_FELDER } from "~/domain/unternehmen/stammdatenFormular";
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
import { href } from "~/routing/href";
import { Button, HiddenField, Inline, RequiredHint, Stack, Text } from "~/ui";
import { befundeVon } from "./befunde";
import { FolgenFrage } from "./FolgenFrage";
import { GueltigkeitKarte } from "./GueltigkeitKarte";
import { bereichMitEingaben, STAMMDATEN_LABELS, toEntwurf } from "./stammdatenEingaben";
import { StammdatenTeile } from "./StammdatenTeile";

type StammdatenFormularProps = {
  daten: StammdatenAnsicht;
  /** What is missing is said at its field. */
  pruefen: boolean;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const FELDER = [...STAMMDATEN_FELDER.map(({ key }) => key), "art", "gueltigAb", "folgen"];

/** The form of the master data: all parts in one, saved with one button, and saved again and again. */
export function StammdatenFormular({ daten, pruefen, formular, antwort }: StammdatenFormularProps) {
  const sicht = useAntwort(antwort);
  const { eingaben, read, fassungen, set } = useGetippteTexte(sicht.eingaben);
  const form = useRef<HTMLFormElement>(null);
  const schutz = useEntwurfSchutz(form, { entwurf: toEntwurf(daten), set, speicherKnopf: () => null });
  const bereich = bereichMitEingaben(daten, eingaben);
  const { search } = useLocation();
  const hilfeHref = createHilfeHref(href("unternehmen"), search);
  return (
    <form ref={form} method="post" action={href("unternehmen")} noValidate onChange={read}>
      <SpeicherBanner form={form} revision={daten.revision} />
      <Stack gap="l">
        <FormularFelder formular={formular} />
        {/* After a refused save the same revision is the basis again. */}
        <HiddenField name="revision" value={sicht.text("revision", String(daten.revision))} />
        {schutz.hinweis}
        <Meldung daten={daten} antwort={antwort} sicht={sicht} />
        <RequiredHint />
        <StammdatenTeile
          bereich={bereich}
          angaben={daten.angaben}
          eingabe={{ sicht, eingaben, fassungen, hilfeHref }}
          befunde={befundeVon(pruefen ? daten : { ...daten, fehler: [] })}
        />
        <GueltigkeitKarte sicht={sicht} heute={daten.kontext.heute} istVollstaendig={daten.fehler.length === 0} />
        <FolgenFrage key={sicht.versuch} sicht={sicht} />
        <Inline gap="m">
          <Button icon="speichern">Speichern</Button>
        </Inline>
        <Text tone="muted" size="s">
          {schutz.verlust}
        </Text>
      </Stack>
      {schutz.dialog}
    </form>
  );
}

type MeldungProps = Pick<StammdatenFormularProps, "daten" | "antwort"> & { sicht: ReturnType<typeof useAntwort> };

/** Why the last sending was not saved: what is wrong, or what somebody else has saved meanwhile. */
function Meldung({ daten, antwort, sicht: { problem, versuch } }: MeldungProps) {
  const konflikt = problem?.konflikt;
  if (konflikt === undefined)
    return <Fehlermeldung key={versuch} problem={problem} felder={FELDER} labels={STAMMDATEN_LABELS} />;
  const umfeld = { felder: STAMMDATEN_FELDER, kontext: daten.kontext };
  const felder = listKonfliktFelder(umfeld, konflikt.konflikte, antwort?.eingaben);
  return (
    <Stack key={versuch} gap="l">
      <WiderstreitMeldung felder={felder} />
      <WiderstreitHinweis gesehen={konflikt.revision} felder={felder} hier={href("unternehmen")} />
    </Stack>
  );
}
