import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { MomentZelle } from "~/features/moment";
import { Badge, Button, Card, DataTable, HiddenField, Text, VisuallyHidden } from "~/ui";
import type { ProfilAnsicht } from "./loadProfil";

export type SitzungenProps = {
  formular: FormularSchutz;
  sitzungen: ProfilAnsicht["sitzungen"];
  antwort: FormAntwort | undefined;
};

const SPALTEN = [
  { key: "geraet", title: "Gerät" },
  { key: "seit", title: "Angemeldet seit" },
  { key: "letzteAktion", title: "Letzte Aktion" },
  { key: "aktion", title: "Aktion", isForActions: true },
] as const;

/** Where the user is logged in, with a way to end each session but the present one. */
export function Sitzungen({ formular, sitzungen, antwort }: SitzungenProps) {
  const { problem, versuch, text } = useAntwort(antwort);
  const rows = sitzungen.map(({ uuid, geraet, seit, letzteAktion, aktuell }) => ({
    key: uuid,
    cells: {
      geraet,
      seit: <MomentZelle am={seit} />,
      letzteAktion: <MomentZelle am={letzteAktion} />,
      aktion: aktuell ? <Badge tone="info">Diese Sitzung</Badge> : <Beenden uuid={uuid} geraet={geraet} />,
    },
  }));
  return (
    <Card title="Meine Sitzungen" id="sitzungen">
      <Text tone="muted">
        Hier sind Sie zurzeit angemeldet. Beenden Sie, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.
      </Text>
      {["sitzung", "andereSitzungen"].includes(text("absicht")) && (
        <Fehlermeldung key={versuch} problem={problem} felder={["sitzungen"]} />
      )}
      <Form method="post">
        <FormularFelder formular={formular} />
        <HiddenField name="absicht" value="sitzung" />
        <DataTable caption="Meine Sitzungen" isCaptionHidden columns={SPALTEN} rows={rows} />
      </Form>
      {sitzungen.length > 1 && (
        <Form method="post">
          <FormularFelder formular={formular} />
          <Absendeknopf absicht="andereSitzungen" variant="danger" icon="abmelden">
            Alle anderen beenden
          </Absendeknopf>
        </Form>
      )}
    </Card>
  );
}

function Beenden({ uuid, geraet }: { uuid: string; geraet: string }) {
  return (
    <Button name="sitzung" value={uuid} variant="secondary">
      Beenden <VisuallyHidden>{geraet}</VisuallyHidden>
    </Button>
  );
}
