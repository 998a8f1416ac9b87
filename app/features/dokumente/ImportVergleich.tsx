import { Form } from "@remix-run/react";
import type { Vergleich } from "~/contract/antrag/austausch";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, HiddenField, Inline, LinkButton, Notice, Stack, Text } from "~/ui";
import type { ImportAntwort } from "./importAntwort";
import { VorhabenVergleich } from "./VorhabenVergleich";

type ImportVergleichProps = { formular: FormularSchutz; antwort: ImportAntwort; vergleich: Vergleich; zurueck: string };

/** What the file would change, field by field, to take over as a whole or in parts. */
export function ImportVergleich({ formular, antwort, vergleich, zurueck }: ImportVergleichProps) {
  const { vorhaben, revisionen } = vergleich;
  const hatAenderungen = vorhaben.some(({ art }) => art !== "gleich");
  return (
    <Form method="post" encType="multipart/form-data" reloadDocument>
      <Stack gap="l">
        <FormularFelder formular={formular} />
        <HiddenField name="inhalt" value={antwort.inhalt} />
        <HiddenField name="revisionen" value={JSON.stringify(revisionen)} />
        <Notice tone="info" role="status">
          {hatAenderungen
            ? "Es ist noch nichts gespeichert. Bitte prüfen Sie die Unterschiede und entscheiden Sie, was übernommen wird."
            : "Die Datei stimmt mit dem Entwurf überein. Es gibt nichts zu übernehmen."}
        </Notice>
        {vorhaben.map((eintrag) => (
          <VorhabenVergleich key={eintrag.stelle} vorhaben={eintrag} auswahl={antwort.auswahl} />
        ))}
        <Hinweise vergleich={vergleich} />
        <Inline gap="m">
          {hatAenderungen && (
            <>
              <Absendeknopf absicht="alles" icon="speichern">
                Alles übernehmen
              </Absendeknopf>
              <Absendeknopf absicht="auswahl" variant="secondary">
                Auswahl übernehmen
              </Absendeknopf>
            </>
          )}
          <Absendeknopf absicht="neu" variant="secondary">
            Als neuen Antrag anlegen
          </Absendeknopf>
          <LinkButton variant="quiet" href={zurueck}>
            Andere Datei wählen
          </LinkButton>
        </Inline>
      </Stack>
    </Form>
  );
}

/** What the file does not touch, and what of it is not taken over. */
function Hinweise({ vergleich: { bleiben, verworfen } }: { vergleich: Vergleich }) {
  return (
    <>
      {bleiben.length > 0 && (
        <Card title="Bleibt unverändert">
          <Text>Diese Vorhaben sind nicht in der Datei und bleiben, wie sie sind: {bleiben.join(", ")}.</Text>
        </Card>
      )}
      {verworfen.length > 0 && (
        <Card title="Wird nicht übernommen">
          <Stack gap="s">
            <Text>Nach diesen Angaben wird im Formular nicht gefragt, oder sie lassen sich nicht ändern:</Text>
            <Stack as="ul" gap="s">
              {verworfen.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Stack>
          </Stack>
        </Card>
      )}
    </>
  );
}
