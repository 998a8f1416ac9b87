import { useRevalidator } from "@remix-run/react";
import { Button } from "~/ui/basic/Button";
import { Text } from "~/ui/basic/Text";
import { Inline } from "~/ui/layout/Inline";
import type { AnwesendeProps } from "./anwesendeProps";
import { worteVon } from "./worte";

/** Who has changed a record of the page last. */
export type Geaendert = { von: string; isGeloescht: boolean };

/** What somebody has done to the record, and what that means for who looks at it. */
export function AenderungHinweis({
  geaendert: { von, isGeloescht },
  ...props
}: Omit<AnwesendeProps, "stand"> & { geaendert: Geaendert }) {
  const { revalidate } = useRevalidator();
  const worte = worteVon(props);
  if (isGeloescht)
    return (
      <>
        <Text>{`${worte.geloescht} ${von}.`}</Text>
        {(props.isDirty === true || props.isFormular === true) && (
          <Text>
            Ihre Eingaben bleiben stehen. Speichern Sie trotzdem, bewahrt das Portal sie für Sie auf: Sie können sie
            dann nachlesen und kopieren.
          </Text>
        )}
      </>
    );
  return (
    <>
      <Text>{`${worte.gespeichert} ${von}.`}</Text>
      {props.isDirty === true ? (
        <Text>Ihre Eingaben bleiben stehen. Beim Speichern werden sie mit dem neuen Stand zusammengeführt.</Text>
      ) : (
        <Inline>
          <Button type="button" variant="secondary" icon="aktualisieren" onClick={() => revalidate()}>
            Neuen Stand laden
          </Button>
        </Inline>
      )}
    </>
  );
}
