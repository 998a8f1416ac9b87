import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Stack, Text } from "~/ui";

/** Which button was pressed: the one that goes to the identification service? */
export const isIdentifizieren = (formData: FormData): boolean => formData.get("absicht") === "identifizieren";

/** The way to renew what the certificate proves and nobody can type. */
export function IdentifizierungKarte({ formular }: { formular: FormularSchutz }) {
  return (
    <Card title="Identifizierung">
      <Stack gap="m">
        <Text tone="muted">
          Was Ihr ELSTER-Zertifikat nachweist, etwa Name, Rechtsform und Anschrift, wird durch eine neue Identifizierung
          erneuert. Was sich geändert hat, gilt dann ab heute. Ändert sich die Rechtsform, kann sich in Anträgen in
          Bearbeitung ändern, ob nach Eigenleistungen gefragt wird; eingereichte Anträge bleiben, wie sie sind.
        </Text>
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
