import type { ReactNode } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { Container, PageHeader, type PageHeaderProps, Stack } from "~/ui";
import { FassungsKarten, type Fassungsliste } from "./FassungsKarten";

/** What every page of the saved versions of one row knows. */
export type ZeilenVerlaufProps = { liste: Fassungsliste; formular: FormularSchutz; antwort: FormAntwort | undefined };

type SeitenProps = ZeilenVerlaufProps & {
  kopf: Pick<PageHeaderProps, "title" | "breadcrumbs">;
  hier: string;
  /** The questions by name, to say what a version could not be restored for. */
  labels: Readonly<Record<string, string>>;
  /** What has to be answered before this version is restored, after it was refused. */
  frage?: (fassung: number, sicht: AntwortSicht) => ReactNode;
};

/** Every saved version of one row of the company, newest first, with what it has changed. */
export function ZeilenVerlauf({ kopf, hier, labels, liste, formular, antwort, frage }: SeitenProps) {
  const sicht = useAntwort(antwort);
  const { problem, versuch } = sicht;
  return (
    <Container>
      <PageHeader {...kopf} lead="Jede gespeicherte Fassung mit dem, was sie geändert hat." />
      <Stack gap="l">
        <Fehlermeldung key={versuch} problem={problem} felder={[]} labels={labels} titel="Nicht wiederhergestellt" />
        <FassungsKarten
          liste={liste}
          formular={formular}
          hier={hier}
          frage={(fassung) => sicht.text("fassung") === String(fassung) && frage?.(fassung, sicht)}
        />
      </Stack>
    </Container>
  );
}
