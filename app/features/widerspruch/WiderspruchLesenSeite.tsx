import { formatBelegcode } from "~/domain/beleg/belegcode";
import { bereichVonSchriftsatz, SchriftsatzInhalt } from "~/features/schriftsatz";
import { isYes, textOf } from "~/formkit/werte";
import { formatDate, formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Badge, Card, DefinitionList, Inline, LinkButton, PageHeader, Section, Stack, Text, TextLink } from "~/ui";
import { isVerspaetet, type WiderspruchDaten } from "./widerspruchDaten";
import { Entscheidung } from "./WiderspruchKarte";
import { widerspruchPfad } from "./widerspruchPfad";
import { standVon } from "./widerspruchTexte";

type WiderspruchLesenProps = { daten: WiderspruchDaten; darfNachtragen: boolean };

/** An objection as it was filed, and what becomes of it. @spec §2 /antraege/widerspruch/{uuid}: objection detail */
export function WiderspruchLesenSeite({ daten, darfNachtragen }: WiderspruchLesenProps) {
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

function WieEsWeitergeht({ daten, darfNachtragen }: WiderspruchLesenProps) {
  const { antragUuid, schriftsatz, lage, rueckzug, heute } = daten;
  const { status } = schriftsatz;
  const bis = nachreichungBis(daten);
  const isLaufend = status === "EINGEREICHT";
  const isErneutMoeglich = status === "ZURUECKGEZOGEN" && lage.rechte.beginnen && !isVerspaetet(lage, heute);
  return (
    <Card title="Wie es weitergeht" tone={isLaufend ? "primary" : "neutral"}>
      <Stack gap="m">
        {status === "ZURUECKGEZOGEN" && rueckzug?.eingereichtAm != null && (
          <Text>
            Zurückgezogen am {formatDateTime(new Date(rueckzug.eingereichtAm))} von {rueckzug.eingereichtVon ?? ""}.
          </Text>
        )}
        <Text>{standVon(status).weiter}</Text>
        {isLaufend && bis !== "" && (
          <Text>
            Sie haben angekündigt, die Begründung bis zum <strong>{formatDate(bis)}</strong> nachzureichen. Das geht mit
            einem Nachtrag.
          </Text>
        )}
        {isErneutMoeglich && (
          <Text>
            Die Widerspruchsfrist läuft noch bis zum {formatDate(lage.bescheid?.widerspruchsfrist ?? "")}: Sie können
            erneut Widerspruch einlegen.
          </Text>
        )}
        {(isLaufend || isErneutMoeglich) && (
          <Inline gap="m">
            {isLaufend && darfNachtragen && (
              <LinkButton
                variant={bis === "" ? "secondary" : "primary"}
                icon="plus"
                href={href("nachtrag", { antragUuid })}
              >
                {bis === "" ? "Etwas nachreichen" : "Begründung nachreichen"}
              </LinkButton>
            )}
            {isLaufend && lage.rechte.zurueckziehen && (
              <LinkButton
                variant="quiet"
                href={href("widerspruchZurueckziehen", { antragUuid, uuid: schriftsatz.uuid })}
              >
                Widerspruch zurückziehen
              </LinkButton>
            )}
            {isErneutMoeglich && (
              <LinkButton href={href("widerspruchUebersicht", { uuid: antragUuid })}>
                Erneut Widerspruch einlegen
              </LinkButton>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
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
  const { eingereichtAm, eingereichtVon, pruefsumme, belegCode } = schriftsatz;
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
        <Text tone="muted">
          Ob der Beleg echt ist, kann jede Person mit dem Code unter{" "}
          <TextLink href={href("belegpruefung")}>Beleg prüfen</TextLink> feststellen.
        </Text>
      </Stack>
    </Card>
  );
}
