import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Fehlermeldung, Seite } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { HiddenField, Notice, Stack, Text, TextLink } from "~/ui";
import type { UnternehmenWahl } from "./loadUnternehmenWahl";
import { Unternehmenssuche } from "./Unternehmenssuche";
import { WahlZeile } from "./WahlZeile";

export type UnternehmenAuswahlProps = {
  formular: FormularSchutz;
  redirect: string | null;
  wahl: UnternehmenWahl;
  antwort: FormAntwort | undefined;
};

/** The choice of the company for which the user acts. */
export function UnternehmenAuswahl({ formular, redirect, wahl, antwort }: UnternehmenAuswahlProps) {
  return (
    <Seite title="Unternehmen auswählen" lead="Für welches Unternehmen möchten Sie arbeiten?">
      <Fehlermeldung problem={antwort?.problem ?? null} felder={["unternehmenListe"]} />
      {wahl.anzahl === 0 && <OhneUnternehmen />}
      {wahl.hasSuche && <Unternehmenssuche suche={wahl.suche} redirect={redirect} treffer={wahl.unternehmen.length} />}
      <Form method="post">
        <FormularFelder formular={formular} />
        {redirect !== null && <HiddenField name="redirect" value={redirect} />}
        <Stack as="ul" gap="m" id="unternehmenListe">
          {wahl.unternehmen.map(({ uuid, name, ort, rolle, isGewaehlt }) => (
            <WahlZeile
              key={uuid}
              feld="unternehmen"
              wert={uuid}
              titel={name}
              zusatz={[ort, rolle].filter((text) => text !== "").join(" · ")}
              isGewaehlt={isGewaehlt}
            />
          ))}
        </Stack>
      </Form>
      {wahl.anzahl > 1 && (
        <Text>
          <TextLink href={href("meineUnternehmen")}>Anträge aller meiner Unternehmen auf einer Seite</TextLink>
        </Text>
      )}
      <Text tone="muted" size="s">
        Fehlt ein Unternehmen? Bitten Sie eine bevollmächtigte Person dieses Unternehmens, Sie einzuladen.
      </Text>
    </Seite>
  );
}

function OhneUnternehmen() {
  return (
    <Notice tone="info" title="Sie gehören noch keinem Unternehmen an">
      Sobald Sie eine Einladung angenommen haben, erscheint das Unternehmen hier.
    </Notice>
  );
}
