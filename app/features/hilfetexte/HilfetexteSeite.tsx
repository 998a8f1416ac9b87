import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { SchlichteSuche } from "~/features/tabelle";
import {
  Button,
  Card,
  Checkbox,
  DateField,
  Inline,
  LinkButton,
  PageHeader,
  SelectField,
  Stack,
  Text,
  TextField,
} from "~/ui";
import { href } from "~/routing/href";
import { HilfetextTabelle } from "./HilfetextTabelle";
import type { HilfetextListe } from "./loadHilfetexte";
import type { Standfrage } from "./standfrage";

type HilfetexteSeiteProps = { daten: HilfetextListe; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Every place that a help or hint text can explain, with its text or without. @spec bildschirme.md 9 */
export function HilfetexteSeite({ daten, formular, antwort }: HilfetexteSeiteProps) {
  const { problem, versuch } = useAntwort(antwort);
  const { alle, mitText, entwuerfe } = daten.zahlen;
  const stand = `${mitStand(daten.stand, mitText, alle)} Entwürfe und geplante Texte: ${String(entwuerfe)}.`;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Hilfetexte"
        lead="Die Texte der Hilfe neben den Formularen und die Hinweise auf den Seiten. Was Sie schreiben, sehen Leser erst nach der Veröffentlichung."
        actions={<Dateien bereich={daten.bereich} />}
      />
      <Fehlermeldung key={versuch} problem={problem} felder={["texte"]} titel="Es wurde nichts geändert" />
      <SchlichteSuche
        name="suche"
        label="Alle Bereiche durchsuchen"
        hint="Schlüssel, Stelle oder Worte des Textes"
        liste="texte"
      />
      <Auswahl daten={daten} />
      <Stack gap="m" id="texte">
        <div role="status">
          <Text>{alle === 0 ? nichtsZu(daten.suche) : `${zu(daten.suche)}${stand}`}</Text>
        </div>
        <Form method="post">
          <FormularFelder formular={formular} />
          <HilfetextTabelle daten={daten} />
        </Form>
      </Stack>
    </Stack>
  );
}

const zu = (suche: string): string => (suche === "" ? "" : `Zu „${suche}“: `);

const nichtsZu = (suche: string): string =>
  `Nichts gefunden für „${suche}“. Bitte suchen Sie mit weniger oder anderen Worten.`;

function mitStand({ moment, am, um }: Standfrage, mitText: number, alle: number): string {
  const zahlen = `${String(mitText)} von ${String(alle)} Stellen`;
  if (moment === undefined) return `${zahlen} haben einen Text, den Leser sehen.`;
  return `Stand ${am}${um === "" ? ", Ende des Tages" : `, ${um} Uhr`}: ${zahlen} hatten einen Text, den Leser sahen.`;
}

/** The texts as a file, those of the area that is shown or all; and the way back. */
function Dateien({ bereich }: { bereich: string }) {
  return (
    <Inline gap="s">
      <LinkButton variant="quiet" icon="herunterladen" href={href("hilfetexteExport", {}, { bereich })}>
        Bereich exportieren
      </LinkButton>
      <LinkButton variant="quiet" icon="herunterladen" href={href("hilfetexteExport")}>
        Alle exportieren
      </LinkButton>
      <LinkButton variant="secondary" icon="dokument" href={href("hilfetexteImport")}>
        Importieren
      </LinkButton>
    </Inline>
  );
}

function Auswahl({ daten }: Pick<HilfetexteSeiteProps, "daten">) {
  const { suche, bereich, stand, nurOffene, nurEntwuerfe } = daten;
  const key = [suche, bereich, stand.am, stand.um, nurOffene, nurEntwuerfe].join();
  return (
    <Card title="Auswahl">
      <Form method="get" key={key}>
        <Stack gap="m">
          <Inline gap="m" align="end">
            <Bereich daten={daten} />
            <StandFelder {...stand} />
          </Inline>
          <Checkbox
            id="offene"
            name="offene"
            label="Nur Stellen ohne Text, mit Entwurf oder mit neuerem mitgelieferten Text"
            defaultValue={nurOffene}
          />
          <Checkbox
            id="entwuerfe"
            name="entwuerfe"
            label="Nur Entwürfe und geplante Texte"
            defaultValue={nurEntwuerfe}
          />
          <div>
            <Button icon="suchen">Anzeigen</Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

/** During a search there is none to choose; the one from before stays for afterwards. */
function Bereich({ daten: { suche, bereich, bereiche } }: Pick<HilfetexteSeiteProps, "daten">) {
  if (suche === "")
    return (
      <SelectField id="bereich" name="bereich" label="Bereich" required options={bereiche} defaultValue={bereich} />
    );
  return (
    <>
      <input type="hidden" name="bereich" value={bereich} />
      <input type="hidden" name="suche" value={suche} />
      <Text>Die Suche gilt für alle Bereiche.</Text>
    </>
  );
}

function StandFelder({ am, um, fehler }: Standfrage) {
  return (
    <>
      <DateField
        id="am"
        name="am"
        label="Stand am Tag"
        hint="Leer: was jetzt gilt"
        defaultValue={am}
        error={fehler.am}
      />
      <TextField
        id="um"
        name="um"
        label="Uhrzeit"
        hint="HH:MM; leer: am Ende des Tages"
        defaultValue={um}
        error={fehler.um}
        limit={9}
      />
    </>
  );
}
