import type { KmuZahlenListe } from "~/contract/unternehmen/kmu";
import { NurLesenHinweis } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { Container, LinkButton, PageHeader, Stack, Text, TextLink } from "~/ui";
import { KmuZahlenTabelle } from "./KmuZahlenTabelle";

/** The figures of those whom the company is related with. */
export function KmuZahlenListeSeite({ daten }: { daten: KmuZahlenListe }) {
  const { bearbeiten } = daten.rechte;
  const neu = (
    <LinkButton icon="plus" href={href("unternehmenKmuZahlenFormular")}>
      Zahlen erfassen
    </LinkButton>
  );
  return (
    <Container>
      <PageHeader
        title="Zahlen für den KMU-Status"
        lead="Beschäftigte, Umsatz und Bilanzsumme der Unternehmen, mit denen Ihr Unternehmen verbunden ist oder die Partner sind, je Wirtschaftsjahr."
        breadcrumbs={[
          { label: "Unternehmen", href: href("unternehmen") },
          { label: "KMU-Status", href: href("unternehmenKmu") },
        ]}
        actions={bearbeiten ? neu : undefined}
      />
      <Stack gap="l">
        {!bearbeiten && <NurLesenHinweis />}
        <Text>
          Die abgeschlossenen Wirtschaftsjahre Ihres Unternehmens stehen in der{" "}
          <TextLink href={href("unternehmenWirtschaftsjahr")}>Geschäftsstatistik</TextLink>.
        </Text>
        {daten.kontext.firmen.length === 1 && (
          <Text>
            In Ihrer Liste steht kein anderes Unternehmen. Hier können Sie deshalb nur das laufende Wirtschaftsjahr
            Ihres Unternehmens schätzen, wenn es noch keines abgeschlossen hat.
          </Text>
        )}
        <KmuZahlenTabelle daten={daten} />
      </Stack>
    </Container>
  );
}
