import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import type { Wiedergeoeffnet } from "~/features/aufbewahrung";
import { FormularFelder, VerschiebeHinweis } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, type CellColumn, Container, Inline, PageHeader, Stack } from "~/ui";
import { KategorieFormular } from "./KategorieFormular";
import type { FaqDaten, GezeigteKategorie } from "./loadFaq";
import { VerschiebbareTabelle } from "./VerschiebbareTabelle";
import { VerschiebeKnoepfe } from "./VerschiebeKnoepfe";

type KategorienSeiteProps = {
  daten: FaqDaten;
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
  antwort: Wiedergeoeffnet | undefined;
};

/** The categories in the order in which readers see them. */
export function KategorienSeite({ daten, aufbewahrung, formular, antwort: letzte }: KategorienSeiteProps) {
  const antwort = useAntwort(letzte);
  const titel = "Kategorien der FAQ";
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader title={titel} breadcrumbs={[{ label: "FAQ", href: href("faqEditView") }, { label: titel }]} />
        <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={["name"]} />
        <Form method="post" preventScrollReset>
          <FormularFelder formular={formular} />
          <Stack gap="m">
            <VerschiebeHinweis />
            <Tabelle {...daten} />
          </Stack>
        </Form>
        <Card title="Neue Kategorie">
          <KategorieFormular
            key={String(daten.kategorien.length)}
            kategorie={null}
            aufbewahrung={aufbewahrung}
            formular={formular}
            antwort={antwort}
          />
        </Card>
      </Stack>
    </Container>
  );
}

function Tabelle({ kategorien, bewegung }: FaqDaten) {
  const namen = kategorien.map(({ uuid, name }) => ({ uuid, titel: name, href: href("faqKategorie", { uuid }) }));
  const columns: CellColumn<GezeigteKategorie>[] = [
    { key: "name", title: "Kategorie", isRowHeader: true, cell: ({ name }) => name },
    { key: "anzahl", title: "Einträge", isNarrow: true, cell: ({ eintraege }) => String(eintraege.length) },
    {
      key: "aktionen",
      title: "Aktionen",
      isForActions: true,
      cell: (kategorie) => (
        <Inline gap="s">
          <VerschiebeKnoepfe zeilen={namen} stelle={kategorien.indexOf(kategorie)} bewegung={bewegung} />
        </Inline>
      ),
    },
  ];
  return (
    <VerschiebbareTabelle
      id="kategorien"
      caption="Kategorien"
      columns={columns}
      zeilen={kategorien}
      namen={namen}
      bewegung={bewegung}
      empty="Es gibt noch keine Kategorie."
    />
  );
}
