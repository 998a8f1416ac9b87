import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Inline, LinkButton, PageHeader, Section, Stack, Text } from "~/ui";
import { FaqTabelle } from "./FaqTabelle";
import type { FaqDaten } from "./loadFaq";
import { VerschiebeHinweis } from "~/features/formular";

type FaqListeSeiteProps = { daten: FaqDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** All questions of /help by category, in the order in which readers see them. @spec bildschirme.md 10 */
export function FaqListeSeite({ daten: { kategorien, bewegung }, formular, antwort }: FaqListeSeiteProps) {
  const { problem, versuch } = useAntwort(antwort);
  return (
    <Stack gap="xl">
      <PageHeader
        title="FAQ"
        lead="Die Fragen der Hilfeseite: Was Sie hier ändern, sehen alle sofort."
        actions={
          <Inline>
            <LinkButton href={href("faqAnlegen")} icon="plus">
              Eintrag anlegen
            </LinkButton>
            <LinkButton href={href("faqKategorien")} variant="secondary" icon="liste">
              Kategorien
            </LinkButton>
            <LinkButton href={href("help")} variant="secondary" icon="anzeigen">
              Hilfeseite ansehen
            </LinkButton>
          </Inline>
        }
      />
      <Fehlermeldung key={versuch} problem={problem} felder={["kategorien"]} titel="Es wurde nichts geändert" />
      <Form method="post" preventScrollReset id="kategorien">
        <FormularFelder formular={formular} />
        <Stack gap="xl">
          <VerschiebeHinweis />
          {kategorien.length === 0 && <Text>Es gibt noch keine Kategorie. Bitte legen Sie zuerst eine an.</Text>}
          {kategorien.map((kategorie) => (
            <Section key={kategorie.uuid} title={kategorie.name}>
              <FaqTabelle kategorie={kategorie} bewegung={bewegung} />
            </Section>
          ))}
        </Stack>
      </Form>
    </Stack>
  );
}
