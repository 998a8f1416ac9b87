import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { href } from "~/routing/href";
import { Container, PageHeader, Stack } from "~/ui";
import { FassungsKarten } from "./FassungsKarten";
import { FolgenFrage, withKurzerFrage } from "./FolgenFrage";
import type { StammdatenVerlauf } from "./loadVerlauf";
import { TagBerichtigen } from "./TagBerichtigen";

type VerlaufSeiteProps = { verlauf: StammdatenVerlauf; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Every saved version of the master data, newest first, with what it has changed. */
export function VerlaufSeite({ verlauf: { liste, tage }, formular, antwort }: VerlaufSeiteProps) {
  const sicht = useAntwort(antwort);
  const isTag = sicht.text("absicht") === "tagBerichtigen";
  const isGefragt = (fassung: number): boolean => sicht.text("fassung") === String(fassung);
  return (
    <Container>
      <PageHeader
        title="Verlauf der Stammdaten"
        lead="Jede gespeicherte Fassung mit dem, was sie geändert hat."
        breadcrumbs={[{ label: "Unternehmen", href: href("unternehmen") }]}
      />
      <Stack gap="l">
        <Fehlermeldung key={sicht.versuch} problem={withKurzerFrage(sicht.problem)} felder={["folgen", "gueltigAb"]} />
        <FassungsKarten
          liste={liste}
          formular={formular}
          hier={href("unternehmenVerlauf")}
          frage={(fassung) => !isTag && isGefragt(fassung) && <FolgenFrage key={sicht.versuch} sicht={sicht} />}
          mehr={(fassung) => {
            const [tag, hier] = [tage[String(fassung)], isTag && isGefragt(fassung)];
            if (tag === undefined) return null;
            const was = { fassung, revision: liste.revision, tag, formular, sicht: hier ? sicht : null };
            return <TagBerichtigen key={hier ? sicht.versuch : 0} {...was} />;
          }}
        />
      </Stack>
    </Container>
  );
}
