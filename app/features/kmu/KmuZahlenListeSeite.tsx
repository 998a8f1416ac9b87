import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenBedienung, ListenMeldung, ListenSeiten } from "~/features/tabelle";
import { NurLesenHinweis } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { Container, LinkButton, PageHeader, Stack, Text, TextLink } from "~/ui";
import { KMU_ZAHLEN_LISTE } from "./kmuZahlenListe";
import { KmuZahlenTabelle } from "./KmuZahlenTabelle";
import type { KmuZahlenListeDaten } from "./loadKmuZahlenListe";

export type KmuZahlenListeSeiteProps = {
  daten: KmuZahlenListeDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const NEU = (
  <LinkButton icon="plus" href={href("unternehmenKmuZahlenFormular")}>
    Zahlen erfassen
  </LinkButton>
);

/** The figures of those whom the company is related with. */
export function KmuZahlenListeSeite({ daten, formular, antwort }: KmuZahlenListeSeiteProps) {
  const { kontext, rechte, wahl } = daten;
  return (
    <Container>
      <PageHeader
        title="Zahlen für den KMU-Status"
        lead="Beschäftigte, Umsatz und Bilanzsumme der Unternehmen, mit denen Ihr Unternehmen verbunden ist oder die Partner sind, je Wirtschaftsjahr."
        breadcrumbs={[
          { label: "Unternehmen", href: href("unternehmen") },
          { label: "KMU-Status", href: href("unternehmenKmu") },
        ]}
        actions={rechte.bearbeiten ? NEU : undefined}
      />
      <Stack gap="l">
        <ListenMeldung antwort={antwort} felder={["suche"]} />
        {!rechte.bearbeiten && <NurLesenHinweis />}
        <Woher hatAndere={kontext.firmen.length > 1} />
        <ListenBedienung {...daten} liste={KMU_ZAHLEN_LISTE} formular={formular} antwort={antwort} />
        <Stack gap="m">
          <KmuZahlenTabelle {...daten} spalten={chooseSpalten(TABELLEN.kmuZahlen, wahl)} />
          <ListenSeiten {...daten} liste={KMU_ZAHLEN_LISTE} />
        </Stack>
      </Stack>
    </Container>
  );
}

/** Where the own figures stand, and what can be entered here while nobody else is in the list. */
function Woher({ hatAndere }: { hatAndere: boolean }) {
  return (
    <>
      <Text>
        Die abgeschlossenen Wirtschaftsjahre Ihres Unternehmens stehen in der{" "}
        <TextLink href={href("unternehmenWirtschaftsjahr")}>Geschäftsstatistik</TextLink>.
      </Text>
      {!hatAndere && (
        <Text>
          In Ihrer Liste steht kein anderes Unternehmen. Hier können Sie deshalb nur das laufende Wirtschaftsjahr Ihres
          Unternehmens schätzen, wenn es noch keines abgeschlossen hat.
        </Text>
      )}
    </>
  );
}
