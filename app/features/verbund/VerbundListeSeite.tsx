import type { ComponentProps } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { formatAnsicht, onSeite } from "~/domain/tabelle/tabellenAnsicht";
import { ListenRahmen } from "~/features/tabelle";
import { NurLesenHinweis } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { LinkButton, Notice, PageHeader, Stack, Text, TextLink } from "~/ui";
import { BegriffeErklaert } from "./BegriffeErklaert";
import { BestaetigungKarte } from "./BestaetigungKarte";
import type { VerbundListeDaten } from "./loadVerbundListe";
import { ListenBefunde } from "./ListenBefunde";
import { StandHinweis, StandWahl } from "./StandWahl";
import { VERBUND_LISTE } from "./verbundListe";
import { VerbundTabelle } from "./VerbundTabelle";
import { VerbundZeichnung } from "./VerbundZeichnung";

type VerbundListeSeiteProps = {
  daten: VerbundListeDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const HINZUFUEGEN = (
  <>
    <LinkButton href={href("verbundeneUnternehmenNeu")} icon="plus">
      Unternehmen hinzufügen
    </LinkButton>{" "}
    <LinkButton href={href("verbundeneUnternehmenEinfuegen")} variant="secondary">
      Aus einer Tabelle einfügen
    </LinkButton>
  </>
);

const WAS = "Wer an Ihrem Unternehmen beteiligt ist und woran es selbst beteiligt ist. Eine Zeile ist eine Beziehung.";
const BESTAETIGUNG = ["bestaetigung"] as const;

/** Who is connected with the company. @spec §2 /verbundeneUnternehmen: affiliated companies overview */
export function VerbundListeSeite({ daten, formular, antwort }: VerbundListeSeiteProps) {
  const { ansicht, lage, stand } = daten;
  if (stand !== null) return <Tagesliste daten={daten} stand={stand} formular={formular} />;
  const query = formatAnsicht(onSeite(ansicht, 1)).toString();
  return (
    <ListenRahmen
      kopf={kopfVon(daten)}
      liste={VERBUND_LISTE}
      stand={daten}
      formular={formular}
      antwort={antwort}
      felder={BESTAETIGUNG}
      vorab={<Vorab {...daten} />}
      danach={
        <>
          <Text tone="muted">{WAS}</Text>
          <BestaetigungKarte lage={lage} query={query} formular={formular} />
          {lage.anzahl > 0 && daten.unlesbarerStand === null && <StandWahl {...daten} />}
          <Erklaertes {...daten} />
        </>
      }
    >
      <Tabelle daten={daten} ansicht={ansicht} formular={formular} />
    </ListenRahmen>
  );
}

const kopfVon = ({ lage }: VerbundListeDaten) => ({
  title: "Verbundene Unternehmen",
  actions: lage.rechte.bearbeiten ? HINZUFUEGEN : undefined,
});

type TabelleProps = Pick<ComponentProps<typeof VerbundTabelle>, "ansicht" | "formular"> & { daten: VerbundListeDaten };

const Tabelle = ({ daten: { wahl, zeilen, lage }, ...rest }: TabelleProps) => (
  <VerbundTabelle
    {...rest}
    spalten={chooseSpalten(TABELLEN.verbund, wahl)}
    zeilen={zeilen}
    darf={lage.rechte.bearbeiten}
  />
);

type TageslisteProps = { daten: VerbundListeDaten; stand: string; formular: FormularSchutz };

/** All rows of one day: to read, with nothing that would lead away from the day, nor confirm what is not shown. */
const Tagesliste = ({ daten, stand, formular }: TageslisteProps) => (
  <Stack gap="xs">
    <PageHeader {...kopfVon(daten)} isDense />
    <StandHinweis stand={stand} />
    <Stack gap="m">
      <Tabelle daten={daten} ansicht={null} formular={formular} />
      <StandWahl {...daten} />
      <Erklaertes {...daten} />
    </Stack>
  </Stack>
);

/** What does not fit, and that something is missing, with the way to where that is said. */
function Vorab(daten: VerbundListeDaten) {
  const { lage, unlesbarerStand } = daten;
  return (
    <>
      {!lage.rechte.bearbeiten && <NurLesenHinweis />}
      <ListenBefunde lage={lage} />
      {unlesbarerStand !== null && <StandWahl {...daten} />}
      {!lage.isVollstaendig && (
        <Notice tone="warning" title="Für eine Einreichung fehlt hier noch etwas" isDense>
          <TextLink href="#bestaetigung">Was fehlt, steht unter der Liste</TextLink>
        </Notice>
      )}
    </>
  );
}

/** The group as a whole, and what the words mean. */
function Erklaertes(daten: VerbundListeDaten) {
  return (
    <>
      <VerbundZeichnung {...daten} />
      <BegriffeErklaert jahr={daten.lage.jahr} />
    </>
  );
}
