import { Form, useNavigation } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Pruefung } from "~/contract/verfahren/protokoll";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button, Card, Inline, Notice, Stack, Text, TextLink } from "~/ui";
import { Befunde } from "./Befunde";
import { zeitVon } from "./protokollTexte";

const zahl = (anzahl: number): string => anzahl.toLocaleString("de-DE");

/** What the last check has found, in one sentence. */
function Ergebnis({ letzte }: Pick<Pruefung, "letzte">) {
  if (letzte === null) return <Text>Die Ketten wurden noch nicht geprüft. Das Portal prüft sie einmal am Tag.</Text>;
  const { beendetAm, antraege, ereignisse, anzahlBefunde, befunde } = letzte;
  const umfang = `Zuletzt geprüft: ${zeitVon(beendetAm)}, ${zahl(antraege)} Anträge mit ${zahl(ereignisse)} Ereignissen.`;
  if (anzahlBefunde === 0) return <Text>{umfang} Alles ist so, wie es geschrieben wurde.</Text>;
  return (
    <Notice
      tone="error"
      title={
        anzahlBefunde === 1
          ? "Eine Stelle ist nicht so, wie sie geschrieben wurde"
          : `${zahl(anzahlBefunde)} Stellen sind nicht so, wie sie geschrieben wurden`
      }
    >
      <Stack gap="s">
        <Text>{umfang}</Text>
        <Befunde befunde={befunde} />
        {anzahlBefunde > befunde.length && (
          <Text>Hier stehen die ersten {zahl(befunde.length)}; alle nennt das Kommando „npm run audit:verify“.</Text>
        )}
      </Stack>
    </Notice>
  );
}

type PruefungKarteProps = { pruefung: Pruefung; formular: FormularSchutz };

/** Whether the chains of events are as they were written, and a button to check them now. */
export function PruefungKarte({ pruefung: { letzte, seit }, formular }: PruefungKarteProps) {
  const { formData } = useNavigation();
  return (
    <Card title="Ereignisketten">
      <Stack gap="m">
        <Ergebnis letzte={letzte} />
        {seit === null ? (
          <Form method="post">
            <FormularFelder formular={formular} />
            <Button name="absicht" value="pruefen" variant="secondary" pending={formData?.get("absicht") === "pruefen"}>
              Jetzt prüfen
            </Button>
          </Form>
        ) : (
          <Inline gap="m">
            <Text>Eine Prüfung läuft, angefordert {zeitVon(seit)}.</Text>
            <TextLink href={href("wartungLogArchivView")}>Stand neu laden</TextLink>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
