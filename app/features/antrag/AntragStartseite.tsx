import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { hasArbeitsplan } from "~/domain/antrag/dokumente/arbeitsplanDokument";
import { formulare } from "~/domain/antrag/formular/formulare";
import { DokumenteKarte } from "~/features/dokumente";
import { Fristenliste } from "~/features/frist";
import { Anwesende } from "~/features/live";
import { Moment } from "~/features/moment";
import { href } from "~/routing/href";
import { Card, DefinitionList, Inline, LinkButton, PageHeader, Section, Stack, Timeline } from "~/ui";
import { AntragTeile } from "./AntragTeile";
import { AntragsWeg } from "./AntragsWeg";
import { BezeichnungForm } from "./BezeichnungForm";
import { DasBrauchenSie } from "./DasBrauchenSie";
import { DokumentListe } from "./DokumentListe";
import { listWeiteres } from "./listWeiteres";
import type { StartseiteDaten } from "./loadStartseite";
import { OffeneEntwuerfe } from "./OffeneEntwuerfe";
import { SchrittKarte } from "./SchrittKarte";
import { StatusZeichen } from "./StatusZeichen";
import { VorhabenKarten } from "./VorhabenKarten";

type AntragStartseiteProps = { daten: StartseiteDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** The start page of an Antrag: where it stands, what to do next, and the part of it that was asked for. */
export function AntragStartseite({ daten, formular, antwort }: AntragStartseiteProps) {
  return (
    <>
      <Anwesende ressource={{ name: "antrag", id: daten.uuid }} stand={daten} />
      <Stack gap="l">
        <PageHeader
          title={daten.titel}
          breadcrumbs={[{ label: "Anträge", href: href("antraege") }, { label: daten.titel }]}
          actions={<StatusZeichen status={daten.status} />}
        />
        <AntragsWeg status={daten.status} />
        <SchrittKarte daten={daten} />
        <AntragTeile uuid={daten.uuid} gezeigt={daten.teil} />
        {daten.teil === "uebersicht" && <Uebersicht daten={daten} formular={formular} antwort={antwort} />}
        {daten.teil === "dokumente" && <Dokumente daten={daten} />}
        {daten.teil === "verlauf" && <Verlauf daten={daten} />}
      </Stack>
    </>
  );
}

function Uebersicht({ daten, formular, antwort }: AntragStartseiteProps) {
  return (
    <>
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
      {!daten.isEntwurf && (
        <Inline gap="m">
          {listWeiteres(daten).map(({ label, icon, href: ziel }) => (
            <LinkButton key={label} variant="quiet" icon={icon} href={ziel}>
              {label}
            </LinkButton>
          ))}
        </Inline>
      )}
    </>
  );
}

/** What has happened, when and by whom, the newest first. */
function Verlauf({ daten }: { daten: StartseiteDaten }) {
  const items = daten.ereignisse.map(({ am, text, von }) => ({
    title: text,
    when: (
      <>
        <Moment am={am} />, {von}
      </>
    ),
  }));
  return (
    <Section title="Verlauf">
      <Card>
        <Timeline items={items} />
      </Card>
    </Section>
  );
}

/** Nothing has been answered yet, and the visitor may begin. */
const isUnbegonnen = ({ art, isEntwurf, rechte, vorhaben }: StartseiteDaten): boolean =>
  art === "V2" && isEntwurf && rechte.bearbeiten && vorhaben.every(({ stand }) => stand === "keiner");

/** The other pages of the Antrag. */
function WegeImAntrag({ daten }: { daten: StartseiteDaten }) {
  if (!daten.hatNachforderung && !daten.isNachtragMoeglich && !daten.hatBescheid) return null;
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
    <Section title="Dokumente">
      {daten.dokumente.length > 0 && <DokumentListe dokumente={daten.dokumente} />}
      {daten.isEntwurf && (
        <DokumenteKarte
          uuid={daten.uuid}
          status={daten.status}
          hatArbeitsplan={hasArbeitsplan(formulare[daten.art])}
          darfImportieren={daten.rechte.bearbeiten}
        />
      )}
      <div>
        <LinkButton variant="secondary" icon="dokument" href={href("antragDateien", { uuid: daten.uuid })}>
          Dateiübersicht
        </LinkButton>
      </div>
    </Section>
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
