import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { JAHR_FELDER, jahrFormular } from "~/domain/statistik/jahrFormular";
import { isLueckenlos } from "~/domain/statistik/zeitraum";
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
import {
  Button,
  Container,
  Details,
  HiddenField,
  Inline,
  LinkButton,
  Notice,
  PageHeader,
  RequiredHint,
  Stack,
  Text,
} from "~/ui";
import { befundeVon } from "./befunde";
import { FormularTeile } from "./FormularTeile";
import {
  bereichVonJahr,
  entwurfVonJahr,
  JAHR_LABELS,
  type JahrDaten,
  jahrMitEingaben,
  zeitraumText,
} from "./jahrEingaben";
import { Vollstaendigkeit } from "./Vollstaendigkeit";

export type JahrSeiteProps = { daten: JahrDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

const hierVon = ({ uuid }: JahrDaten): string =>
  href("unternehmenWirtschaftsjahrFormular", { uuid: uuid ?? undefined });

/** The figures of one Wirtschaftsjahr: to fill in, or to read. */
export function JahrSeite(props: JahrSeiteProps) {
  const { daten } = props;
  return (
    <Container>
      <PageHeader
        title={daten.uuid === null ? "Wirtschaftsjahr erfassen" : "Wirtschaftsjahr bearbeiten"}
        breadcrumbs={[{ label: "Geschäftsstatistik", href: href("unternehmenWirtschaftsjahr") }]}
      />
      <Stack gap="l">
        {daten.uuid !== null && (
          <Vollstaendigkeit
            fehler={daten.fehler}
            labels={JAHR_LABELS}
            fertig="Die Angaben zu diesem Wirtschaftsjahr sind vollständig."
          />
        )}
        <Vorlage daten={daten} />
        {daten.rechte.bearbeiten ? (
          <JahrFormular {...props} />
        ) : (
          <>
            <Notice tone="info">Sie können diese Angaben lesen, aber nicht bearbeiten.</Notice>
            <FormularTeile
              form={jahrFormular}
              bereich={bereichVonJahr(daten)}
              eingabe={null}
              befunde={befundeVon(daten)}
            />
          </>
        )}
        {daten.rechte.bearbeiten && daten.uuid !== null && isLueckenlos(daten.kontext.andere) && (
          <JahrLoeschen {...props} />
        )}
      </Stack>
    </Container>
  );
}

/** The way to begin with the figures of the year beside it, or that this was done. */
function Vorlage({ daten: { vorlage } }: { daten: JahrDaten }) {
  if (vorlage === null) return null;
  const jahr = zeitraumText(vorlage.beginn, vorlage.ende);
  if (vorlage.istUebernommen)
    return (
      <Notice tone="info" title={`Übernommen aus dem Wirtschaftsjahr ${jahr}`}>
        Bitte prüfen Sie jede Zahl. Gespeichert wird erst mit „Speichern“.
      </Notice>
    );
  return (
    <Inline gap="m">
      <LinkButton
        variant="secondary"
        href={href("unternehmenWirtschaftsjahrFormular", {}, { vorlage: "true" })}
      >{`Zahlen aus ${jahr} übernehmen`}</LinkButton>
    </Inline>
  );
}

const FELDER = JAHR_FELDER.map(({ key }) => key);

/** All parts in one form, saved with one button, however much is still missing. */
function JahrFormular({ daten, formular, antwort }: JahrSeiteProps) {
  const sicht = useAntwort(antwort);
  const { eingaben, read, fassungen, set } = useGetippteTexte(sicht.eingaben);
  const form = useRef<HTMLFormElement>(null);
  const schutz = useEntwurfSchutz(form, { entwurf: entwurfVonJahr(daten), set, speicherKnopf: () => null });
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
          form={jahrFormular}
          bereich={jahrMitEingaben(daten, eingaben)}
          eingabe={{ sicht, eingaben, fassungen, hilfeHref }}
          befunde={befundeVon({ ...daten, fehler: [] })}
        />
        <Inline gap="m">
          <Button icon="speichern">Speichern</Button>
          <LinkButton variant="secondary" href={href("unternehmenWirtschaftsjahr")}>
            Zur Übersicht
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

type MeldungProps = Pick<JahrSeiteProps, "daten" | "antwort"> & { sicht: ReturnType<typeof useAntwort> };

/** Why the last sending was not saved: what is wrong, or what somebody else has saved meanwhile. */
function Meldung({ daten, antwort, sicht: { problem, versuch } }: MeldungProps) {
  const konflikt = problem?.konflikt;
  if (konflikt === undefined)
    return <Fehlermeldung key={versuch} problem={problem} felder={FELDER} labels={JAHR_LABELS} />;
  const umfeld = { felder: JAHR_FELDER, kontext: daten.kontext };
  const felder = listKonfliktFelder(umfeld, konflikt.konflikte, antwort?.eingaben);
  return (
    <Stack key={versuch} gap="l">
      <WiderstreitMeldung felder={felder} />
      <WiderstreitHinweis gesehen={konflikt.revision} felder={felder} hier={hierVon(daten)} />
    </Stack>
  );
}

/** Only the first and the last year can be deleted; any other would leave a gap. */
function JahrLoeschen({ daten, formular }: JahrSeiteProps) {
  return (
    <Details summary="Dieses Wirtschaftsjahr löschen">
      <form method="post" action={hierVon(daten)}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="absicht" value="loeschen" />
          <HiddenField name="revision" value={String(daten.revision)} />
          <Text>Alle Angaben zu diesem Wirtschaftsjahr werden gelöscht. Das lässt sich nicht rückgängig machen.</Text>
          <Inline gap="m">
            <Button variant="secondary">Wirtschaftsjahr löschen</Button>
          </Inline>
        </Stack>
      </form>
    </Details>
  );
}
