import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { AusgangsMail } from "~/contract/verfahren/wartung";
import { formatDauer } from "~/domain/sitzung/dauer";
import { MAIL_BLEIBT_MINUTEN } from "~/domain/wartung/mailFrist";
import { EmailText } from "~/features/benutzerverwaltung";
import { MomentZelle } from "~/features/moment";
import { SchlichteSuche, SeitenDerListe } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Card, type CellColumn, cellsOf, DataTable, Inline, Stack, Text, TextLink, VisuallyHidden } from "~/ui";
import { WartungKnopf } from "./WartungKnopf";
import type { WartungDaten } from "./loadWartung";
import { MAILS, NUR_AUFGEGEBENE } from "./nurAufgegebene";
import { VERWERFEN, zeitVon } from "./wartungTexte";

/** When it is tried again, or why it will not be; and what the mail server has said. */
function Stand({ mail: { aufgegebenAm, naechsterVersuchAm, versuche, fehler } }: { mail: AusgangsMail }) {
  return (
    <Stack gap="xs">
      <Text as="span">
        {aufgegebenAm === null
          ? `Nächster Versuch ${zeitVon(naechsterVersuchAm)}`
          : `Aufgegeben ${zeitVon(aufgegebenAm)}`}
      </Text>
      <Text as="span" tone="muted" size="s">
        {versuche === 1 ? "1 Versuch" : `${String(versuche)} Versuche`}
        {fehler === null ? "" : `, zuletzt: ${fehler}`}
      </Text>
    </Stack>
  );
}

/** What was given up has no text any more; the person gets a new mail where the accounts are looked after. */
function Aktionen({ mail, formular }: { mail: AusgangsMail; formular: FormularSchutz }) {
  const { uuid, betreff, empfaenger, aufgegebenAm, anStab } = mail;
  const benutzer = anStab ? "adminBenutzerverwaltung" : "supportBenutzerverwaltung";
  const wozu = `${betreff}, an ${empfaenger}`;
  if (aufgegebenAm !== null)
    return (
      <TextLink href={href(benutzer, {}, { suche: empfaenger })}>
        Person suchen<VisuallyHidden>: {empfaenger}</VisuallyHidden>
      </TextLink>
    );
  return (
    <Inline gap="s">
      <WartungKnopf formular={formular} absicht="mail" uuid={uuid} label="Jetzt versuchen" wozu={wozu} />
      <TextLink href={href("wartungMailVerwerfen", { uuid })}>
        {VERWERFEN}
        <VisuallyHidden>: {wozu}</VisuallyHidden>
      </TextLink>
    </Inline>
  );
}

const spaltenMit = (formular: FormularSchutz): readonly CellColumn<AusgangsMail>[] => [
  { key: "betreff", title: "Betreff", isRowHeader: true, cell: ({ betreff }) => betreff },
  { key: "an", title: "An", cell: ({ empfaenger }) => <EmailText email={empfaenger} /> },
  {
    key: "geschrieben",
    title: "Geschrieben",
    isNarrow: true,
    cell: ({ erstelltAm }) => <MomentZelle am={erstelltAm} />,
  },
  { key: "stand", title: "Stand", cell: (mail) => <Stand mail={mail} /> },
  {
    key: "aktionen",
    title: "Aktionen",
    isForActions: true,
    cell: (mail) => <Aktionen mail={mail} formular={formular} />,
  },
];

type MailAusgangKarteProps = {
  mails: WartungDaten["mails"];
  /** How many of all can still be tried. */
  wartende: number;
  formular: FormularSchutz;
};

/** The mails that have not left, the oldest first; or those of them that are given up. */
export function MailAusgangKarte({ mails, wartende, formular }: MailAusgangKarteProps) {
  const { zeilen, nurAufgegebene, suche, ...stand } = mails;
  const spalten = spaltenMit(formular);
  const rows = zeilen.map((mail) => ({ key: mail.uuid, cells: cellsOf(spalten, mail) }));
  return (
    <Card title="E-Mail-Ausgang" id="mails">
      <Stack gap="m">
        <Umfang mails={mails} />
        {(nurAufgegebene || stand.total > 0) && (
          <TextLink href={`${href("wartungSonstigesView", {}, nurAufgegebene ? {} : NUR_AUFGEGEBENE)}#mails`}>
            {nurAufgegebene ? "Alle nicht verschickten anzeigen" : "Nur aufgegebene anzeigen"}
          </TextLink>
        )}
        {wartende > 0 && <WartungKnopf formular={formular} absicht="alleMails" label="Alle jetzt versuchen" />}
        {(stand.total > 0 || suche !== "") && (
          <SchlichteSuche
            name={MAILS.suche}
            label="Im Ausgang suchen"
            hint="Adresse oder Betreff"
            liste={MAILS.liste}
          />
        )}
        {stand.total > 0 && (
          <>
            <DataTable caption="E-Mail-Ausgang" isCaptionHidden columns={spalten} rows={rows} />
            <SeitenDerListe liste={MAILS.liste} {...stand} />
          </>
        )}
      </Stack>
    </Card>
  );
}

const zahl = (anzahl: number, eine: string, viele: string): string =>
  anzahl === 1 ? eine : `${anzahl.toLocaleString("de-DE")} ${viele}`;

/** How many there are, since when, and how long those that are given up stay. */
function Umfang({ mails: { zeilen, nurAufgegebene, suche, total, folge } }: Pick<MailAusgangKarteProps, "mails">) {
  if (suche !== "")
    return (
      <Text>
        {zahl(total, "Eine E-Mail passt", "E-Mails passen")} zu „{suche}“.
      </Text>
    );
  if (total === 0)
    return <Text>{nurAufgegebene ? "Keine E-Mail ist aufgegeben." : "Alle E-Mails sind verschickt."}</Text>;
  const aelteste = folge.seite === 1 ? zeilen[0] : undefined;
  return (
    <Text>
      {zahl(total, "Eine E-Mail ist", "E-Mails sind")} {nurAufgegebene ? "aufgegeben" : "nicht verschickt"}
      {aelteste === undefined ? "" : `, die älteste vom ${zeitVon(aelteste.erstelltAm)}`}. Aufgegebene haben keinen Text
      mehr und stehen hier noch {formatDauer(MAIL_BLEIBT_MINUTEN)} lang.
    </Text>
  );
}
