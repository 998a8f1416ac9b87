import { href } from "~/routing/href";
import { Card, Inline, LinkButton, MenuDetails, Stack, Text } from "~/ui";
import { formularHref } from "./formularHref";
import { listWeiteres } from "./listWeiteres";
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

function AltesFormular({ daten }: { daten: StartseiteDaten }) {
  const { uuid, isUebernehmbar } = daten;
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
      <MenuDetails isAtStart label="Weitere Aktionen" items={listWeiteres(daten)} />
    </Inline>
  );
}

/**
 * Three actions, the next step first; all else is in a menu. What is complete can be submitted at once, before that the
 * way there is in the menu.
 */
function ImEntwurf({ daten }: { daten: StartseiteDaten }) {
  const { uuid, art, schritt, vorhaben, rechte } = daten;
  const isFormular = schritt.weiter === "formular" && vorhaben.length > 0;
  const einreichen = {
    label: rechte.bearbeiten ? "Antrag einreichen" : "Stand der Einreichung",
    icon: rechte.bearbeiten ? ("senden" as const) : ("anzeigen" as const),
    href: href("einreichen", { uuid }),
  };
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
      {!isFormular && (
        <LinkButton variant="secondary" icon={einreichen.icon} href={einreichen.href}>
          {einreichen.label}
        </LinkButton>
      )}
      <MenuDetails
        isAtStart
        label="Weitere Aktionen"
        items={isFormular ? [einreichen, ...listWeiteres(daten)] : listWeiteres(daten)}
      />
    </Inline>
  );
}
