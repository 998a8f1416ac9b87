import { type ReactNode, useState } from "react";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import {
  antwortKey,
  type SchriftsatzFeld as Feld,
  type SchriftsatzKontext,
} from "~/domain/antrag/schriftsatzFormulare";
import type { AntwortSicht } from "~/features/anmeldung";
import { FeldEingabe, optionenVon, textVon, zusatzHinweis } from "~/features/formular";
import type { Bereich } from "~/formkit/field";
import { isRequired, relevantFields } from "~/formkit/relevance";
import { Card, Stack, Text } from "~/ui";
import { felderVonSchriftsatz } from "./schriftsatzFragen";
import type { SchriftsatzHilfe } from "./schriftsatzHilfe";
import { bereichMitEingaben } from "./schriftsatzEingaben";

type SchriftsatzFelderProps = {
  schriftsatz: Schriftsatz;
  sicht: AntwortSicht;
  /** Everything typed by now; null while nothing was. */
  eingaben: Eingaben | null;
  /** How often a text was put into a control, by its name. */
  fassungen?: Readonly<Record<string, number>>;
  /** Null for a document without help. */
  hilfe?: SchriftsatzHilfe | null;
};

/**
 * The questions of a document that are asked with what is typed by now; above each answer to a follow-up request what
 * was asked.
 */
export function SchriftsatzFelder({
  schriftsatz,
  sicht,
  eingaben,
  fassungen = {},
  hilfe = null,
}: SchriftsatzFelderProps) {
  const felder = felderVonSchriftsatz(schriftsatz);
  const bereich = bereichMitEingaben(schriftsatz, eingaben);
  const fragen = (
    <Stack gap="l">
      {relevantFields(felder, bereich).map((feld) => (
        <Frage
          key={`${feld.key} ${String(sicht.leerung)} ${String(fassungen[feld.key] ?? 0)}`}
          frage={schriftsatz.kontext.fragen.find(({ uuid }) => antwortKey(uuid) === feld.key)}
        >
          <SchriftsatzFeld
            feld={feld}
            felder={felder}
            bereich={bereich}
            schriftsatz={schriftsatz}
            sicht={sicht}
            eingaben={eingaben}
            hilfe={hilfe}
          />
        </Frage>
      ))}
    </Stack>
  );
  // Each answer to a follow-up request has a card of its own, with its question.
  return schriftsatz.kontext.fragen.length > 0 ? fragen : <Card>{fragen}</Card>;
}

type SchriftsatzFeldProps = SchriftsatzFelderProps & {
  feld: Feld;
  felder: readonly Feld[];
  bereich: Bereich<SchriftsatzKontext>;
};

/** The control starts with the text known when it appears and then holds it. */
function SchriftsatzFeld({
  feld,
  felder,
  bereich,
  schriftsatz: { reste },
  sicht,
  eingaben,
  hilfe,
}: SchriftsatzFeldProps) {
  const { key, label } = feld;
  const [text] = useState(() => textVon(feld, key, { eingaben, werte: bereich.werte }));
  const hinweise = [feld.hint, zusatzHinweis(feld, felder, bereich)].filter((hinweis) => hinweis !== undefined);
  const props = {
    ...sicht.feld(key),
    label,
    help: hilfe?.(feld.help ?? key, label),
    required: isRequired(feld, bereich),
    hint: hinweise.length > 0 ? hinweise.join(" ") : undefined,
    rests: reste
      .filter(({ stelle }) => stelle === key)
      .map(({ uuid, rest }) => ({ key: uuid, text: rest, discard: { name: "absicht", value: `rest ${uuid}` } })),
  };
  return <FeldEingabe feld={feld} props={props} text={text} optionen={optionenVon(feld, bereich)} />;
}

function Frage({
  frage,
  children,
}: {
  frage: Schriftsatz["kontext"]["fragen"][number] | undefined;
  children: ReactNode;
}) {
  if (frage === undefined) return children;
  return (
    <Card title={frage.vorhaben === "" ? "Frage zum ganzen Antrag" : `Frage zum Vorhaben „${frage.vorhaben}“`}>
      <Stack gap="m">
        <Text>{frage.frage}</Text>
        {children}
      </Stack>
    </Card>
  );
}
