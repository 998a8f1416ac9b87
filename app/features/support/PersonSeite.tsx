import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Person } from "~/contract/konto/personen";
import { VERLAUF_ARTEN, verlaufArten } from "~/domain/benutzer/kontoEreignisse";
import { ZWEITE_FAKTOREN } from "~/domain/benutzer/mitgliedStatus";
import { PERSON_STATUS } from "~/domain/benutzer/supportPerson";
import { Moment } from "~/features/moment";
import { href } from "~/routing/href";
import { Badge, Card, type Definition, DefinitionList, Inline, Notice, PageHeader, Stack, TextLink } from "~/ui";
import { findAbgelehnte } from "./findAbgelehnte";
import { MAILS, type PersonDaten } from "./loadPersonen";
import { AenderungKarte } from "./AenderungKarte";
import { LinkKarte } from "./LinkKarte";
import { MailKarte } from "./MailKarte";
import { PersonZugangKarte } from "./PersonZugangKarte";
import { SitzungKarte } from "./SitzungKarte";
import { nameVon, PERSON_FARBEN, tagVon } from "./supportTexte";
import { UnternehmenKarte } from "./UnternehmenKarte";
import { verlaufHref } from "./verlaufHref";
import { VerlaufKarte } from "./VerlaufKarte";

type PersonSeiteProps = { daten: PersonDaten; formular: FormularSchutz };

/**
 * How the access of one person stands, and what has happened with it. Nothing of any Antrag. @spec bildschirme.md 5
 */
export function PersonSeite({ daten, formular }: PersonSeiteProps) {
  const { person } = daten;
  const pfad = [
    { label: "Unternehmensmitarbeiter", href: href("supportBenutzerverwaltung") },
    { label: nameVon(person) },
  ];
  return (
    <Stack gap="l">
      <PageHeader title={nameVon(person)} lead={person.email} breadcrumbs={pfad} />
      {person.isAnmeldungGesperrt && (
        <Notice tone="warning" title="Zu viele falsche Passwörter">
          Von unbekannten Geräten ist keine Anmeldung mehr möglich, bis die Person über einen Link ein neues Passwort
          vergibt.
        </Notice>
      )}
      <AenderungKarte person={person} />
      <Card title="Auf einen Blick">
        <Stack gap="m">
          <DefinitionList items={angabenVon(person)} />
          <Inline gap="m">
            {anzahlenVon(person).map(({ ziel, text }) => (
              <TextLink key={text} href={ziel}>
                {text}
              </TextLink>
            ))}
          </Inline>
        </Stack>
      </Card>
      {person.darfHandeln && <PersonZugangKarte person={person} />}
      <UnternehmenKarte person={person} formular={formular} />
      <SitzungKarte person={person} />
      <LinkKarte person={person} />
      <MailKarte daten={daten} />
      <VerlaufKarte daten={daten} />
    </Stack>
  );
}

function angabenVon(person: Person): Definition[] {
  const { status, zweiterFaktor, letzteAnmeldungAm, gesperrtSeit, sperrgrund, passwortGeaendertAm, art } = person;
  const konto = [
    { label: "Zweiter Faktor", value: zweiterFaktor === null ? "–" : ZWEITE_FAKTOREN[zweiterFaktor] },
    { label: "Letzte Anmeldung", value: letzteAnmeldungAm === null ? "Noch keine" : <Moment am={letzteAnmeldungAm} /> },
    {
      label: "Passwort zuletzt geändert",
      value: status === "OHNE_PASSWORT" ? "Noch keines" : tagVon(passwortGeaendertAm),
    },
  ];
  const sperre = [
    { label: "Gesperrt seit", value: gesperrtSeit === null ? "" : <Moment am={gesperrtSeit} /> },
    { label: "Grund der Sperre", value: sperrgrund ?? "Nicht angegeben" },
  ];
  return [
    { label: "Status", value: <Badge tone={PERSON_FARBEN[status]}>{PERSON_STATUS[status]}</Badge> },
    ...(gesperrtSeit === null ? [] : sperre),
    { label: "E-Mail", value: person.email },
    { label: SEIT[art], value: tagVon(person.erstelltAm) },
    ...(art === "KONTO" ? konto : []),
  ];
}

const SEIT = { KONTO: "Konto seit", REGISTRIERUNG: "Registrierung vom", EINLADUNG: "Einladung vom" } as const;

const zahl = (anzahl: number, eines: string, mehrere: string): string =>
  `${String(anzahl)} ${anzahl === 1 ? eines : mehrere}`;

/** How many there are of each, as links to their rows. */
function anzahlenVon(person: Person): { ziel: string; text: string }[] {
  const { uuid, mitgliedschaften, sitzungen, links, mails, anzahlEreignisse, anzahlJeArt } = person;
  const abgelehnt = mails.filter(({ aufgegebenAm }) => aufgegebenAm !== null).length;
  const offen = links.filter(({ stand }) => stand === "OFFEN").length;
  const zuAbgelehnten = findAbgelehnte(person);
  return [
    { ziel: "#unternehmen", text: `${String(mitgliedschaften.length)} Unternehmen` },
    { ziel: "#sitzungen", text: zahl(sitzungen.length, "offene Sitzung", "offene Sitzungen") },
    {
      ziel: "#links",
      text: `${zahl(links.length, "Link", "Links")}${links.length === 0 ? "" : `, davon ${String(offen)} offen`}`,
    },
    { ziel: `#${MAILS}`, text: zahl(mails.length, "E-Mail", "E-Mails") },
    ...(zuAbgelehnten === null
      ? []
      : [{ ziel: zuAbgelehnten, text: zahl(abgelehnt, "abgelehnte E-Mail", "abgelehnte E-Mails") }]),
    ...verlaufArten
      .filter((art) => anzahlJeArt[art] > 0)
      .map((art) => ({
        ziel: verlaufHref(uuid, { art }),
        text: zahl(anzahlJeArt[art], VERLAUF_ARTEN[art].eines, VERLAUF_ARTEN[art].mehrere),
      })),
    { ziel: verlaufHref(uuid, {}), text: zahl(anzahlEreignisse, "Ereignis", "Ereignisse") },
  ];
}
