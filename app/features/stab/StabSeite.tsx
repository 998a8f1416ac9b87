import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenRahmen } from "~/features/tabelle";
import { href } from "~/routing/href";
import { LinkButton } from "~/ui";
import type { StabDaten } from "./loadStab";
import { STAB_LISTE } from "./stabListe";
import { StabTabelle } from "./StabTabelle";

type StabSeiteProps = { daten: StabDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

const KOPF = {
  title: "Sonstige Mitarbeiter",
  lead: "Support, Qualitätsmanagement, Datenschutz und Administration: Konten, die keinem Unternehmen angehören.",
  actions: (
    <LinkButton href={href("stabAnlegen")} icon="plus">
      Konto anlegen
    </LinkButton>
  ),
};

/** Everybody who works for no company, and how they stand. @spec bildschirme.md 6 */
export function StabSeite({ daten, formular, antwort }: StabSeiteProps) {
  const { ansicht, zeilen, wahl } = daten;
  return (
    <ListenRahmen kopf={KOPF} liste={STAB_LISTE} stand={daten} formular={formular} antwort={antwort}>
      <StabTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.stab, wahl)} zeilen={zeilen} />
    </ListenRahmen>
  );
}
