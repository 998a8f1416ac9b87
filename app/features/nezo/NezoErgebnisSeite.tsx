import type { ReactNode } from "react";
import { EingangsbestaetigungLink } from "~/features/dokumente";
import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
import { KEIN_ERGEBNIS, NEZO_ERFOLG, nezoFehlerText, type NezoErfolg } from "./nezoTexte";

type NezoFehlerSeiteProps = { code: string | null; antragUuid: string | null; isEinreichen: boolean };

/** @spec §2 /nezoerror: query response shown as an error; only known codes are turned into text */
export function NezoFehlerSeite({ code, antragUuid, isEinreichen }: NezoFehlerSeiteProps) {
  const { titel, text } = nezoFehlerText(code);
  return (
    <Stack gap="l">
      <PageHeader title={titel} />
      <Notice tone="error" role="alert">
        {text}
      </Notice>
      <Inline gap="m">
        {antragUuid === null ? (
          <LinkButton href={href("landingpage")}>Zur Startseite</LinkButton>
        ) : (
          <LinkButton href={href(isEinreichen ? "einreichen" : "antragStartseite", { uuid: antragUuid })}>
            {isEinreichen ? "Zurück zum Einreichen" : "Zurück zum Antrag"}
          </LinkButton>
        )}
      </Inline>
    </Stack>
  );
}

/** `children`: what else there is to tell of this result. */
type NezoErfolgSeiteProps = { code: NezoErfolg; antragUuid: string | null; children?: ReactNode };

/** @spec §2 /nezosuccess: query response shown as a message */
export function NezoErfolgSeite({ code, antragUuid, children }: NezoErfolgSeiteProps) {
  const { titel, text } = NEZO_ERFOLG[code];
  const isRegistrierung = code === "REGISTRIERUNG_IDENTIFIZIERT";
  const isEinreichung = code === "ANTRAG_EINGEREICHT";
  return (
    <Stack gap="l">
      <PageHeader title={titel} />
      <Notice tone="success" role="status">
        {text}
      </Notice>
      {isEinreichung && <WieEsWeitergeht />}
      {children}
      <Inline gap="m">
        {isRegistrierung && <LinkButton href={href("registrierung")}>Weiter zur Registrierung</LinkButton>}
        {code === "STAMMDATEN_ERNEUERT" && <LinkButton href={href("unternehmen")}>Zu den Stammdaten</LinkButton>}
        {antragUuid !== null && code === "BESCHEID_ABGERUFEN" && (
          <LinkButton href={href("bescheid", { uuid: antragUuid })}>Bescheid lesen</LinkButton>
        )}
        {antragUuid !== null && (code === "WIDERSPRUCH_EINGEREICHT" || code === "WIDERSPRUCH_ZURUECKGEZOGEN") && (
          <LinkButton href={href("widerspruchUebersicht", { uuid: antragUuid })}>Zu den Widersprüchen</LinkButton>
        )}
        {antragUuid !== null && code === "RUECKZUG_ERKLAERT" && (
          <LinkButton href={href("zurueckgezogenerAntrag", { uuid: antragUuid })}>Rückzug ansehen</LinkButton>
        )}
        {antragUuid !== null && (
          <LinkButton href={href("antragStartseite", { uuid: antragUuid })}>Zum Antrag</LinkButton>
        )}
        {antragUuid !== null && isEinreichung && (
          <LinkButton variant="secondary" href={href("eingereichterAntrag", { uuid: antragUuid })}>
            Eingereichten Antrag ansehen
          </LinkButton>
        )}
        {antragUuid !== null && isEinreichung && <EingangsbestaetigungLink uuid={antragUuid} />}
      </Inline>
    </Stack>
  );
}

function WieEsWeitergeht() {
  return (
    <Card title="Wie es weitergeht">
      <Text>
        Sobald die Bescheinigungsstelle den Eingang bestätigt, steht der Antrag auf „Antrag eingereicht“. Sie erhalten
        dann eine E-Mail. Den eingereichten Antrag und die Eingangsbestätigung mit Zeitpunkt und Prüfsumme können Sie
        jederzeit lesen und herunterladen.
      </Text>
    </Card>
  );
}

/** What such a page says when nothing has led to it: it claims nothing. */
export function KeinErgebnisSeite() {
  return (
    <Stack gap="l">
      <PageHeader title={KEIN_ERGEBNIS.titel} />
      <Text>{KEIN_ERGEBNIS.text}</Text>
      <div>
        <LinkButton href={href("wurzel")}>Zur Startseite</LinkButton>
      </div>
    </Stack>
  );
}
