import type { ReactNode } from "react";
import type { ZielFirma } from "~/contract/mitteilung/systemnachrichten";
import { Absendeknopf, type AntwortSicht } from "~/features/anmeldung";
import { FieldGroup, Inline, Stack, Text, TextField } from "~/ui";

/** Companies as choices; those of one name are told apart by their town. */
export const toFirmenwahl = (firmen: readonly ZielFirma[]) =>
  firmen.map(({ uuid, firma, ort }) => ({ value: uuid, label: ort === "" ? firma : `${firma}, ${ort}` }));

type FirmenSucheProps = {
  hint?: string | undefined;
  antwort: AntwortSicht;
  /** How one of those found is chosen, or several; null while none was found. */
  children: ReactNode;
};

/** Asks for companies, by a search of the server: there may be thousands. */
export function FirmenSuche({ hint, antwort, children }: FirmenSucheProps) {
  const gesucht = antwort.text("firmaSuche");
  const { error, help } = antwort.feld("unternehmen");
  return (
    <FieldGroup id="unternehmen" legend="Unternehmen" hint={hint} error={error}>
      <Stack gap="m">
        {children ?? (gesucht !== "" && <Text>Kein Unternehmen gefunden. Bitte suchen Sie anders.</Text>)}
        <Inline gap="m" align="end">
          <TextField
            id="firmaSuche"
            name="firmaSuche"
            label="Unternehmen suchen"
            hint="Name oder Ort"
            help={help}
            defaultValue={gesucht}
          />
          <Absendeknopf absicht="suchen" variant="secondary" icon="suchen">
            Suchen
          </Absendeknopf>
        </Inline>
      </Stack>
    </FieldGroup>
  );
}
