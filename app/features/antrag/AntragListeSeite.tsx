import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { TABELLEN, chooseSpalten } from "~/domain/tabelle/tabellen";
import { FormularFelder } from "~/features/formular";
import { ListenRahmen, Schnellfilter } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Button, Inline, LinkButton, Text, TextLink } from "~/ui";
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
  const { wahl, ansicht, schnellwahlen } = liste;
  const actions = (
    <>
      <Schnellfilter liste={ANTRAEGE_LISTE} ansicht={ansicht} wahlen={schnellwahlen} />
      {darfAnlegen && <NeuerAntrag formular={formular} />}
    </>
  );
  return (
    <ListenRahmen
      kopf={{ title: "Anträge", actions }}
      liste={ANTRAEGE_LISTE}
      stand={liste}
      formular={formular}
      antwort={antwort}
      schnellwahlen={schnellwahlen}
      danach={
        <>
          <ExportLinks {...liste} formular={formular} />
          <Text>
            <TextLink href={href("widerspruchUebersicht")}>Widersprüche zu allen Anträgen</TextLink>
          </Text>
        </>
      }
    >
      <AntragTabelle {...liste} spalten={chooseSpalten(TABELLEN.antraege, wahl)} />
    </ListenRahmen>
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
