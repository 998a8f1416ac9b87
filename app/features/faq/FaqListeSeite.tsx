import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder, VerschiebeHinweis } from "~/features/formular";
import { SchlichteSuche, SeitenDerListe } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Inline, LinkButton, PageHeader, Section, Stack, Text } from "~/ui";
import { BEWEGUNG_PARAMS } from "./bewegung";
import { FaqTabelle } from "./FaqTabelle";
import { listeVonKategorie } from "./kategorieListe";
import type { FaqDaten, GezeigteKategorie } from "./loadFaq";

type FaqListeSeiteProps = { daten: FaqDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

const WEGE = (
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
);

/** All questions of /help by category, in the order in which readers see them. @spec bildschirme.md 10 */
export function FaqListeSeite({ daten, formular, antwort }: FaqListeSeiteProps) {
  const { suche, kategorien, bewegung } = daten;
  const { problem, versuch } = useAntwort(antwort);
  return (
    <Stack gap="xs">
      <PageHeader
        isDense
        title="FAQ"
        lead="Die Fragen der Hilfeseite: Was Sie hier ändern, sehen alle sofort."
        actions={WEGE}
      />
      <Fehlermeldung key={versuch} problem={problem} felder={["kategorien"]} titel="Es wurde nichts geändert" />
      <SchlichteSuche
        name="suche"
        label="FAQ durchsuchen"
        hint="Worte aus Frage oder Antwort"
        liste="kategorien"
        momentan={BEWEGUNG_PARAMS}
      />
      <Stack gap="m" id="kategorien">
        <Kopf daten={daten} />
        {kategorien.map((kategorie) => (
          <Kategorie key={kategorie.uuid} kategorie={kategorie} suche={suche} bewegung={bewegung} formular={formular} />
        ))}
        {suche === "" && kategorien.length > 0 && <VerschiebeHinweis />}
      </Stack>
    </Stack>
  );
}

type KategorieProps = Pick<FaqDaten, "suche" | "bewegung"> & { kategorie: GezeigteKategorie; formular: FormularSchutz };

function Kategorie({ kategorie, suche, bewegung, formular }: KategorieProps) {
  const { total, jeSeite, folge } = kategorie.gezeigt;
  return (
    <Section title={kategorie.name}>
      <Form method="post" preventScrollReset>
        <FormularFelder formular={formular} />
        <FaqTabelle kategorie={kategorie} suche={suche} bewegung={bewegung} />
      </Form>
      <SeitenDerListe liste={listeVonKategorie(kategorie.uuid)} total={total} jeSeite={jeSeite} folge={folge} />
    </Section>
  );
}

/** What the list shows: nothing yet, or how many were found, which cannot be moved among themselves. */
function Kopf({ daten: { suche, kategorien } }: { daten: FaqDaten }) {
  if (suche === "")
    return kategorien.length === 0 && <Text>Es gibt noch keine Kategorie. Bitte legen Sie zuerst eine an.</Text>;
  const anzahl = kategorien.reduce((summe, { eintraege }) => summe + eintraege.length, 0);
  return (
    <div role="status">
      <Text>
        {anzahl === 0
          ? `Nichts gefunden für „${suche}“. Bitte suchen Sie mit weniger oder anderen Worten.`
          : `${anzahl === 1 ? "1 Eintrag" : `${String(anzahl)} Einträge`} zu „${suche}“. Verschieben können Sie Einträge ohne Suche.`}
      </Text>
    </div>
  );
}
