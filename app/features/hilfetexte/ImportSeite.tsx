import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { HILFETEXT_FRAGEN } from "~/domain/hilfe/hilfetextFragen";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { AufbewahrtesFormular, toEntwurf } from "~/features/aufbewahrung";
import { useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Container, Details, FileField, Inline, LinkButton, PageHeader, PlainTextArea, Stack, Text } from "~/ui";
import { DATEI_FELD, type ImportAntwort, YAML_FELD } from "./importAbsichten";
import { ImportAenderungen } from "./ImportAenderungen";

type ImportSeiteProps = { formular: FormularSchutz; antwort: ImportAntwort | undefined };

const PFAD = [{ label: "Hilfetexte", href: href("hilfetexteView") }, { label: "Importieren" }];

/** The pasted text as the vault and the question before leaving know it; a file is chosen anew. */
const ENTWURF = toEntwurf({
  wo: { antrag: "hilfetexte-import", vorhaben: "neu" },
  revision: 0,
  basis: { [YAML_FELD]: "" },
  labels: { [YAML_FELD]: HILFETEXT_FRAGEN.yaml },
});

/** A file with texts: looked at first, then made into drafts. The browser itself sends it, whatever its size. */
export function ImportSeite({ formular, antwort }: ImportSeiteProps) {
  const sicht = useFeldhilfe(useAntwort(antwort), { fragen: HILFETEXT_FRAGEN });
  const aenderungen = antwort?.aenderungen ?? null;
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title="Hilfetexte importieren"
          lead="Zuerst sehen Sie jede Änderung. Erst wenn Sie zustimmen, werden daraus Entwürfe. Veröffentlicht wird nichts."
          breadcrumbs={PFAD}
        />
        <Fehlermeldung
          key={sicht.versuch}
          problem={sicht.problem}
          felder={[DATEI_FELD, YAML_FELD]}
          titel="Es wurde nichts übernommen"
        />
        <AufbewahrtesFormular
          hier={href("hilfetexteImport")}
          entwurf={ENTWURF}
          formular={formular}
          antwort={sicht}
          hatDateien
        >
          {(getippt) => (
            <>
              {aenderungen !== null && <ImportAenderungen aenderungen={aenderungen} />}
              <Quelle sicht={getippt} isGeprueft={aenderungen !== null} />
            </>
          )}
        </AufbewahrtesFormular>
      </Stack>
    </Container>
  );
}

type QuelleProps = { sicht: ReturnType<typeof useAntwort>; isGeprueft: boolean };

/** The file, or its text; what a file holds stands in the text from then on. */
function Quelle({ sicht, isGeprueft }: QuelleProps) {
  return (
    <Card title="Datei auswählen oder Text einfügen">
      <Stack gap="m">
        <FileField
          {...sicht.feld(DATEI_FELD)}
          label={HILFETEXT_FRAGEN.datei}
          hint="Eine exportierte Datei, in der Sie Texte geändert haben."
          accept=".yaml,.yml,application/yaml,text/yaml,text/plain"
        />
        <PlainTextArea
          {...sicht.feld(YAML_FELD)}
          label="Oder der Inhalt der Datei"
          rows={12}
          defaultValue={sicht.text(YAML_FELD)}
        />
        <Aufbau />
        <Inline gap="m">
          <Absendeknopf absicht="pruefen" variant={isGeprueft ? "secondary" : "primary"} icon="suchen">
            {isGeprueft ? "Erneut prüfen" : "Änderungen anzeigen"}
          </Absendeknopf>
          <LinkButton variant="secondary" href={href("hilfetexteView")}>
            Abbrechen
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}

function Aufbau() {
  return (
    <Details summary="Wie die Datei aufgebaut ist">
      <Stack gap="s">
        <Text>
          Unter „texte“ steht eine Liste. Jeder Text hat „bereich“, „feld“ und „text“. „index“ und „aktiv“ (true oder
          false) können fehlen, dann bleiben sie, wie sie sind. Texte, die nicht in der Datei stehen, bleiben unberührt.
        </Text>
        <Text>Am einfachsten beginnen Sie mit einer exportierten Datei und lassen nur stehen, was Sie ändern.</Text>
      </Stack>
    </Details>
  );
}
