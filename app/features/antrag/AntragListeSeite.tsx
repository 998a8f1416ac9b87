import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/formAntwort";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button, Card, Inline, LinkButton, PageHeader, Stack } from "~/ui";
import { AntragFilter } from "./AntragFilter";
import { AntragSeiten } from "./AntragSeiten";
import { AntragTabelle } from "./AntragTabelle";
import type { AntragListeDaten } from "./loadAntragListe";

export type AntragListeSeiteProps = AntragListeDaten & { formular: FormularSchutz; darfAnlegen: boolean };

/** All Anträge that the person may see. Search, filters, order and page stand in the address. */
export function AntragListeSeite({ ansicht, zeilen, total, formular, darfAnlegen }: AntragListeSeiteProps) {
  return (
    <Stack gap="l">
      <PageHeader
        title="Anträge"
        lead="Ihre Anträge auf eine Bescheinigung für die Forschungszulage."
        actions={
          darfAnlegen ? (
            <Inline gap="m">
              <LinkButton variant="quiet" href={href("antragNeu")}>
                Aus früherem Antrag
              </LinkButton>
              <Form method="post">
                <FormularFelder formular={formular} />
                <Button icon="plus">Neuer Antrag</Button>
              </Form>
            </Inline>
          ) : undefined
        }
      />
      <Card>
        <AntragFilter ansicht={ansicht} />
      </Card>
      <Stack gap="m">
        <AntragTabelle ansicht={ansicht} zeilen={zeilen} />
        <AntragSeiten ansicht={ansicht} total={total} />
      </Stack>
    </Stack>
  );
}
