import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { TABELLEN, chooseSpalten } from "~/domain/tabelle/tabellen";
import { FormularFelder } from "~/features/formular";
import { ListenBedienung, ListenMeldung, ListenSeiten } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Button, Inline, LinkButton, PageHeader, Stack, Text, TextLink } from "~/ui";
import { AntragTabelle } from "./AntragTabelle";
import { ExportLinks } from "./ExportLinks";
import type { AntragListeDaten } from "./loadAntragListe";
import { ANTRAEGE_LISTE } from "./listenHref";

export type AntragListeSeiteProps = AntragListeDaten & {
  formular: FormularSchutz;
  darfAnlegen: boolean;
  antwort: FormAntwort | undefined;
};

/** All Anträge that the person may see. Search, filters, order and page stand in the address. */
export function AntragListeSeite({ formular, darfAnlegen, antwort, ...liste }: AntragListeSeiteProps) {
  const { wahl } = liste;
  return (
    <Stack gap="l">
      <PageHeader
        title="Anträge"
        lead={`${darfAnlegen ? "Ihre Anträge" : "Anträge der Unternehmen"} auf eine Bescheinigung für die Forschungszulage.`}
        actions={darfAnlegen ? <NeuerAntrag formular={formular} /> : undefined}
      />
      <ListenMeldung antwort={antwort} />
      <ListenBedienung {...liste} liste={ANTRAEGE_LISTE} formular={formular} antwort={antwort} />
      <Stack gap="m">
        <AntragTabelle {...liste} spalten={chooseSpalten(TABELLEN.antraege, wahl)} />
        <ListenSeiten {...liste} liste={ANTRAEGE_LISTE} />
        <ExportLinks {...liste} formular={formular} />
        <Text>
          <TextLink href={href("widerspruchUebersicht")}>Widersprüche zu allen Anträgen</TextLink>
        </Text>
      </Stack>
    </Stack>
  );
}

function NeuerAntrag({ formular }: { formular: FormularSchutz }) {
  return (
    <Inline gap="m">
      <LinkButton variant="quiet" href={href("antragNeu")}>
        Aus früherem Antrag
      </LinkButton>
      <Form method="post">
        <FormularFelder formular={formular} />
        <Button icon="plus">Neuer Antrag</Button>
      </Form>
    </Inline>
  );
}
