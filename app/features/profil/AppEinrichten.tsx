import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { PROFIL_FRAGEN as FRAGEN } from "~/domain/benutzer/profilFragen";
import { useAntwort } from "~/features/anmeldung";
import { useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, LinkButton, Stack, Text, TextField } from "~/ui";
import type { AppEinrichtung } from "./loadProfil";
import { MitPasswort } from "./MitPasswort";
import { QrCode } from "./QrCode";

export type AppEinrichtenProps = {
  formular: FormularSchutz;
  einrichtung: AppEinrichtung;
  antwort: FormAntwort | undefined;
};

const ABSICHT = "appBestaetigen";

/** The set-up of an app: scan, type the first code, done. */
export function AppEinrichten({ formular, einrichtung, antwort }: AppEinrichtenProps) {
  const { feld } = useFeldhilfe(useAntwort(antwort, ABSICHT), { fragen: FRAGEN });
  return (
    <Card title="App einrichten" headingLevel={4} tone="muted">
      <Text>1. Öffnen Sie Ihre Authentifizierungs-App und lesen Sie den QR-Code ein.</Text>
      <QrCode bild={einrichtung.qr} />
      <Stack gap="xs">
        <Text>Ohne Kamera geben Sie in der App diesen Schlüssel ein:</Text>
        <Text as="strong">{einrichtung.secret}</Text>
      </Stack>
      <Text>2. Geben Sie den Code ein, den die App anzeigt.</Text>
      <MitPasswort formular={formular} antwort={antwort} absicht={ABSICHT} knopf="App bestätigen" felder={["code"]}>
        <TextField
          {...feld("code")}
          label={FRAGEN.code}
          hint="Sechs Ziffern. Leerzeichen spielen keine Rolle."
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          limit={20}
        />
      </MitPasswort>
      <div>
        <LinkButton href={`${href("profil")}#zweifaktor`} variant="secondary">
          Abbrechen
        </LinkButton>
      </div>
    </Card>
  );
}
