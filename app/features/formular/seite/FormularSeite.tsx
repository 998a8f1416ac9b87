import { Anwesende } from "~/features/live";
import { isTabEnabled } from "~/formkit/relevance";
import { Card, Container, ErrorSummary, Notice, Stack, TabLinks } from "~/ui";
import { EingabeFormular, FORMULAR_ID } from "../felder/EingabeFormular";
import { FormularKopf } from "./FormularKopf";
import type { FormularAntwort, FormularDaten, FortDaten, Konflikt } from "./formularDaten";
import { ortHref } from "./formularOrt";
import { isLoeschFrage, teilKey, teilTitel } from "./formularTitel";
import { GesperrterTab } from "./GesperrterTab";
import { GeparktHinweis } from "../speichern/GeparktHinweis";
import { labelVon } from "../felder/labelVon";
import { wahlId } from "../speichern/KonfliktFrage";
import { LoeschFrage } from "./LoeschFrage";
import { isMitTat } from "./AllgemeineBefunde";
import { ALLGEMEIN_ID, summaryItems } from "../speichern/meldungen";
import { bereichVon, formVon, isNurLesen, openPlatz } from "./platz";
import { StandardKnopf } from "./StandardKnopf";
import { useGehalten } from "../speichern/useGehalten";
import { VorhabenFort } from "./VorhabenFort";
import { VorhabenLeiste } from "./VorhabenLeiste";

const BESCHEINIGT =
  "Diese Angaben gehören zum bescheinigten Vorhaben und können im Ergänzungsantrag nicht geändert werden. Bitte ergänzen Sie den Arbeitsplan und die Wirtschaftsgüter.";

type OrtSeiteProps = { daten: FormularDaten; antwort: FormularAntwort | undefined };

function Bereiche({ daten }: { daten: FormularDaten }) {
  const { ort, werte, kontext, tabStates } = daten;
  const bereich = { werte, wurzel: werte, kontext };
  const items = formVon(ort).tabs.map((tab, stelle) => ({
    href: ortHref({ ...ort, tab: stelle, zeile: null }),
    label: tab.label,
    number: stelle + 1,
    current: stelle === ort.tab,
    state: tabStates[stelle],
    disabled: !isTabEnabled(tab, bereich),
    hint: isTabEnabled(tab, bereich) ? undefined : tab.disabledHint,
  }));
  return <TabLinks label="Bereiche des Vorhabens" items={items} />;
}

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

type GehaltenesProps = { gehalten: ReturnType<typeof useGehalten>; antwort: FormularAntwort | undefined };

/** The open tab or row; where the tab is not needed, why. */
function OffenerTeil({ gehalten, antwort, isOffen }: GehaltenesProps & { isOffen: boolean }) {
  const { stand, schutz, konflikt, basis, keepBasis, formKey, isDirty, setDirty, setErwartung } = gehalten;
  return (
    <Card title={teilTitel(stand)} part={teilKey(stand)}>
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
  const { stand, schutz, konflikt, basis, antworten, isDirty, setErwartung } = gehalten;
  const isFrage = isLoeschFrage(stand);
  const { isOffen, isBescheinigt, hasFormular } = lageVon(stand, isFrage, antwort !== undefined);
  return (
    <Container width="wide">
      <Anwesende ressource={{ name: "antrag", id: daten.ort.antragUuid }} stand={daten} isDirty={isDirty} />
      <Stack gap="l">
        <FormularKopf daten={daten} />
        <GeparktHinweis geparkte={daten.geparkte ?? []} />
        {!stand.rechte.bearbeiten && (
          <Notice tone="info">Sie können diesen Antrag lesen, aber nicht bearbeiten.</Notice>
        )}
        {isBescheinigt && <Notice tone="info">{BESCHEINIGT}</Notice>}
        {hasFormular && <StandardKnopf form={FORMULAR_ID} />}
        <VorhabenLeiste
          daten={daten}
          schutz={schutz}
          formularId={hasFormular ? FORMULAR_ID : undefined}
          onErsetzen={() => setErwartung("ersetzt")}
        />
        <Bereiche daten={daten} />
        <Uebersicht key={antworten} daten={stand} antwort={antwort} />
        {isFrage ? (
          <LoeschFrage daten={stand} antwort={antwort} schutz={schutz} konflikt={konflikt} basis={basis} />
        ) : (
          <OffenerTeil gehalten={gehalten} antwort={antwort} isOffen={isOffen} />
        )}
      </Stack>
    </Container>
  );
}
