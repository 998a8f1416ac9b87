import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Stack, Text } from "~/ui";
import { formularHref } from "./formularHref";
import type { StartseiteDaten } from "./loadStartseite";
import { UebermittlungStand } from "./UebermittlungStand";

/** What to do next, with the main button of the page. */
export function SchrittKarte({ daten }: { daten: StartseiteDaten }) {
  const { uuid, schritt, status, amZug } = daten;
  return (
    <Card title={schritt.titel} tone="primary">
      <Stack gap="m">
        <Text>{schritt.text}</Text>
        {amZug !== null && <Text tone="muted">Wer jetzt etwas tun muss: {amZug}</Text>}
        <UebermittlungStand uuid={uuid} status={status} />
        <Inline gap="m">
          <Schritte daten={daten} />
        </Inline>
      </Stack>
    </Card>
  );
}

function Schritte({ daten }: { daten: StartseiteDaten }) {
  if (daten.isZurueckgezogen) {
    return (
      <LinkButton icon="anzeigen" href={href("zurueckgezogenerAntrag", { uuid: daten.uuid })}>
        Rückzug ansehen
      </LinkButton>
    );
  }
  if (daten.status === "GESCHLOSSEN") {
    return (
      <LinkButton variant="secondary" icon="liste" href={href("antraege", {}, { "filter.status": "GESCHLOSSEN" })}>
        Alle archivierten Anträge
      </LinkButton>
    );
  }
  return <WeitereSchritte daten={daten} />;
}

function WeitereSchritte({ daten }: { daten: StartseiteDaten }) {
  if (daten.hatEingereichten) return <NachEinreichung daten={daten} />;
  if (!daten.isEntwurf) return null;
  return daten.isV1Geschlossen ? <AltesFormular daten={daten} /> : <ImEntwurf daten={daten} />;
}

function NachEinreichung({ daten: { uuid, schritt, hatBescheid } }: { daten: StartseiteDaten }) {
  return (
    <Inline gap="m">
      {schritt.weiter === "nachforderungen" && (
        <LinkButton icon="liste" href={href("nachforderungen", { uuid })}>
          Zu den Rückfragen
        </LinkButton>
      )}
      {schritt.weiter === "bescheide" && hatBescheid && (
        <LinkButton icon="urkunde" href={href("bescheidmenu", { uuid })}>
          Zum Bescheid
        </LinkButton>
      )}
      <LinkButton variant="secondary" icon="anzeigen" href={href("eingereichterAntrag", { uuid })}>
        Eingereichten Antrag ansehen
      </LinkButton>
    </Inline>
  );
}

function AltesFormular({ daten: { uuid, isUebernehmbar } }: { daten: StartseiteDaten }) {
  return (
    <Inline gap="m">
      {isUebernehmbar && (
        <LinkButton icon="plus" href={href("antragUebernehmen", { uuid })}>
          Angaben in neuen Antrag übernehmen
        </LinkButton>
      )}
      <LinkButton variant="secondary" icon="handbuch" href={href("antragLesen", { uuid })}>
        Antrag durchlesen
      </LinkButton>
    </Inline>
  );
}

function ImEntwurf({ daten: { uuid, art, schritt, vorhaben, rechte } }: { daten: StartseiteDaten }) {
  const isFormular = schritt.weiter === "formular" && vorhaben.length > 0;
  return (
    <Inline gap="m">
      {isFormular && (
        <LinkButton icon="bearbeiten" href={formularHref({ antragUuid: uuid, art })}>
          Formular ausfüllen
        </LinkButton>
      )}
      <LinkButton variant={isFormular ? "secondary" : "primary"} icon="handbuch" href={href("antragLesen", { uuid })}>
        Antrag durchlesen
      </LinkButton>
      <LinkButton variant="secondary" icon="liste" href={href("antragLuecken", { uuid })}>
        Was fehlt noch?
      </LinkButton>
      <LinkButton
        variant="secondary"
        icon={rechte.bearbeiten ? "senden" : "anzeigen"}
        href={href("einreichen", { uuid })}
      >
        {rechte.bearbeiten ? "Antrag einreichen" : "Stand der Einreichung"}
      </LinkButton>
      <LinkButton variant="secondary" icon="rechner" href={href("antragSchaetzung", { uuid })}>
        Forschungszulage schätzen
      </LinkButton>
    </Inline>
  );
}
