import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { TABELLEN, chooseSpalten } from "~/domain/tabelle/tabellen";
import { formatAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Ansichten, ListenFilter, ListenSeiten, SpaltenWahl } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Button, Card, Inline, LinkButton, PageHeader, Stack, Text, TextLink } from "~/ui";
import { AntragTabelle } from "./AntragTabelle";
import { ExportLinks } from "./ExportLinks";
import type { AntragListeDaten } from "./loadAntragListe";
import { ANTRAEGE_LISTE } from "./listenHref";

export type AntragListeSeiteProps = AntragListeDaten & {
  formular: FormularSchutz;
  darfAnlegen: boolean;
  antwort: FormAntwort | undefined;
};

/** The forms that say themselves, beside their fields, why they were not accepted. */
const MIT_EIGENER_MELDUNG: readonly string[] = ["spalten", "ansichtSpeichern"];

/** All Anträge that the person may see. Search, filters, order and page stand in the address. */
export function AntragListeSeite({ formular, darfAnlegen, antwort, ...liste }: AntragListeSeiteProps) {
  const { ansicht, wahl, ansichten } = liste;
  const { problem, versuch, text } = useAntwort(antwort);
  const bedienung = {
    liste: ANTRAEGE_LISTE,
    query: formatAnsicht({ ...ansicht, seite: 1 }).toString(),
    formular,
    antwort,
  };
  return (
    <Stack gap="l">
      <PageHeader
        title="Anträge"
        lead={`${darfAnlegen ? "Ihre Anträge" : "Anträge der Unternehmen"} auf eine Bescheinigung für die Forschungszulage.`}
        actions={darfAnlegen ? <NeuerAntrag formular={formular} /> : undefined}
      />
      {!MIT_EIGENER_MELDUNG.includes(text("absicht")) && <Fehlermeldung key={versuch} problem={problem} felder={[]} />}
      <Card>
        <Stack gap="s">
          <ListenFilter liste={ANTRAEGE_LISTE} ansicht={ansicht} />
          <SpaltenWahl {...bedienung} wahl={wahl} />
          <Ansichten {...bedienung} ansichten={ansichten} />
        </Stack>
      </Card>
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
