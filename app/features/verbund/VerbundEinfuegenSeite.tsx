import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import { VERBUND_FRAGEN } from "~/domain/verbund/verbundFragen";
import { EINLESE_SPALTEN } from "~/domain/verbund/verbundZelle";
import { Absendeknopf, type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { AufbewahrtesFormular } from "~/features/aufbewahrung";
import { useFeldhilfe, useFragen } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Details, FileField, Inline, LinkButton, PageHeader, PlainTextArea, Stack, Text } from "~/ui";
import { DATEI_FELD, type EinfuegenAntwort, TABELLE_FELD } from "./einfuegenAbsichten";
import { EinfuegenVorschau } from "./EinfuegenVorschau";
import { VERBUND_TABELLE_ENTWURF } from "./tabelleEntwurf";

type VerbundEinfuegenSeiteProps = {
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
  antwort: EinfuegenAntwort | undefined;
};

const PFAD = [
  { label: "Verbundene Unternehmen", href: href("verbundeneUnternehmen") },
  { label: "Aus einer Tabelle einfügen" },
];

/** A table from elsewhere: looked at first, then taken over as a whole. */
export function VerbundEinfuegenSeite({ aufbewahrung, formular, antwort }: VerbundEinfuegenSeiteProps) {
  const vorschau = antwort?.vorschau ?? null;
  const sicht = useAntwort(antwort);
  return (
    <Stack gap="l">
      <PageHeader
        title="Aus einer Tabelle einfügen"
        lead="Kopieren Sie die Zellen in Ihrer Tabellenkalkulation, oder wählen Sie eine CSV-Datei. Übernommen wird erst, wenn Sie die Vorschau gesehen haben."
        breadcrumbs={PFAD}
      />
      <Fehlermeldung key={sicht.versuch} problem={sicht.problem} felder={[TABELLE_FELD]} />
      <AufbewahrtesFormular
        hier={href("verbundeneUnternehmenEinfuegen")}
        entwurf={VERBUND_TABELLE_ENTWURF}
        aufbewahrung={aufbewahrung}
        formular={formular}
        antwort={sicht}
        hatDateien
      >
        {(getippt) => (
          <>
            {vorschau !== null && <EinfuegenVorschau {...vorschau} />}
            <Card title="Tabelle">
              <Stack gap="m">
                <Felder sicht={getippt} />
                <Spalten />
                <Knoepfe vorschau={vorschau} />
              </Stack>
            </Card>
          </>
        )}
      </AufbewahrtesFormular>
    </Stack>
  );
}

function Felder({ sicht: getippt }: { sicht: AntwortSicht }) {
  const sicht = useFeldhilfe(getippt, { fragen: VERBUND_FRAGEN, keyVon: () => "tabelle" });
  const frage = useFragen(VERBUND_FRAGEN);
  return (
    <>
      <FileField
        {...frage("datei")}
        id={DATEI_FELD}
        name={DATEI_FELD}
        label={VERBUND_FRAGEN.datei}
        hint="Oder fügen Sie die Tabelle unten ein."
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
      />
      <PlainTextArea
        {...sicht.feld(TABELLE_FELD)}
        label={VERBUND_FRAGEN.tabelle}
        hint="Die erste Zeile nennt die Spalten, mindestens „Name“ und „Art der Verbindung“. Jede weitere Zeile ist eine Beziehung."
        rows={12}
        defaultValue={sicht.text(TABELLE_FELD)}
      />
    </>
  );
}

function Knoepfe({ vorschau }: Pick<EinfuegenAntwort, "vorschau">) {
  return (
    <Inline gap="m">
      <Absendeknopf absicht="vorschau" variant={vorschau?.isEinlesbar === true ? "secondary" : "primary"}>
        {vorschau === null ? "Vorschau anzeigen" : "Vorschau erneuern"}
      </Absendeknopf>
      <LinkButton variant="secondary" href={href("verbundeneUnternehmen")}>
        Abbrechen
      </LinkButton>
    </Inline>
  );
}

/** What the columns may be called, and what stands in them. */
function Spalten() {
  return (
    <Details summary="Welche Spalten möglich sind">
      <Stack gap="m">
        <Text>
          {EINLESE_SPALTEN.map(({ titel }) => titel).join(", ")}. Die Reihenfolge ist beliebig; auch die Fragen des
          Formulars gelten als Namen. Andere Spalten werden ausgelassen, die Vorschau nennt sie.
        </Text>
        <Text>
          „Art der Verbindung“ ist Muttergesellschaft, Tochtergesellschaft, Schwestergesellschaft oder Sonstige. Bei den
          beiden letzten nennt „Verbunden mit“, mit wem die Beziehung besteht, so wie er in der Liste oder in dieser
          Tabelle heißt. Steht ein Name zweimal da, ist die zweite Zeile eine weitere Beziehung desselben.
        </Text>
        <Text>
          Eine natürliche Person braucht unter „Wer“ das Wort „Natürliche Person“ und unter „Markt des gehaltenen
          Unternehmens“ das Wort „gleich“, „benachbart“ oder „anderer“. „Mittelbar über“ nennt jemanden aus der Liste
          oder aus dieser Tabelle; leer heißt: unmittelbar.
        </Text>
        <Text>
          „Genutzte Bemessungsgrundlage“ nennt Jahr und Betrag, mehrere durch Semikolon getrennt: 2023: 100.000; 2024:
          200.000.
        </Text>
        <Text>Was Sie hier weglassen, können Sie danach je Eintrag ergänzen.</Text>
      </Stack>
    </Details>
  );
}
