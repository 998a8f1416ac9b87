import type { Person } from "~/contract/konto/personen";
import { formatDauer } from "~/domain/sitzung/dauer";
import { EmailText } from "~/features/benutzerverwaltung";
import { MomentZelle } from "~/features/moment";
import { SeitenDerListe } from "~/features/tabelle";
import { Badge, Card, type CellColumn, cellsOf, DataTable, Stack, Text } from "~/ui";
import { MAILS, type PersonDaten } from "./loadPersonen";
import { mailStand } from "./supportTexte";

type Mail = Person["mails"][number];

function Stand({ mail }: { mail: Mail }) {
  const { wort, farbe, wann } = mailStand(mail);
  return (
    <Stack gap="xs">
      <div>
        <Badge tone={farbe}>{wort}</Badge>
      </div>
      {wann !== "" && (
        <Text tone="muted" size="s">
          {wann}
        </Text>
      )}
      {mail.gesendetAm === null && mail.fehler !== null && <Text size="s">Antwort des Mailservers: {mail.fehler}</Text>}
    </Stack>
  );
}

const SPALTEN: CellColumn<Mail>[] = [
  { key: "betreff", title: "Betreff", isRowHeader: true, cell: ({ betreff }) => betreff },
  { key: "empfaenger", title: "An", cell: ({ empfaenger }) => <EmailText email={empfaenger} /> },
  {
    key: "erstelltAm",
    title: "Geschrieben",
    isNarrow: true,
    cell: ({ erstelltAm }) => <MomentZelle am={erstelltAm} />,
  },
  { key: "stand", title: "Versand", cell: (mail) => <Stand mail={mail} /> },
  { key: "versuche", title: "Versuche", align: "end", cell: ({ versuche }) => String(versuche) },
];

/** Which mails were written to the person, to which address, and whether they left. Never what they say. */
export function MailKarte({ daten: { person, mails } }: { daten: PersonDaten }) {
  const { zeilen, ...stand } = mails;
  const rows = zeilen.map((mail) => ({ key: String(mail.nummer), cells: cellsOf(SPALTEN, mail) }));
  return (
    <Card title="E-Mails" id={MAILS}>
      <Stack gap="m">
        <Text tone="muted">
          Gesendete und abgelehnte E-Mails stehen hier {formatDauer(person.mailsBleibenMinuten)} lang, ohne ihren Text.
        </Text>
        <DataTable caption="E-Mails" isCaptionHidden columns={SPALTEN} rows={rows} empty="Keine E-Mails." />
        <SeitenDerListe liste={MAILS} {...stand} />
      </Stack>
    </Card>
  );
}
