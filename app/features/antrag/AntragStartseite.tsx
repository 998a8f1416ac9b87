import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { hasArbeitsplan } from "~/domain/antrag/dokumente/arbeitsplanDokument";
import { formulare } from "~/domain/antrag/formular/formulare";
import { DokumenteKarte } from "~/features/dokumente";
import { Fristenliste } from "~/features/frist";
import { Anwesende } from "~/features/live";
import { href } from "~/routing/href";
import { Card, DefinitionList, Inline, LinkButton, PageHeader, Section, Stack, Timeline } from "~/ui";
import { AntragsWeg } from "./AntragsWeg";
import { BezeichnungForm } from "./BezeichnungForm";
import { DasBrauchenSie } from "./DasBrauchenSie";
import { DokumentListe } from "./DokumentListe";
import type { StartseiteDaten } from "./loadStartseite";
import { OffeneEntwuerfe } from "./OffeneEntwuerfe";
import { SchrittKarte } from "./SchrittKarte";
import { StatusZeichen } from "./StatusZeichen";
import { VorhabenKarten } from "./VorhabenKarten";

type AntragStartseiteProps = { daten: StartseiteDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** The start page of an Antrag: where it stands, what to do next, its Vorhaben and its history. */
export function AntragStartseite({ daten, formular, antwort }: AntragStartseiteProps) {
  return (
    <>
      <Anwesende ressource={{ name: "antrag", id: daten.uuid }} stand={daten} />
      <Stack gap="xl">
        <PageHeader
          title={daten.titel}
          breadcrumbs={[{ label: "Anträge", href: href("antraege") }, { label: daten.titel }]}
          actions={<StatusZeichen status={daten.status} />}
        />
        <AntragsWeg status={daten.status} />
        <SchrittKarte daten={daten} />
        {isUnbegonnen(daten) && <DasBrauchenSie />}
        {daten.fristen.length + daten.entwuerfe.length > 0 && (
          <Section title="Was offen ist">
            <Stack gap="m">
              {daten.fristen.length > 0 && <Fristenliste fristen={daten.fristen} />}
              {daten.entwuerfe.length > 0 && <OffeneEntwuerfe entwuerfe={daten.entwuerfe} />}
            </Stack>
          </Section>
        )}
        <VorhabenKarten antrag={daten} />
        <WegeImAntrag daten={daten} />
        <Angaben daten={daten} formular={formular} antwort={antwort} />
        <Dokumente daten={daten} />
        <Section title="Verlauf">
          <Card>
            <Timeline
              items={daten.ereignisse.map(({ wann, text, von }) => ({ title: text, when: `${wann}, ${von}` }))}
            />
          </Card>
        </Section>
        <Weiteres daten={daten} />
      </Stack>
    </>
  );
}

/** Nothing has been answered yet, and the visitor may begin. */
const isUnbegonnen = ({ art, isEntwurf, rechte, vorhaben }: StartseiteDaten): boolean =>
  art === "V2" && isEntwurf && rechte.bearbeiten && vorhaben.every(({ stand }) => stand === "keiner");

/** The other pages of the Antrag. */
function WegeImAntrag({ daten }: { daten: StartseiteDaten }) {
  return (
    <Inline gap="m">
      {daten.hatNachforderung && (
        <LinkButton variant="secondary" icon="liste" href={href("nachforderungen", { uuid: daten.uuid })}>
          Nachforderungen
        </LinkButton>
      )}
      {daten.isNachtragMoeglich && (
        <LinkButton variant="secondary" icon="plus" href={href("nachtrag", { antragUuid: daten.uuid })}>
          Nachtrag ohne Nachforderung
        </LinkButton>
      )}
      {daten.hatBescheid && (
        <LinkButton variant="secondary" icon="urkunde" href={href("bescheidmenu", { uuid: daten.uuid })}>
          Bescheide
        </LinkButton>
      )}
      {daten.hatBescheid && (
        <LinkButton variant="secondary" icon="liste" href={href("widerspruchUebersicht", { uuid: daten.uuid })}>
          Widersprüche
        </LinkButton>
      )}
      <LinkButton variant="secondary" icon="dokument" href={href("antragDateien", { uuid: daten.uuid })}>
        Dateiübersicht
      </LinkButton>
      <LinkButton
        variant="secondary"
        icon="benutzergruppe"
        href={href("antragBenutzerverwaltung", { uuid: daten.uuid })}
      >
        Benutzer des Antrags
      </LinkButton>
    </Inline>
  );
}

function Angaben({ daten, formular, antwort }: AntragStartseiteProps) {
  return (
    <Section title="Angaben zum Antrag">
      <Card>
        <Stack gap="m">
          <DefinitionList items={eckdaten(daten)} />
          {daten.rechte.bearbeiten && (
            <BezeichnungForm
              bezeichnung={daten.bezeichnung}
              revision={daten.revision}
              formular={formular}
              antwort={antwort}
            />
          )}
        </Stack>
      </Card>
    </Section>
  );
}

function Dokumente({ daten }: { daten: StartseiteDaten }) {
  return (
    <Section title="Dokumente" id="dokumente">
      {daten.dokumente.length > 0 && <DokumentListe dokumente={daten.dokumente} />}
      {daten.isEntwurf && (
        <DokumenteKarte
          uuid={daten.uuid}
          status={daten.status}
          hatArbeitsplan={hasArbeitsplan(formulare[daten.art])}
          darfImportieren={daten.rechte.bearbeiten}
        />
      )}
    </Section>
  );
}

/** What can be done besides, at the end of the page. */
function Weiteres({ daten }: { daten: StartseiteDaten }) {
  const { uuid, hatHerkunft, isUebernehmbar, isErgaenzbar, isLoeschbar, isRueckzugMoeglich } = daten;
  // Where taking over is the next step, its button stands on top.
  const isObenAngeboten = daten.isV1Geschlossen && daten.isEntwurf;
  return (
    <Inline gap="m">
      {hatHerkunft && (
        <LinkButton variant="quiet" icon="kopieren" href={href("antragHerkunft", { uuid })}>
          Übernommene Angaben
        </LinkButton>
      )}
      <LinkButton variant="quiet" icon="uhr" href={href("antragVersionen", { uuid })}>
        Versionen
      </LinkButton>
      {isUebernehmbar && !isObenAngeboten && (
        <LinkButton variant="quiet" icon="kopieren" href={href("antragUebernehmen", { uuid })}>
          Angaben übernehmen
        </LinkButton>
      )}
      {isUebernehmbar && isErgaenzbar && (
        <LinkButton variant="quiet" icon="plus" href={href("antragErgaenzen", { uuid })}>
          Wirtschaftsgüter ergänzen
        </LinkButton>
      )}
      {isRueckzugMoeglich && (
        <LinkButton variant="quiet" href={href("rueckzug", { uuid })}>
          Antrag zurückziehen
        </LinkButton>
      )}
      {isLoeschbar && (
        <LinkButton variant="quiet" icon="loeschen" href={href("antragLoeschen", { uuid })}>
          Entwurf löschen
        </LinkButton>
      )}
    </Inline>
  );
}

const eckdaten = (daten: StartseiteDaten) => [
  { label: "Antragsnummer", value: daten.antragsnummer ?? "Wird beim Einreichen vergeben" },
  { label: "Bezeichnung", value: daten.bezeichnung },
  { label: "Formularversion", value: daten.version },
  { label: "Angelegt", value: daten.angelegt },
  { label: "Zuletzt geändert", value: daten.geaendert },
  { label: "Eingereicht", value: daten.eingereicht ?? "Noch nicht eingereicht" },
];
