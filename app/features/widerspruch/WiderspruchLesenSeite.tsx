import { formatBelegcode } from "~/domain/beleg/belegcode";
import { bereichVonSchriftsatz, SchriftsatzInhalt } from "~/features/schriftsatz";
import { isYes, textOf } from "~/formkit/werte";
import { formatDate, formatDateTime } from "~/lib/date";
import { DamaligeTexte } from "~/features/hilfetexte";
import { href } from "~/routing/href";
import { Badge, Card, DefinitionList, Inline, LinkButton, PageHeader, Section, Stack, Text, TextLink } from "~/ui";
import { isVerspaetet } from "./isVerspaetet";
import type { WiderspruchDaten } from "./loadWiderspruch";
import type { WiderspruchLesenDaten } from "./loadWiderspruchLesen";
import { Entscheidung } from "./WiderspruchKarte";
import { widerspruchPfad } from "./widerspruchPfad";
import { standVon } from "./widerspruchTexte";

/** An objection as it was filed, and what becomes of it. @spec §2 /antraege/widerspruch/{uuid}: objection detail */
export function WiderspruchLesenSeite({ daten, darfNachtragen }: WiderspruchLesenDaten) {
  const { schriftsatz, lage } = daten;
  const { label, tone } = standVon(schriftsatz.status);
  return (
    <Stack gap="xl">
      <PageHeader
        title="Widerspruch"
        lead={daten.antragTitel}
        breadcrumbs={widerspruchPfad(daten, "Widerspruch")}
        actions={<Badge tone={tone}>{label}</Badge>}
      />
      <WieEsWeitergeht daten={daten} darfNachtragen={darfNachtragen} />
      {schriftsatz.status === "BESCHIEDEN" && <Entscheidung lage={lage} />}
      <Section title="Was eingelegt wurde">
        <SchriftsatzInhalt schriftsatz={schriftsatz} />
      </Section>
      {daten.nachtraege.length > 0 && <Nachtraege daten={daten} />}
      <Nachweis daten={daten} />
    </Stack>
  );
}

/** The day on which the reasons were announced to follow; "" when they were not. */
function nachreichungBis({ schriftsatz }: WiderspruchDaten): string {
  const { werte } = bereichVonSchriftsatz(schriftsatz);
  return isYes(werte, "begruendungFolgt") ? textOf(werte, "begruendungBis") : "";
}

function WieEsWeitergeht({ daten, darfNachtragen }: WiderspruchLesenDaten) {
  const { schriftsatz, rueckzug } = daten;
  const { status } = schriftsatz;
  return (
    <Card title="Wie es weitergeht" tone={status === "EINGEREICHT" ? "primary" : "neutral"}>
      <Stack gap="m">
        {status === "ZURUECKGEZOGEN" && rueckzug?.eingereichtAm != null && (
          <Text>
            Zurückgezogen am {formatDateTime(new Date(rueckzug.eingereichtAm))} von {rueckzug.eingereichtVon ?? ""}.
          </Text>
        )}
        <Text>{standVon(status).weiter}</Text>
        {status === "EINGEREICHT" && <WaehrendErLaeuft daten={daten} darfNachtragen={darfNachtragen} />}
        {isErneutMoeglich(daten) && <ErneutEinlegen daten={daten} />}
      </Stack>
    </Card>
  );
}

/** While it runs, reasons can be supplied and it can be withdrawn. */
function WaehrendErLaeuft({ daten, darfNachtragen }: WiderspruchLesenDaten) {
  const { antragUuid, schriftsatz, lage } = daten;
  const bis = nachreichungBis(daten);
  return (
    <>
      {bis !== "" && (
        <Text>
          Sie haben angekündigt, die Begründung bis zum <strong>{formatDate(bis)}</strong> nachzureichen. Das geht mit
          einem Nachtrag.
        </Text>
      )}
      <Inline gap="m">
        {darfNachtragen && (
          <LinkButton
            variant={bis === "" ? "secondary" : "primary"}
            icon="plus"
            href={href("nachtrag", { antragUuid })}
          >
            {bis === "" ? "Etwas nachreichen" : "Begründung nachreichen"}
          </LinkButton>
        )}
        {lage.rechte.zurueckziehen && (
          <LinkButton variant="quiet" href={href("widerspruchZurueckziehen", { antragUuid, uuid: schriftsatz.uuid })}>
            Widerspruch zurückziehen
          </LinkButton>
        )}
      </Inline>
    </>
  );
}

const isErneutMoeglich = ({ schriftsatz, lage, heute }: WiderspruchDaten): boolean =>
  schriftsatz.status === "ZURUECKGEZOGEN" && lage.rechte.beginnen && !isVerspaetet(lage, heute);

/** One that was withdrawn in time can be filed again. */
function ErneutEinlegen({ daten: { antragUuid, lage } }: { daten: WiderspruchDaten }) {
  return (
    <>
      <Text>
        Die Widerspruchsfrist läuft noch bis zum {formatDate(lage.bescheid?.widerspruchsfrist ?? "")}: Sie können erneut
        Widerspruch einlegen.
      </Text>
      <Inline gap="m">
        <LinkButton href={href("widerspruchUebersicht", { uuid: antragUuid })}>Erneut Widerspruch einlegen</LinkButton>
      </Inline>
    </>
  );
}

function Nachtraege({ daten: { antragUuid, nachtraege } }: { daten: WiderspruchDaten }) {
  return (
    <Card title="Nachgereicht">
      <Stack as="ul" gap="s">
        {nachtraege.map(({ uuid, eingereichtAm, eingereichtVon }) => (
          <li key={uuid}>
            <TextLink href={href("nachtragLesen", { antragUuid, uuid })}>
              Nachtrag vom {formatDateTime(new Date(eingereichtAm ?? ""))}
            </TextLink>{" "}
            <Text as="span" tone="muted">
              von {eingereichtVon ?? ""}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Nachweis({ daten: { schriftsatz } }: { daten: WiderspruchDaten }) {
  const { uuid, eingereichtAm, eingereichtVon, pruefsumme, belegCode } = schriftsatz;
  const wann = eingereichtAm === null ? "" : `${formatDateTime(new Date(eingereichtAm))}, ${eingereichtVon ?? ""}`;
  return (
    <Card title="Nachweis">
      <Stack gap="m">
        <DefinitionList
          items={[
            { label: "Eingelegt", value: wann },
            { label: "Code des Belegs", value: belegCode === null ? "" : formatBelegcode(belegCode) },
            { label: "Prüfsumme (SHA-256)", value: pruefsumme ?? "" },
          ]}
        />
        <DamaligeTexte eingereichtAm={eingereichtAm} einreichung={uuid} bereich="widerspruch" />
        <Text tone="muted">
          Ob der Beleg echt ist, kann jede Person mit dem Code unter{" "}
          <TextLink href={href("belegpruefung")}>Beleg prüfen</TextLink> feststellen.
        </Text>
      </Stack>
    </Card>
  );
}
