import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { formatAnsicht, onSeite } from "~/domain/tabelle/tabellenAnsicht";
import { ListenBedienung, ListenMeldung, ListenSeiten } from "~/features/tabelle";
import { NurLesenHinweis } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { LinkButton, PageHeader, Stack } from "~/ui";
import { BegriffeErklaert } from "./BegriffeErklaert";
import { BestaetigungKarte } from "./BestaetigungKarte";
import type { VerbundListeDaten } from "./loadVerbundListe";
import { ListenBefunde } from "./ListenBefunde";
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

/** Who is connected with the company. @spec §2 /verbundeneUnternehmen: affiliated companies overview */
export function VerbundListeSeite({ daten, formular, antwort }: VerbundListeSeiteProps) {
  const { ansicht, zeilen, lage, wahl } = daten;
  const query = formatAnsicht(onSeite(ansicht, 1)).toString();
  const { bearbeiten } = lage.rechte;
  return (
    <Stack gap="l">
      <PageHeader
        title="Verbundene Unternehmen"
        lead="Wer an Ihrem Unternehmen beteiligt ist und woran es selbst beteiligt ist. Eine Zeile ist eine Beziehung."
        actions={bearbeiten ? HINZUFUEGEN : undefined}
      />
      <ListenMeldung antwort={antwort} felder={["bestaetigung"]} />
      {!bearbeiten && <NurLesenHinweis />}
      <ListenBefunde lage={lage} />
      <BestaetigungKarte lage={lage} query={query} formular={formular} />
      <ListenBedienung {...daten} liste={VERBUND_LISTE} formular={formular} antwort={antwort} />
      <Stack gap="m">
        <VerbundTabelle
          ansicht={ansicht}
          spalten={chooseSpalten(TABELLEN.verbund, wahl)}
          zeilen={zeilen}
          darf={bearbeiten}
          formular={formular}
        />
        <ListenSeiten {...daten} liste={VERBUND_LISTE} />
      </Stack>
      <Erklaertes {...daten} />
    </Stack>
  );
}

/** The group as a whole, and what the words mean. */
function Erklaertes({ lage: { gruppe, jahr }, groesse, ansicht }: VerbundListeDaten) {
  return (
    <>
      <VerbundZeichnung gruppe={gruppe} tag={gruppe.tag} jahresende={jahr.ende} groesse={groesse} ansicht={ansicht} />
      <BegriffeErklaert jahr={jahr} />
    </>
  );
}
