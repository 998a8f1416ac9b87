import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { SUCHFRAGE, type Suchhinweis } from "~/domain/suche/suchbegriffe";
import { formatFolge } from "~/domain/tabelle/nachladen";
import { SchlichteSeiten } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Button, CardList, Inline, Notice, PageHeader, Section, Stack, Text, TextField, TextLink } from "~/ui";
import type { SucheDaten } from "./loadSuche";
import { TrefferKarte } from "./TrefferKarte";

type Props = { daten: SucheDaten; formular: FormularSchutz };

const FEHLER: Readonly<Record<Suchhinweis, string>> = {
  ZU_KURZ: "Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.",
  ZU_ALLGEMEIN: "Bitte geben Sie ein Wort ein, das nicht in jedem Text steht. „und“ oder „für“ allein sagen zu wenig.",
};

/** The search in the contents of all Anträge that the visitor sees. */
export function SuchSeite({ daten, formular }: Props) {
  const { frage, hinweis, treffer, istVollstaendig } = daten;
  return (
    <Stack gap="l">
      <PageHeader
        title="Suche in Anträgen"
        lead="Durchsucht werden Bezeichnungen, Nummern, Texte und Anlagennamen der Vorhaben, Nachrichten, abgerufene Bescheide, Nachforderungen, eingereichte Nachträge und Widersprüche."
      />
      <Form method="get" action={href("suche")} role="search" aria-label="In Anträgen suchen">
        <Stack gap="s">
          <TextField
            key={frage}
            id={SUCHFRAGE}
            name={SUCHFRAGE}
            type="search"
            label="Suchwörter"
            hint="Der Anfang eines Wortes genügt. Mehrere Wörter müssen im selben Antrag stehen."
            defaultValue={frage}
            error={hinweis === null ? undefined : FEHLER[hinweis]}
          />
          <Inline>
            <Button icon="suchen">Suchen</Button>
          </Inline>
        </Stack>
      </Form>
      {!istVollstaendig && (
        <Notice tone="info">
          Neuere Anträge sind schon durchsucht, ältere werden gerade vorbereitet. Bitte suchen Sie in einigen Minuten
          noch einmal, wenn etwas fehlt.
        </Notice>
      )}
      {treffer !== null && hinweis === null && <Ergebnis daten={daten} treffer={treffer} formular={formular} />}
    </Stack>
  );
}

type ErgebnisProps = Props & { treffer: NonNullable<SucheDaten["treffer"]> };

function Ergebnis({ daten: { frage, gewaehlt, istTeilwort }, treffer, formular }: ErgebnisProps) {
  const { zeilen, total } = treffer;
  if (total === 0) return <Nichts frage={frage} />;
  return (
    <Section
      id="treffer"
      title={total === 1 ? "1 Antrag gefunden" : `${total.toLocaleString("de-DE")} Anträge gefunden`}
    >
      {istTeilwort && (
        <Text tone="muted">
          Kein Wort beginnt so, wie Sie es eingegeben haben. Gefunden wurde es in zusammengesetzten Wörtern.
        </Text>
      )}
      <CardList>
        {zeilen.map((antrag) => (
          <li key={antrag.uuid}>
            <TrefferKarte antrag={antrag} isGewaehlt={antrag.unternehmenUuid === gewaehlt} formular={formular} />
          </li>
        ))}
      </CardList>
      <SchlichteSeiten
        {...treffer}
        zu={(folge) => `${href("suche", {}, { [SUCHFRAGE]: frage, ...formatFolge(folge) })}#treffer`}
      />
    </Section>
  );
}

/** Nothing was found, and what may help. */
function Nichts({ frage }: { frage: string }) {
  return (
    <Section id="treffer" title={`Nichts gefunden zu „${frage}“`}>
      <Text>Das hilft oft weiter:</Text>
      <ul>
        <li>Prüfen Sie die Schreibweise.</li>
        <li>Nehmen Sie weniger Wörter: Alle müssen im selben Antrag stehen.</li>
        <li>Nehmen Sie nur einen Teil des Wortes: „Prüf“ und „stand“ finden „Prüfstand“.</li>
      </ul>
      <Text>
        Nach Status, Zeitraum oder Teilen einer Nummer suchen Sie in der{" "}
        <TextLink href={href("antraege")}>Liste der Anträge</TextLink>.
      </Text>
    </Section>
  );
}
