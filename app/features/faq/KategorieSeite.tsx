import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { FaqKategorie } from "~/contract/mitteilung/faq";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import type { Wiedergeoeffnet } from "~/features/aufbewahrung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Container, HiddenField, Inline, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
import { KategorieFormular } from "./KategorieFormular";

type KategorieSeiteProps = {
  kategorie: FaqKategorie;
  /** Whoever wants to delete it is asked first. */
  isLoeschfrage: boolean;
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
  antwort: Wiedergeoeffnet | undefined;
};

/** Renames a category, or deletes it while it is empty. */
export function KategorieSeite(props: KategorieSeiteProps) {
  const { kategorie, aufbewahrung, formular, antwort: letzte } = props;
  const antwort = useAntwort(letzte);
  const { problem, versuch } = antwort;
  const { name } = kategorie;
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader title="Kategorie bearbeiten" breadcrumbs={pfadZu(name)} />
        <Fehlermeldung key={versuch} problem={problem} felder={["name"]} />
        {problem?.code === "REVISION_VERALTET" && (
          <Notice tone="info">{`Gespeichert ist inzwischen: „${name}“.`}</Notice>
        )}
        <Card title="Name">
          <KategorieFormular kategorie={kategorie} aufbewahrung={aufbewahrung} formular={formular} antwort={antwort} />
        </Card>
        <LoeschKarte {...props} />
      </Stack>
    </Container>
  );
}

const pfadZu = (name: string) => [
  { label: "FAQ", href: href("faqEditView") },
  { label: "Kategorien", href: href("faqKategorien") },
  { label: name },
];

function LoeschKarte({ kategorie, isLoeschfrage, formular }: Omit<KategorieSeiteProps, "antwort" | "aufbewahrung">) {
  const { uuid, name, revision, eintraege } = kategorie;
  if (eintraege.length > 0)
    return (
      <Card title="Löschen" tone="muted">
        <Text>
          {`Löschen lässt sich nur eine leere Kategorie. In dieser ${eintraege.length === 1 ? "steht noch ein Eintrag" : `stehen noch ${String(eintraege.length)} Einträge`}: Bitte wählen Sie dort zuerst eine andere Kategorie.`}
        </Text>
      </Card>
    );
  return (
    <Card title="Löschen" part={isLoeschfrage ? "frage" : "loeschen"}>
      {isLoeschfrage ? (
        <Form method="post">
          <Stack gap="m">
            <FormularFelder formular={formular} />
            <HiddenField name="revision" value={String(revision)} />
            <Text>{`Möchten Sie die Kategorie „${name}“ löschen?`}</Text>
            <Inline gap="m">
              <Absendeknopf absicht="loeschen" icon="loeschen">
                Jetzt löschen
              </Absendeknopf>
              <LinkButton variant="secondary" href={href("faqKategorie", { uuid })}>
                Abbrechen
              </LinkButton>
            </Inline>
          </Stack>
        </Form>
      ) : (
        <LinkButton variant="secondary" icon="loeschen" href={href("faqKategorie", { uuid }, { loeschen: "ja" })}>
          Löschen …
        </LinkButton>
      )}
    </Card>
  );
}
