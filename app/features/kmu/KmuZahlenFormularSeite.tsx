import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { KMU_ZAHLEN_FELDER, kmuZahlenFormular } from "~/domain/kmu/kmuZahlenFormular";
import { FormularFelder } from "~/features/formular";
import {
  befundeVon,
  EintragAnwesende,
  FirmenFormular,
  FirmenKnoepfe,
  FormularMeldung,
  FormularTeile,
  GespeichertZeile,
  LeseTeile,
  TestdatenKnopf,
} from "~/features/unternehmen";
import { href } from "~/routing/href";
import {
  Button,
  Container,
  Details,
  HiddenField,
  Inline,
  LinkButton,
  PageHeader,
  RequiredHint,
  Stack,
  Text,
} from "~/ui";
import {
  bereichVonZahlen,
  entwurfVonZahlen,
  KMU_ZAHLEN_LABELS,
  type KmuZahlenDaten,
  zahlenMitEingaben,
} from "./kmuZahlenEingaben";

export type KmuZahlenFormularSeiteProps = {
  daten: KmuZahlenDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const hierVon = ({ uuid }: KmuZahlenDaten): string => href("unternehmenKmuZahlenFormular", { uuid: uuid ?? undefined });

const toBefunde = ({ fehler }: KmuZahlenDaten) => befundeVon({ fehler, warnungen: [] });

/** The figures of one company in one Wirtschaftsjahr: to fill in, or to read. */
export function KmuZahlenFormularSeite(props: KmuZahlenFormularSeiteProps) {
  const { daten } = props;
  return (
    <Container>
      <PageHeader
        title={daten.uuid === null ? "Zahlen erfassen" : "Zahlen bearbeiten"}
        lead="Zahlen eines Unternehmens in einem Wirtschaftsjahr, für den KMU-Status."
        breadcrumbs={[
          { label: "Unternehmen", href: href("unternehmen") },
          { label: "KMU-Status", href: href("unternehmenKmu") },
          { label: "Zahlen für den KMU-Status", href: href("unternehmenKmuZahlen") },
        ]}
        actions={daten.uuid !== null && <VerlaufLink uuid={daten.uuid} />}
      />
      <Stack gap="l">
        <EintragAnwesende name="kmuZahlen" daten={daten} />
        <GespeichertZeile geaendertAm={daten.geaendertAm} geaendertVon={daten.geaendertVon} />
        {daten.rechte.bearbeiten ? (
          <ZahlenFormular {...props} />
        ) : (
          <LeseTeile
            form={kmuZahlenFormular}
            antwort={props.antwort}
            bereich={bereichVonZahlen(daten)}
            getippt={zahlenMitEingaben(daten, props.antwort?.eingaben ?? null)}
            befunde={toBefunde(daten)}
          />
        )}
        {daten.rechte.bearbeiten && daten.uuid !== null && <ZahlenLoeschen {...props} />}
      </Stack>
    </Container>
  );
}

const VerlaufLink = ({ uuid }: { uuid: string }) => (
  <LinkButton variant="secondary" href={href("unternehmenKmuZahlenVerlauf", { uuid })}>
    Verlauf
  </LinkButton>
);

function ZahlenFormular({ daten, formular, antwort }: KmuZahlenFormularSeiteProps) {
  const hier = hierVon(daten);
  const umfeld = { felder: KMU_ZAHLEN_FELDER, kontext: daten.kontext };
  return (
    <FirmenFormular
      hier={hier}
      entwurf={entwurfVonZahlen(daten)}
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
            labels={KMU_ZAHLEN_LABELS}
            sicht={eingabe.sicht}
          />
          <RequiredHint />
          <FormularTeile
            form={kmuZahlenFormular}
            bereich={zahlenMitEingaben(daten, eingabe.eingaben)}
            eingabe={eingabe}
            befunde={toBefunde(daten)}
          />
          <FirmenKnoepfe zurueck={{ href: href("unternehmenKmuZahlen"), text: "Abbrechen" }}>
            <TestdatenKnopf />
          </FirmenKnoepfe>
        </>
      )}
    </FirmenFormular>
  );
}

function ZahlenLoeschen({ daten, formular }: KmuZahlenFormularSeiteProps) {
  return (
    <Details summary="Diese Zahlen löschen">
      <form method="post" action={hierVon(daten)}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="absicht" value="loeschen" />
          <HiddenField name="revision" value={String(daten.revision)} />
          <Text>Die Zahlen werden gelöscht. Das lässt sich nicht rückgängig machen.</Text>
          <Inline gap="m">
            <Button variant="secondary">Zahlen löschen</Button>
          </Inline>
        </Stack>
      </form>
    </Details>
  );
}
