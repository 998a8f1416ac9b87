import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { FassungArt } from "~/domain/unternehmen/zeitbezug";
import { type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { Button, Card, Container, DefinitionList, Difference, HiddenField, PageHeader, Stack, Text } from "~/ui";
import { FolgenFrage } from "./FolgenFrage";
import type { Verlauf } from "./loadVerlauf";

const TITEL: Readonly<Record<FassungArt, string>> = {
  REGISTRIERUNG: "Registrierung",
  AENDERUNG: "Änderung",
  BERICHTIGUNG: "Ergänzung oder Berichtigung",
  IDENTIFIZIERUNG: "Neue Identifizierung",
};

type VerlaufSeiteProps = { verlauf: Verlauf; formular: FormularSchutz; antwort: FormAntwort | undefined };
type Eintrag = Verlauf["eintraege"][number];

/** Every saved version of the master data, newest first, with what it has changed. */
export function VerlaufSeite({ verlauf, formular, antwort }: VerlaufSeiteProps) {
  const sicht = useAntwort(antwort);
  const { problem, versuch } = sicht;
  return (
    <Container>
      <PageHeader
        title="Verlauf der Stammdaten"
        lead="Jede gespeicherte Fassung mit dem, was sie geändert hat."
        breadcrumbs={[{ label: "Unternehmen", href: href("unternehmen") }]}
      />
      <Stack gap="l">
        <Fehlermeldung key={versuch} problem={problem} felder={["folgen"]} />
        {verlauf.eintraege.map((eintrag) => (
          <Card key={eintrag.revision} title={`${TITEL[eintrag.art]} vom ${eintrag.am}`}>
            <Stack gap="m">
              <Text tone="muted">
                {[eintrag.von, eintrag.gueltigAb === null ? null : `gültig ab ${formatDate(eintrag.gueltigAb)}`]
                  .filter((teil) => teil !== null)
                  .join(", ")}
              </Text>
              <Unterschiede eintrag={eintrag} />
              {verlauf.darfWiederherstellen && eintrag.revision !== verlauf.revision && (
                <Wiederherstellen eintrag={eintrag} revision={verlauf.revision} formular={formular} sicht={sicht} />
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Container>
  );
}

function Unterschiede({ eintrag: { unterschiede } }: { eintrag: Eintrag }) {
  if (unterschiede.length === 0) return <Text>Keine Angabe wurde geändert.</Text>;
  const items = unterschiede.map(({ label, teile }) => ({ label, value: <Difference parts={teile} /> }));
  return <DefinitionList items={items} />;
}

type WiederherstellenProps = { eintrag: Eintrag; revision: number; formular: FormularSchutz; sicht: AntwortSicht };

function Wiederherstellen({ eintrag, revision, formular, sicht }: WiederherstellenProps) {
  const isGefragt = sicht.text("fassung") === String(eintrag.revision);
  return (
    <form method="post" action={href("unternehmenVerlauf")}>
      <FormularFelder formular={formular} />
      <HiddenField name="fassung" value={String(eintrag.revision)} />
      <HiddenField name="revision" value={String(revision)} />
      {isGefragt && <FolgenFrage key={sicht.versuch} sicht={sicht} />}
      <Button variant="secondary" aria-label={`Diese Fassung vom ${eintrag.am} wiederherstellen`}>
        Diese Fassung wiederherstellen
      </Button>
    </form>
  );
}
