import { isTabEnabled } from "~/formkit/relevance";
import { Card, Container, ErrorSummary, Notice, Stack, TabLinks } from "~/ui";
import { EingabeFormular, FORMULAR_ID } from "./EingabeFormular";
import { FormularKopf } from "./FormularKopf";
import type { FormularAntwort, FormularDaten } from "./formularDaten";
import { ortHref } from "./formularOrt";
import { GesperrterTab } from "./GesperrterTab";
import { labelVon } from "./labelVon";
import { LoeschFrage } from "./LoeschFrage";
import { ALLGEMEIN_ID, summaryItems } from "./meldungen";
import { bereichVon, formVon, isNurLesen, openPlatz } from "./platz";
import { StandardKnopf } from "./StandardKnopf";
import { useGehalten } from "./useGehalten";
import { VorhabenLeiste } from "./VorhabenLeiste";

export type FormularSeiteProps = { daten: FormularDaten; antwort: FormularAntwort | undefined };

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

function Uebersicht({ daten, antwort }: FormularSeiteProps) {
  const labelOf = (feld: string) => labelVon(daten.ort, feld);
  if (antwort !== undefined) {
    if (antwort.befunde.length > 0) return <ErrorSummary items={summaryItems(antwort.befunde, labelOf)} />;
    // The notice about a conflict has a place of its own.
    const items = antwort.konflikt === null ? [{ href: `#${ALLGEMEIN_ID}`, message: antwort.problem.userMessage }] : [];
    return <ErrorSummary title="Nicht gespeichert" items={items} />;
  }
  if (!daten.wunsch.pruefen) return null;
  const { fehler, warnungen } = daten.befunde;
  if (fehler.length > 0) return <ErrorSummary title="Hier fehlen noch Angaben" items={summaryItems(fehler, labelOf)} />;
  return <ErrorSummary tone="warning" title="Bitte beachten Sie diese Hinweise" items={summaryItems(warnungen, labelOf)} />;
}

/** One place of the form: the Vorhaben, its tabs, and the open tab or row. */
export function FormularSeite({ daten, antwort }: FormularSeiteProps) {
  const { stand, schutz, konflikt, formKey, antworten, isDirty, setDirty, setErwartung } = useGehalten(daten, antwort);
  const platz = openPlatz(stand.ort, stand.werte);
  const bereich = bereichVon({ ...platz, zeile: null }, stand.werte, stand.kontext);
  const isOffen = isTabEnabled(platz.tab, bereich);
  const isBescheinigt = stand.rechte.bearbeiten && isNurLesen(platz, bereich);
  const hasFormular = isOffen && !stand.wunsch.loeschen && stand.rechte.bearbeiten && !isBescheinigt;
  const titel = platz.zeile === null ? platz.tab.label : `${platz.zeile.entity.label}: ${platz.zeile.entity.title(platz.zeile.werte)}`;
  return (
    <Container width="wide">
      <Stack gap="l">
        <FormularKopf daten={daten} />
        {!stand.rechte.bearbeiten && <Notice tone="info">Sie können diesen Antrag lesen, aber nicht bearbeiten.</Notice>}
        {isBescheinigt && (
          <Notice tone="info">
            Diese Angaben gehören zum bescheinigten Vorhaben und können im Ergänzungsantrag nicht geändert werden. Bitte ergänzen Sie den
            Arbeitsplan und die Wirtschaftsgüter.
          </Notice>
        )}
        {hasFormular && <StandardKnopf form={FORMULAR_ID} />}
        <VorhabenLeiste
          daten={daten}
          schutz={schutz}
          formularId={hasFormular ? FORMULAR_ID : undefined}
          onErsetzen={() => setErwartung("ersetzt")}
        />
        <Bereiche daten={daten} />
        <Uebersicht key={antworten} daten={stand} antwort={antwort} />
        {stand.wunsch.loeschen && stand.rechte.bearbeiten ? (
          <LoeschFrage daten={stand} antwort={antwort} schutz={schutz} />
        ) : (
          <Card title={titel}>
            {isOffen ? (
              <EingabeFormular
                key={formKey}
                daten={stand}
                antwort={antwort}
                schutz={schutz}
                konflikt={konflikt}
                isDirty={isDirty}
                onDirty={setDirty}
                onSenden={() => setErwartung("gespeichert")}
              />
            ) : (
              <GesperrterTab daten={stand} />
            )}
          </Card>
        )}
      </Stack>
    </Container>
  );
}
