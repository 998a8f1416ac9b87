import type { FormAntwort } from "~/contract/formAntwort";
import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import { href } from "~/routing/href";
import { Container, ErrorSummary, Inline, LinkButton, PageHeader, Stack } from "~/ui";
import { listGetippteAntworten } from "./getippteAntworten";
import { NichtGespeichertes } from "./NichtGespeichertes";

/** A draft that is not there any more, while somebody has sent texts for it. */
export type FortDaten = { art: SchriftsatzArt; antragUuid: string; antragTitel: string };

type EntwurfFortProps = { daten: FortDaten; antwort: FormAntwort | undefined };

/** The page of a draft that somebody has discarded while another one was writing: everything typed, to be copied. */
export function EntwurfFort({ daten: { art, antragUuid, antragTitel }, antwort }: EntwurfFortProps) {
  const zumAntrag = href("antragStartseite", { uuid: antragUuid });
  return (
    <Container>
      <Stack gap="l">
        <PageHeader
          title="Entwurf nicht gefunden"
          breadcrumbs={[
            { label: "Anträge", href: href("antraege") },
            { label: antragTitel, href: zumAntrag },
          ]}
        />
        {antwort !== undefined && (
          <ErrorSummary title="Nicht gespeichert" items={[{ href: "#eingaben", message: antwort.problem.userMessage }]} />
        )}
        <NichtGespeichertes angaben={listGetippteAntworten(art, antwort?.eingaben ?? {})} />
        <Inline gap="m">
          <LinkButton variant="secondary" href={zumAntrag}>
            Zum Antrag
          </LinkButton>
        </Inline>
      </Stack>
    </Container>
  );
}
