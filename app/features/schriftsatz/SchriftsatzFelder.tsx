import type { ReactNode } from "react";
import type { Schriftsatz } from "~/contract/schriftsaetze";
import { antwortKey } from "~/domain/antrag/schriftsatzFormulare";
import type { AntwortSicht } from "~/features/anmeldung";
import { relevantFields } from "~/formkit/relevance";
import { textOf } from "~/formkit/werte";
import { Card, Stack, Text, TextArea } from "~/ui";
import { bereichVonSchriftsatz, formularVonSchriftsatz } from "./schriftsatzDaten";

type SchriftsatzFelderProps = { schriftsatz: Schriftsatz; sicht: AntwortSicht };

/** From this many characters on a text area is tall. */
const LANGER_TEXT = 1000;

/** The questions of a document with what was answered; above each answer what was asked. */
export function SchriftsatzFelder({ schriftsatz, sicht: { feld: sichtVon, text, leerung } }: SchriftsatzFelderProps) {
  const { kontext, reste } = schriftsatz;
  const bereich = bereichVonSchriftsatz(schriftsatz);
  const felder = formularVonSchriftsatz(schriftsatz).tabs.flatMap(({ fields }) => fields);
  return (
    <Stack gap="l">
      {relevantFields(felder, bereich).map((feld) => (
        <Frage key={`${feld.key} ${String(leerung)}`} frage={kontext.fragen.find(({ uuid }) => antwortKey(uuid) === feld.key)}>
          <TextArea
            {...sichtVon(feld.key)}
            label={feld.label}
            hint={feld.hint}
            required={feld.required === true}
            rows={(feld.max ?? 0) >= LANGER_TEXT ? 9 : 4}
            limit={feld.max}
            defaultValue={text(feld.key, textOf(bereich.werte, feld.key))}
            rests={reste
              .filter(({ stelle }) => stelle === feld.key)
              .map(({ uuid, rest }) => ({ key: uuid, text: rest, discard: { name: "absicht", value: `rest ${uuid}` } }))}
          />
        </Frage>
      ))}
    </Stack>
  );
}

function Frage({ frage, children }: { frage: Schriftsatz["kontext"]["fragen"][number] | undefined; children: ReactNode }) {
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
