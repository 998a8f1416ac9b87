import { type AntwortSicht, Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { AufbewahrtesFormular } from "~/features/aufbewahrung";
import { href } from "~/routing/href";
import { Card, CopyText, HiddenField, Inline, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
import type { ZeilenDaten, ZeilenTabelle } from "./loadZeilen";
import { SpaltenTabelle } from "./SpaltenTabelle";
import type { ZeilenAntwort } from "./zeilenAbsichten";
import { entwurfVonZeilen, GESEHEN_FELD, ZEILEN_FELD } from "./zeilenEntwurf";
import { ZeilenFeld } from "./ZeilenFeld";
import { zeilenHref } from "./zeilenOrt";
import { ZeilenVorschau } from "./ZeilenVorschau";

type ZeilenSeiteProps = { daten: ZeilenDaten; antwort: ZeilenAntwort | undefined };

const LEAD = {
  frei: "Kopieren Sie die Zellen in Excel oder LibreOffice und fügen Sie sie unten ein. Sie sehen zuerst eine Vorschau; übernommen wird erst danach.",
  fest: "Kopieren Sie die Zellen in Excel oder LibreOffice und fügen Sie sie unten ein. Die Werte kommen in die Zeilen, die es hier schon gibt. Sie sehen zuerst eine Vorschau; übernommen wird erst danach.",
} as const;

const KOPIE = {
  frei: "So stehen die gespeicherten Zeilen in Ihrer Tabellenkalkulation, wenn Sie diesen Text dort einfügen. Geändert und wieder eingefügt werden sie hier zu neuen Zeilen.",
  fest: "So stehen die gespeicherten Zeilen in Ihrer Tabellenkalkulation, wenn Sie diesen Text dort einfügen. Geändert und wieder eingefügt, ersetzen ihre Werte die gespeicherten.",
} as const;

/** Which texts stand on the page of a table. */
const sorteVon = (tabelle: ZeilenTabelle | null) => (tabelle?.isFest === true ? "fest" : "frei");

/** Rows from elsewhere for a table of the form: looked at first, then taken over as a whole; and the way back out. */
export function ZeilenSeite({ daten, antwort }: ZeilenSeiteProps) {
  const { ort, antragTitel, tabelle, sperre } = daten;
  const sicht = useAntwort(antwort);
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: antragTitel, href: href("antragStartseite", { uuid: ort.antragUuid }) },
    ...(tabelle === null ? [] : [{ label: tabelle.tabLabel, href: tabelle.zurueck }]),
    { label: "Zeilen einfügen" },
  ];
  return (
    <Stack gap="l">
      <PageHeader
        title={tabelle === null ? "Zeilen einfügen" : `${tabelle.label}: Zeilen einfügen`}
        lead={tabelle === null ? antragTitel : tabelle.vorhaben}
        breadcrumbs={pfad}
      />
      <Fehlermeldung key={sicht.versuch} problem={sicht.problem} felder={[ZEILEN_FELD]} />
      {sperre !== null && <Notice tone="warning">{sperre}</Notice>}
      <EinfuegeFormular daten={daten} antwort={antwort} sicht={sicht} />
      {tabelle !== null && <Kopieren tabelle={tabelle} />}
    </Stack>
  );
}

function EinfuegeFormular({ daten, antwort, sicht }: ZeilenSeiteProps & { sicht: AntwortSicht }) {
  const { ort, tabelle, aufbewahrung, formular, revision, sperre } = daten;
  const vorschau = antwort?.vorschau ?? null;
  return (
    <AufbewahrtesFormular
      hier={zeilenHref(ort)}
      entwurf={entwurfVonZeilen(ort)}
      aufbewahrung={aufbewahrung}
      formular={formular}
      antwort={sicht}
    >
      {(getippt) => (
        <>
          <HiddenField name="revision" value={String(antwort?.revision ?? revision)} />
          <HiddenField name={GESEHEN_FELD} value={antwort?.gesehen ?? ""} />
          {vorschau !== null && <ZeilenVorschau {...vorschau} />}
          <Card title="Zeilen einfügen">
            <Stack gap="m">
              {tabelle !== null && <Text>{LEAD[sorteVon(tabelle)]}</Text>}
              <ZeilenFeld sicht={getippt} sorte={sorteVon(tabelle)} />
              {tabelle !== null && <SpaltenTabelle spalten={tabelle.spalten} isFest={tabelle.isFest} />}
              <Knoepfe tabelle={tabelle} isGesperrt={sperre !== null} vorschau={vorschau} />
            </Stack>
          </Card>
        </>
      )}
    </AufbewahrtesFormular>
  );
}

type KnoepfeProps = { tabelle: ZeilenTabelle | null; isGesperrt: boolean } & Pick<ZeilenAntwort, "vorschau">;

function Knoepfe({ tabelle, isGesperrt, vorschau }: KnoepfeProps) {
  return (
    <Inline gap="m">
      {!isGesperrt && (
        <Absendeknopf absicht="vorschau" variant={vorschau?.isEinlesbar === true ? "secondary" : "primary"}>
          {vorschau === null ? "Vorschau" : "Vorschau erneuern"}
        </Absendeknopf>
      )}
      {tabelle !== null && (
        <LinkButton variant="secondary" href={tabelle.zurueck}>
          Zurück zum Reiter
        </LinkButton>
      )}
    </Inline>
  );
}

/** The rows that there are, in the shape in which rows are pasted. */
function Kopieren({ tabelle }: { tabelle: ZeilenTabelle }) {
  const { zeilen, anzahl, label } = tabelle;
  return (
    <Card title="Zeilen kopieren">
      <Stack gap="m">
        <Text>
          {anzahl === 0
            ? "Noch gibt es keine Zeilen. Sie können die Spalten als Vorlage in Ihre Tabellenkalkulation kopieren."
            : KOPIE[sorteVon(tabelle)]}
        </Text>
        <CopyText id="kopie" label={label} text={zeilen} />
      </Stack>
    </Card>
  );
}
