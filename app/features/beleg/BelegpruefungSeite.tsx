import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { BELEGCODE_ZEICHEN, PRUEFSUMME_ZEICHEN } from "~/domain/beleg/belegcode";
import { Absendeknopf, Fehlermeldung, Seite, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Details, FileField, Stack, Text, TextField } from "~/ui";
import type { BelegAntwort } from "~/contract/verfahren/belegAntwort";
import { Pruefergebnis } from "./Pruefergebnis";

type BelegpruefungSeiteProps = { formular: FormularSchutz; antwort: BelegAntwort | undefined };

/** Where anybody who holds a receipt finds out whether it is real, without a login. */
export function BelegpruefungSeite({ formular, antwort }: BelegpruefungSeiteProps) {
  const ergebnis = antwort !== undefined && antwort.problem === null ? antwort : null;
  const { problem, versuch, text, feld } = useAntwort(
    antwort !== undefined && antwort.problem !== null ? antwort : undefined,
  );
  return (
    <Seite
      title="Beleg prüfen"
      lead="Auf jeder Bestätigung und jedem Bescheid aus diesem Portal steht ein Code. Hier erfahren Sie, ob der Beleg echt ist."
    >
      {ergebnis && <Pruefergebnis ergebnis={ergebnis} />}
      <Card>
        <Form method="post" encType="multipart/form-data" noValidate>
          <Stack gap="l">
            <FormularFelder formular={formular} />
            <Fehlermeldung key={versuch} problem={problem} felder={["code", "pruefsumme"]} />
            <BelegFelder feld={feld} code={ergebnis?.code ?? text("code")} pruefsumme={text("pruefsumme")} />
            <div>
              <Absendeknopf icon="suchen">Beleg prüfen</Absendeknopf>
            </div>
          </Stack>
        </Form>
      </Card>
      <WasGeprueftWird />
    </Seite>
  );
}

function WasGeprueftWird() {
  return (
    <Details summary="Was hier geprüft wird">
      <Text>
        Zu jedem Beleg gehört ein Ereignis im Portal, das seine Art, seinen Zeitpunkt und die Prüfsumme (SHA-256) des
        Inhalts festhält. Jedes Ereignis ist mit dem vorigen verkettet, sodass sich nachträglich nichts unbemerkt ändern
        lässt. Wer den Antrag gestellt hat und was darin steht, zeigt diese Seite nicht.
      </Text>
    </Details>
  );
}

type BelegFelderProps = Pick<ReturnType<typeof useAntwort>, "feld"> & { code: string; pruefsumme: string };

function BelegFelder({ feld, code, pruefsumme }: BelegFelderProps) {
  return (
    <Stack gap="l">
      <TextField
        {...feld("code")}
        label="Code des Belegs"
        hint={`${String(BELEGCODE_ZEICHEN)} Zeichen, zum Beispiel 7K2M-Q9RT-0XAB-45WZ. Groß- und Kleinschreibung und Striche sind gleichgültig.`}
        autoComplete="off"
        required
        limit={100}
        defaultValue={code}
      />
      <TextField
        {...feld("pruefsumme")}
        label="Prüfsumme zum Vergleichen"
        hint={`Freiwillig: die ${String(PRUEFSUMME_ZEICHEN)} Zeichen, die auf Ihrem Beleg stehen.`}
        autoComplete="off"
        limit={200}
        defaultValue={pruefsumme}
      />
      <FileField
        id="datei"
        name="datei"
        label="Datei zum Vergleichen"
        hint="Freiwillig, für Belege, deren Prüfsumme die einer Datei ist. Die Datei wird nicht gespeichert."
      />
    </Stack>
  );
}
