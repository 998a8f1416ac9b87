import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { SYSTEMROLLEN, type SystemRolle } from "~/domain/benutzer/rollen";
import { Fehlermeldung, Seite } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { HiddenField, Stack } from "~/ui";
import { WahlZeile } from "./WahlZeile";

export type SystemrollenAuswahlProps = {
  formular: FormularSchutz;
  redirect: string | null;
  rollen: readonly SystemRolle[];
  gewaehlt: SystemRolle | null;
  antwort: FormAntwort | undefined;
};

/** The choice of the system role for staff. */
export function SystemrollenAuswahl({ formular, redirect, rollen, gewaehlt, antwort }: SystemrollenAuswahlProps) {
  return (
    <Seite title="Systemrolle auswählen" lead="In welcher Rolle möchten Sie arbeiten?">
      <Fehlermeldung problem={antwort?.problem ?? null} felder={["rollenListe"]} />
      <Form method="post">
        <FormularFelder formular={formular} />
        {redirect !== null && <HiddenField name="redirect" value={redirect} />}
        <Stack as="ul" gap="m" id="rollenListe">
          {rollen.map((rolle) => (
            <WahlZeile
              key={rolle}
              feld="systemRolle"
              wert={rolle}
              titel={SYSTEMROLLEN[rolle]}
              isGewaehlt={rolle === gewaehlt}
            />
          ))}
        </Stack>
      </Form>
    </Seite>
  );
}
