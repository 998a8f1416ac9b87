import { verbundFormular } from "~/domain/verbund/verbundFormular";
import { befundeVon, EintragAnwesende, GespeichertZeile, LeseTeile, Vollstaendigkeit } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { Card, Container, Inline, LinkButton, PageHeader, Stack, Text } from "~/ui";
import { nameIn } from "./loadVerbundZeile";
import { bereichVonVerbund, VERBUND_LABELS, verbundMitEingaben, type VerbundSeiteProps } from "./verbundEingaben";
import { VerbundFormular } from "./VerbundFormular";

/** One relation and whoever takes part in it: to fill in, or to read. */
export function VerbundSeite(props: VerbundSeiteProps) {
  const { daten } = props;
  const titel = daten.uuid === null ? "Verbundenes Unternehmen hinzufügen" : nameIn(daten);
  const pfad = [{ label: "Verbundene Unternehmen", href: href("verbundeneUnternehmen") }, { label: titel }];
  return (
    <Container>
      <PageHeader
        title={titel}
        lead="Eine Zeile ist eine Beziehung. Sie können jederzeit speichern, auch wenn noch Angaben fehlen."
        breadcrumbs={pfad}
        actions={daten.uuid !== null && <VerlaufLink uuid={daten.uuid} />}
      />
      <Stack gap="l">
        <EintragAnwesende name="verbund" daten={daten} />
        <GespeichertZeile {...daten} />
        {daten.uuid !== null && (
          <Vollstaendigkeit
            fehler={daten.fehler}
            labels={VERBUND_LABELS}
            fertig="Die Angaben zu diesem Eintrag sind vollständig."
          />
        )}
        {daten.rechte.bearbeiten ? (
          <VerbundFormular {...props} />
        ) : (
          <LeseTeile
            form={verbundFormular}
            antwort={props.antwort}
            bereich={bereichVonVerbund(daten)}
            getippt={verbundMitEingaben(daten, props.antwort?.eingaben ?? null)}
            befunde={befundeVon(daten)}
          />
        )}
        {daten.rechte.bearbeiten && daten.uuid !== null && <WegKarte uuid={daten.uuid} />}
      </Stack>
    </Container>
  );
}

const VerlaufLink = ({ uuid }: { uuid: string }) => (
  <LinkButton variant="secondary" href={href("verbundeneUnternehmenVerlauf", { uuid })}>
    Verlauf
  </LinkButton>
);

/** The two ways out of the list: an end, or never having been in it. */
function WegKarte({ uuid }: { uuid: string }) {
  return (
    <Card title="Nicht mehr verbunden?">
      <Stack gap="m">
        <Text>
          Wer nicht mehr verbunden ist, bleibt mit einem Ende in der Liste, weil frühere Wirtschaftsjahre weiter zählen.
          Löschen Sie nur, was irrtümlich eingetragen wurde.
        </Text>
        <Inline gap="m">
          <LinkButton variant="secondary" href={href("verbundeneUnternehmenBeenden", { uuid })}>
            Nicht mehr verbunden …
          </LinkButton>
          <LinkButton variant="secondary" href={href("verbundeneUnternehmenLoeschen", { uuid })}>
            Löschen …
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
