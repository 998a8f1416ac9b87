import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { JAHR_FELDER, jahrFormular } from "~/domain/statistik/jahrFormular";
import { isLueckenlos, nameDesJahres } from "~/domain/statistik/zeitraum";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { EintragAnwesende } from "./EintragAnwesende";
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
import { befundeVon, falscheVon } from "./befunde";
import { FirmenKnoepfe } from "./FirmenKnoepfe";
import { FirmenFormular } from "./FirmenFormular";
import { FormularMeldung } from "./FormularMeldung";
import { FormularTeile } from "./FormularTeile";
import { GespeichertZeile } from "./GespeichertZeile";
import { bereichVonJahr, entwurfVonJahr, JAHR_LABELS, type JahrDaten, jahrMitEingaben } from "./jahrEingaben";
import { LeseTeile } from "./LeseTeile";
import { NachbarFrage } from "./NachbarFrage";
import { TestdatenKnopf } from "./TestdatenKnopf";
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
        actions={daten.uuid !== null && <VerlaufLink uuid={daten.uuid} />}
      />
      <Stack gap="l">
        <EintragAnwesende name="wirtschaftsjahr" daten={daten} />
        <GespeichertZeile {...daten} />
        {daten.uuid !== null && (
          <Vollstaendigkeit
            fehler={daten.fehler}
            labels={JAHR_LABELS}
            fertig="Die Angaben zu diesem Wirtschaftsjahr sind vollständig."
          />
        )}
        <Vorlage daten={daten} />
        {daten.rechte.bearbeiten ? (
          // Figures that were taken over begin a form of their own: the controls keep what they began with.
          <JahrFormular key={String(daten.vorlage?.istUebernommen === true)} {...props} />
        ) : (
          <LeseTeile
            form={jahrFormular}
            antwort={props.antwort}
            bereich={bereichVonJahr(daten)}
            getippt={jahrMitEingaben(daten, props.antwort?.eingaben ?? null)}
            befunde={befundeVon(daten)}
          />
        )}
        {daten.rechte.bearbeiten && daten.uuid !== null && isLueckenlos(daten.kontext.andere) && (
          <JahrLoeschen {...props} />
        )}
      </Stack>
    </Container>
  );
}

const VerlaufLink = ({ uuid }: { uuid: string }) => (
  <LinkButton variant="secondary" href={href("unternehmenWirtschaftsjahrVerlauf", { uuid })}>
    Verlauf
  </LinkButton>
);

/** The way to begin with the figures of the year beside it, or that this was done. */
function Vorlage({ daten: { vorlage } }: { daten: JahrDaten }) {
  if (vorlage === null) return null;
  const jahr = nameDesJahres(vorlage);
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

/** All parts in one form, saved with one button, however much is still missing. */
function JahrFormular({ daten, formular, antwort }: JahrSeiteProps) {
  const hier = hierVon(daten);
  const umfeld = { felder: JAHR_FELDER, kontext: daten.kontext };
  return (
    <FirmenFormular
      hier={hier}
      entwurf={entwurfVonJahr(daten)}
      ticket={daten.ticket}
      formular={formular}
      antwort={antwort}
    >
      {(eingabe) => (
        <>
          <FormularMeldung
            hier={hier}
            revision={daten.revision}
            umfeld={umfeld}
            labels={JAHR_LABELS}
            sicht={eingabe.sicht}
          />
          <NachbarFrage daten={daten} sicht={eingabe.sicht} />
          <RequiredHint />
          <FormularTeile
            form={jahrFormular}
            bereich={jahrMitEingaben(daten, eingabe.eingaben)}
            eingabe={eingabe}
            befunde={falscheVon(daten)}
          />
          <FirmenKnoepfe zurueck={{ href: href("unternehmenWirtschaftsjahr"), text: "Zur Übersicht" }}>
            <TestdatenKnopf />
          </FirmenKnoepfe>
        </>
      )}
    </FirmenFormular>
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
