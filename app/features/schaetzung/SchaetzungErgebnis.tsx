import type { JahrSchaetzung, Schaetzung } from "~/domain/zulage/schaetzung";
import { formatEuro } from "~/lib/money";
import { noBreak } from "~/lib/noBreak";
import { Card, DataTable, Notice, Stack, Text, VisuallyHidden, type HeadingLevel, type TableColumn } from "~/ui";
import { jahrText } from "~/domain/unternehmen/wirtschaftsjahr";

const UEBERBLICK: readonly TableColumn[] = [
  { key: "jahr", title: "Wirtschaftsjahr" },
  { key: "aufwand", title: "Förderfähige Aufwendungen", align: "end", isNarrow: true },
  { key: "grundlage", title: "Bemessungsgrundlage", align: "end", isNarrow: true },
  { key: "zulage", title: "Geschätzte Forschungszulage", align: "end", isNarrow: true },
];

const SCHRITTE: readonly TableColumn[] = [
  { key: "schritt", title: "Schritt" },
  { key: "rechnung", title: "Rechnung" },
  { key: "norm", title: "Rechtsgrundlage" },
  { key: "betrag", title: "Betrag", align: "end", isNarrow: true },
];

const ERGEBNISSE: readonly string[] = ["summe", "grundlage", "zulage"];

type JahrProps = { jahr: JahrSchaetzung; titel: string; headingLevel: HeadingLevel };

function Jahr({ jahr, titel, headingLevel }: JahrProps) {
  const rows = jahr.schritte.map(({ art, bezeichnung, rechnung, norm, betrag }, stelle) => {
    const show = (text: string) => (ERGEBNISSE.includes(art) ? <strong>{text}</strong> : text);
    return {
      key: String(stelle),
      cells: { schritt: show(bezeichnung), rechnung, norm: noBreak(norm), betrag: show(formatEuro(betrag)) },
    };
  });
  return (
    <Card title={<JahrTitel jahr={jahrText(jahr.jahr)} titel={titel} />} headingLevel={headingLevel}>
      <DataTable
        caption={`Rechenweg ${jahrText(jahr.jahr)}: ${titel}`}
        isCaptionHidden
        columns={SCHRITTE}
        rows={rows}
      />
      {jahr.hinweise.map((hinweis) => (
        <Notice key={hinweis} tone="warning">
          {hinweis}
        </Notice>
      ))}
    </Card>
  );
}

/** Each year stands on the page once per Vorhaben; who only hears the headings has to hear of which. */
function JahrTitel({ jahr, titel }: { jahr: string; titel: string }) {
  return (
    <>
      Wirtschaftsjahr {jahr}
      <VisuallyHidden>: {titel}</VisuallyHidden>
    </>
  );
}

export type SchaetzungErgebnisProps = { schaetzung: Schaetzung; titel: string; headingLevel: HeadingLevel };

/** The estimate: all years at a glance, then each with its steps. */
export function SchaetzungErgebnis({ schaetzung, titel, headingLevel }: SchaetzungErgebnisProps) {
  const { jahre, zulage, hinweise } = schaetzung;
  if (jahre.length === 0) return <Text>Unter „Rahmen“ sind noch keine Aufwendungen angegeben.</Text>;
  const zeilen = jahre.map((jahr) => ({
    key: jahr.jahr,
    cells: {
      jahr: jahrText(jahr.jahr),
      aufwand: formatEuro(jahr.aufwand),
      grundlage: formatEuro(jahr.bemessungsgrundlage),
      zulage: formatEuro(jahr.zulage),
    },
  }));
  const gesamt = {
    key: "gesamt",
    cells: { jahr: "Zusammen", aufwand: "", grundlage: "", zulage: <strong>{formatEuro(zulage)}</strong> },
  };
  return (
    <Stack gap="l">
      <DataTable caption={`Überblick: ${titel}`} columns={UEBERBLICK} rows={[...zeilen, gesamt]} />
      {hinweise.map((hinweis) => (
        <Notice key={hinweis} tone="warning">
          {hinweis}
        </Notice>
      ))}
      {jahre.map((jahr) => (
        <Jahr key={jahr.jahr} jahr={jahr} titel={titel} headingLevel={headingLevel} />
      ))}
    </Stack>
  );
}
