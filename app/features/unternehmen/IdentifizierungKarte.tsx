import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { type Betroffene, identifizierungText } from "~/domain/unternehmen/stammdatenFolgen";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Stack, Text } from "~/ui";

/** Which button was pressed: the one that goes to the identification service? */
export const isIdentifizieren = (formData: FormData): boolean => formData.get("absicht") === "identifizieren";

/** The way to renew what the certificate proves and nobody can type. */
export function IdentifizierungKarte({ betroffene, formular }: { betroffene: Betroffene; formular: FormularSchutz }) {
  return (
    <Card title="Identifizierung">
      <Stack gap="m">
        <Text tone="muted">
          Was Ihr ELSTER-Zertifikat nachweist, etwa Name, Rechtsform und Anschrift, wird durch eine neue Identifizierung
          erneuert. Was sich geändert hat, gilt dann ab heute. Eingereichte Anträge bleiben, wie sie sind.
        </Text>
        <Text>{identifizierungText(betroffene)}</Text>
        <form method="post" action={href("unternehmen")}>
          <FormularFelder formular={formular} />
          <Absendeknopf absicht="identifizieren" variant="secondary">
            Neu identifizieren
          </Absendeknopf>
        </form>
      </Stack>
    </Card>
  );
}
