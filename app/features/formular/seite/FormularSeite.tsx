import { Anwesende } from "~/features/live";
import { isTabEnabled, relevantFields } from "~/formkit/relevance";
import { Beside, Card, Container, ErrorSummary, Notice, RequiredHint, Stack } from "~/ui";
import { EingabeFormular, FORMULAR_ID } from "../felder/EingabeFormular";
import { FormularKopf } from "./FormularKopf";
import type { FormularAntwort, FormularDaten, FortDaten, Konflikt } from "./formularDaten";
import { isLoeschFrage, teilKey, teilTitel } from "./formularTitel";
import { GesperrterTab } from "./GesperrterTab";
import { GeparktHinweis } from "../speichern/GeparktHinweis";
import { labelVon } from "../felder/labelVon";
import { wahlId } from "../speichern/KonfliktFrage";
import { LoeschFrage } from "./LoeschFrage";
import { isMitTat } from "./AllgemeineBefunde";
import { ALLGEMEIN_ID, summaryItems } from "../speichern/meldungen";
import { bereichVon, felderVon, isNurLesen, openPlatz } from "./platz";
import { StandardKnopf } from "./StandardKnopf";
import { useGehalten } from "../speichern/useGehalten";
import { VorhabenFort } from "./VorhabenFort";
import { freieReiterVon } from "./freieReiter";
import { VorhabenLeiste } from "./VorhabenLeiste";

const BESCHEINIGT =
  "Diese Angaben gehören zum bescheinigten Vorhaben und können im Ergänzungsantrag nicht geändert werden. Bitte ergänzen Sie den Arbeitsplan und die Wirtschaftsgüter.";

type OrtSeiteProps = { daten: FormularDaten; antwort: FormularAntwort | undefined };

/** What is still to be decided. */
function konfliktItems({ felder }: Konflikt): { href: string; message: string }[] {
  return felder
    .filter(({ wahl }) => wahl === null)
    .map(({ stelle, label }) => ({
      href: `#${wahlId(stelle)}`,
      message: `${label}: Bitte entscheiden Sie, welche Fassung gespeichert wird.`,
    }));
}

function Uebersicht({ daten, antwort }: OrtSeiteProps) {
  const labelOf = (feld: string) => labelVon(daten.ort, feld);
  if (antwort !== undefined) {
    if (antwort.befunde.length > 0) return <ErrorSummary items={summaryItems(antwort.befunde, labelOf)} />;
    const items =
      antwort.konflikt === null
        ? [{ href: isMitTat(antwort.problem) ? `#${ALLGEMEIN_ID}` : undefined, message: antwort.problem.userMessage }]
        : konfliktItems(antwort.konflikt);
    return <ErrorSummary title="Nicht gespeichert" items={items} />;
  }
  if (!daten.wunsch.pruefen) return null;
  const { fehler, warnungen } = daten.befunde;
  if (fehler.length > 0) return <ErrorSummary title="Hier fehlen noch Angaben" items={summaryItems(fehler, labelOf)} />;
  return (
    <ErrorSummary tone="warning" title="Bitte beachten Sie diese Hinweise" items={summaryItems(warnungen, labelOf)} />
  );
}

export type FormularSeiteProps = { daten: FormularDaten | FortDaten; antwort: FormularAntwort | undefined };

/** One place of the form, or what was typed for one that is gone. */
export function FormularSeite({ daten, antwort }: FormularSeiteProps) {
  return "isFort" in daten ? (
    <VorhabenFort daten={daten} antwort={antwort} />
  ) : (
    <OrtSeite daten={daten} antwort={antwort} />
  );
}

