import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { SeitenDerListe } from "~/features/tabelle";
import { Inline, LinkButton, PageHeader, Stack, Text } from "~/ui";
import { href } from "~/routing/href";
import { HilfetextAuswahl } from "./HilfetextAuswahl";
import { HilfetextTabelle } from "./HilfetextTabelle";
import type { HilfetextListe } from "./loadHilfetexte";
import type { Standfrage } from "./standfrage";
import { TEXTE } from "./texteListe";

type HilfetexteSeiteProps = { daten: HilfetextListe; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Every place that a help or hint text can explain, with its text or without. @spec bildschirme.md 9 */
export function HilfetexteSeite({ daten, formular, antwort }: HilfetexteSeiteProps) {
  const { problem, versuch } = useAntwort(antwort);
  const { alle, mitText, entwuerfe } = daten.zahlen;
  const stand = `${mitStand(daten.stand, mitText, alle)} Entwürfe und geplante Texte: ${String(entwuerfe)}.`;
  return (
    <Stack gap="xs">
      <PageHeader
        isDense
        title="Hilfetexte"
        lead="Die Texte der Hilfe neben den Formularen und die Hinweise auf den Seiten. Was Sie schreiben, sehen Leser erst nach der Veröffentlichung."
      />
      <Fehlermeldung key={versuch} problem={problem} felder={["texte"]} titel="Es wurde nichts geändert" />
      <HilfetextAuswahl daten={daten} />
      <Stack gap="m" id={TEXTE}>
        <Form method="post">
          <FormularFelder formular={formular} />
          <HilfetextTabelle daten={daten} />
        </Form>
        <SeitenDerListe liste={TEXTE} {...daten.seiten} />
        <div role="status">
          <Text>{alle === 0 ? nichtsZu(daten.suche) : `${zu(daten.suche)}${stand}`}</Text>
        </div>
        <Dateien bereich={daten.bereich} />
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
