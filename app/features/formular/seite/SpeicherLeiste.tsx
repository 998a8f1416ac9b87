import { formatDateTime } from "~/lib/date";
import { Button, Divider, Inline, LinkButton, RichText, Stack, Text } from "~/ui";
import type { FormularDaten } from "./formularDaten";
import { ortHref } from "./formularOrt";
import type { TresorStand } from "../schutz/TresorLauf";
import { VERLUST } from "../schutz/verlust";

export type SpeicherLeisteProps = {
  daten: FormularDaten;
  isPending: boolean;
  hasKonflikt: boolean;
  tresor: TresorStand["ist"];
};

function speicherText({ neu, gespeichertAm, gespeichertVon }: FormularDaten, tresor: TresorStand["ist"]): string {
  const verlust = VERLUST[tresor];
  if (neu) return `${verlust} Dieses Vorhaben wurde noch nicht gespeichert.`;
  return `${verlust} Zuletzt gespeichert am ${formatDateTime(new Date(gespeichertAm))} von ${gespeichertVon}.`;
}

/** The buttons that save, and what happens to what is not saved. */
export function SpeicherLeiste({ daten, isPending, hasKonflikt, tresor }: SpeicherLeisteProps) {
  const isZeile = daten.ort.zeile !== null;
  const hinweis = daten.hinweise?.speichern ?? null;
  const speichern = hasKonflikt ? "Mit dieser Auswahl speichern" : "Speichern";
  return (
    <Stack gap="m">
      <Divider />
      <Inline gap="m">
        <Button name="intent" value="speichern" icon="speichern" pending={isPending}>
          {speichern}
        </Button>
        <Button variant="secondary" name="intent" value={isZeile ? "speichernZurueck" : "speichernWeiter"}>
          {isZeile ? "Speichern & zurück" : "Speichern & weiter"}
        </Button>
        {isZeile && (
          <LinkButton variant="quiet" href={ortHref({ ...daten.ort, zeile: null })}>
            Abbrechen
          </LinkButton>
        )}
      </Inline>
      {hinweis !== null && <RichText html={hinweis} />}
      <Text tone="muted" size="s">
        {speicherText(daten, tresor)}
      </Text>
    </Stack>
  );
}