/** What can be done at the open place. */
function lageVon({ ort, werte, kontext, rechte }: FormularDaten, isFrage: boolean, hasAntwort: boolean) {
  const platz = openPlatz(ort, werte);
  const bereich = bereichVon({ ...platz, zeile: null }, werte, kontext);
  // What was typed for a tab that somebody has made unnecessary meanwhile needs its fields, and so does the decision
  // about it.
  const isOffen = isTabEnabled(platz.tab, bereich) || hasAntwort;
  const isBescheinigt = rechte.bearbeiten && isNurLesen(platz, bereich);
  return { isOffen, isBescheinigt, hasFormular: isOffen && !isFrage && rechte.bearbeiten && !isBescheinigt };
}

/** Says whether the star stands at any field of the open tab or row, and somebody can fill it in. */
function hasPflichtfelder({ ort, werte, kontext, rechte }: FormularDaten): boolean {
  const platz = openPlatz(ort, werte);
  const felder = relevantFields(felderVon(platz), bereichVon(platz, werte, kontext));
  const offene = felder.flatMap((feld) => (feld.rows === "fest" ? [feld, ...(feld.entity?.fields ?? [])] : [feld]));
  return rechte.bearbeiten && offene.some(({ required }) => required !== undefined);
}

type GehaltenesProps = { gehalten: ReturnType<typeof useGehalten>; antwort: FormularAntwort | undefined };

/** The open tab or row; where the tab is not needed, why. */
function OffenerTeil({ gehalten, antwort, isOffen }: GehaltenesProps & { isOffen: boolean }) {
  const { stand, schutz, konflikt, basis, keepBasis, formKey, isDirty, setDirty, setFrei, setErwartung } = gehalten;
  const hinweis =
    isOffen && hasPflichtfelder(stand) ? <RequiredHint html={stand.hinweise?.pflichtfelder} /> : undefined;
  return (
    <Card title={teilTitel(stand)} part={teilKey(stand)} note={hinweis} isDense>
      {isOffen ? (
        <EingabeFormular
          key={formKey}
          daten={stand}
          antwort={antwort}
          schutz={schutz}
          konflikt={konflikt}
          basis={basis}
          onUeberholt={keepBasis}
          isDirty={isDirty}
          onDirty={setDirty}
          onFrei={setFrei}
          onSenden={() => setErwartung("gespeichert")}
        />
      ) : (
        <GesperrterTab daten={stand} />
      )}
    </Card>
  );
}

/** The Vorhaben, its tabs, and the open tab or row. */
function OrtSeite({ daten, antwort }: OrtSeiteProps) {
  const gehalten = useGehalten(daten, antwort);
  const { stand, schutz, konflikt, basis, antworten, isDirty, frei, setErwartung } = gehalten;
  const isFrage = isLoeschFrage(stand);
  const { isOffen, isBescheinigt, hasFormular } = lageVon(stand, isFrage, antwort !== undefined);
  return (
    <Container width="wide">
      <Anwesende ressource={{ name: "antrag", id: daten.ort.antragUuid }} stand={daten} isDirty={isDirty} />
      {hasFormular && <StandardKnopf form={FORMULAR_ID} />}
      <Stack gap="s">
        <FormularKopf
          daten={daten}
          schutz={schutz}
          formularId={hasFormular ? FORMULAR_ID : undefined}
          onErsetzen={() => setErwartung("ersetzt")}
        />
        <GeparktHinweis geparkte={daten.geparkte ?? []} />
        {!stand.rechte.bearbeiten && (
          <Notice tone="info">Sie können diesen Antrag lesen, aber nicht bearbeiten.</Notice>
        )}
        {isBescheinigt && <Notice tone="info">{BESCHEINIGT}</Notice>}
        <Beside column={<VorhabenLeiste daten={daten} frei={frei ?? freieReiterVon(daten, daten.werte)} />}>
          <Stack gap="m">
            <Uebersicht key={antworten} daten={stand} antwort={antwort} />
            {isFrage ? (
              <LoeschFrage daten={stand} antwort={antwort} schutz={schutz} konflikt={konflikt} basis={basis} />
            ) : (
              <OffenerTeil gehalten={gehalten} antwort={antwort} isOffen={isOffen} />
            )}
          </Stack>
        </Beside>
      </Stack>
    </Container>
  );
}
