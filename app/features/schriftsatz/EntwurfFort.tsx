import type { FormAntwort } from "~/contract/antrag/formAntwort";
import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import { href } from "~/routing/href";
import { Container, ErrorSummary, Inline, LinkButton, PageHeader, Stack } from "~/ui";
import { listGetippteAntworten } from "./getippteAntworten";
import { NichtGespeichertes } from "./NichtGespeichertes";

/** A page that has no draft for the texts that somebody has sent. `antrag` null: the sender may not see it any more. */
export type FortDaten = { art: SchriftsatzArt; titel: string; antrag: { uuid: string; titel: string } | null };

/** What is left of a page whose Antrag its reader may not see any more. */
export const withoutAntragFort = (art: SchriftsatzArt): FortDaten => ({
  art,
  titel: "Antrag nicht gefunden",
  antrag: null,
});

type EntwurfFortProps = { daten: FortDaten; antwort: FormAntwort | undefined };

/**
 * The page of a draft that nothing can be written to any more, while somebody was writing: everything typed, to be
 * copied.
 */
export function EntwurfFort({ daten: { art, titel, antrag }, antwort }: EntwurfFortProps) {
  const antraege = { label: "Anträge", href: href("antraege") };
  const zumAntrag =
    antrag === null ? null : { label: antrag.titel, href: href("antragStartseite", { uuid: antrag.uuid }) };
  return (
    <Container>
      <Stack gap="l">
        <PageHeader title={titel} breadcrumbs={zumAntrag === null ? [antraege] : [antraege, zumAntrag]} />
        {antwort !== undefined && (
          <ErrorSummary
            title="Nicht gespeichert"
            items={[{ href: "#eingaben", message: antwort.problem.userMessage }]}
          />
        )}
        <NichtGespeichertes angaben={listGetippteAntworten(art, antwort?.eingaben ?? {})} />
        <Inline gap="m">
          <LinkButton variant="secondary" href={(zumAntrag ?? antraege).href}>
            {zumAntrag === null ? "Zu den Anträgen" : "Zum Antrag"}
          </LinkButton>
        </Inline>
      </Stack>
    </Container>
  );
}
