import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { Container, PageHeader, type PageHeaderProps, Stack } from "~/ui";
import { FassungsKarten, type Fassungsliste } from "./FassungsKarten";

/** What every page of the saved versions of one row knows. */
export type ZeilenVerlaufProps = { liste: Fassungsliste; formular: FormularSchutz; antwort: FormAntwort | undefined };

type SeitenProps = ZeilenVerlaufProps & {
  kopf: Pick<PageHeaderProps, "title" | "breadcrumbs">;
  hier: string;
  /** The questions by name, to say what a version could not be restored for. */
  labels: Readonly<Record<string, string>>;
};

/** Every saved version of one row of the company, newest first, with what it has changed. */
export function ZeilenVerlauf({ kopf, hier, labels, liste, formular, antwort }: SeitenProps) {
  const { problem, versuch } = useAntwort(antwort);
  return (
    <Container>
      <PageHeader {...kopf} lead="Jede gespeicherte Fassung mit dem, was sie geändert hat." />
      <Stack gap="l">
        <Fehlermeldung key={versuch} problem={problem} felder={[]} labels={labels} titel="Nicht wiederhergestellt" />
        <FassungsKarten liste={liste} formular={formular} hier={hier} />
      </Stack>
    </Container>
  );
}
