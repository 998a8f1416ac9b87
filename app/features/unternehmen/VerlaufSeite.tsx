import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { href } from "~/routing/href";
import { Container, PageHeader, Stack } from "~/ui";
import { FassungsKarten, type Fassungsliste } from "./FassungsKarten";
import { FolgenFrage } from "./FolgenFrage";

type VerlaufSeiteProps = { verlauf: Fassungsliste; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Every saved version of the master data, newest first, with what it has changed. */
export function VerlaufSeite({ verlauf, formular, antwort }: VerlaufSeiteProps) {
  const sicht = useAntwort(antwort);
  const isGefragt = (fassung: number): boolean => sicht.text("fassung") === String(fassung);
  return (
    <Container>
      <PageHeader
        title="Verlauf der Stammdaten"
        lead="Jede gespeicherte Fassung mit dem, was sie geändert hat."
        breadcrumbs={[{ label: "Unternehmen", href: href("unternehmen") }]}
      />
      <Stack gap="l">
        <Fehlermeldung key={sicht.versuch} problem={sicht.problem} felder={["folgen"]} />
        <FassungsKarten
          liste={verlauf}
          formular={formular}
          hier={href("unternehmenVerlauf")}
          frage={(fassung) => isGefragt(fassung) && <FolgenFrage key={sicht.versuch} sicht={sicht} />}
        />
      </Stack>
    </Container>
  );
}
