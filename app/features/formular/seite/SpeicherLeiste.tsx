import type { ComponentProps } from "react";
import { formatDateTime } from "~/lib/date";
import { ActionBar, Button, LinkButton, RichText, SAVE_KEY, Stack, Text } from "~/ui";
import type { TresorStand } from "../schutz/TresorLauf";
import { VerlustHinweis } from "../schutz/VerlustHinweis";
import type { FormularDaten } from "./formularDaten";
import { ortHref } from "./formularOrt";

export type Speicherstand = {
  /** What the button that was pressed asks for, while it is under way; null otherwise. */
  unterwegs: string | null;
  hasKonflikt: boolean;
  /** The last save was refused, and nothing has been typed since. */
  isAbgelehnt: boolean;
  /** How many controls differ from what is stored. */
  aenderungen: number;
};

export type SpeicherLeisteProps = Speicherstand & { daten: FormularDaten; tresor: TresorStand["ist"] };

/**
 * How the form stands, in a few words.
 *
 * @assumed Issue 19 §1 says „Gespeichert 20:55“; the day and the person stand beside the time, because drafts are kept
 *   for months and by several people.
 */
export function standText(
  { neu, gespeichertAm, gespeichertVon }: Pick<FormularDaten, "neu" | "gespeichertAm" | "gespeichertVon">,
  { unterwegs, isAbgelehnt, aenderungen }: Omit<Speicherstand, "hasKonflikt">,
): string {
  if (unterwegs !== null) return "Wird gespeichert …";
  if (isAbgelehnt) return "Nicht gespeichert: Bitte lesen Sie die Meldung am Anfang des Formulars.";
  if (aenderungen > 0)
    return aenderungen === 1 ? "1 ungespeicherte Änderung" : `${aenderungen} ungespeicherte Änderungen`;
  return neu
    ? "Noch nicht gespeichert"
    : `Gespeichert ${formatDateTime(new Date(gespeichertAm))} von ${gespeichertVon}`;
}

/** A button that saves, pending while it is the one that was pressed. */
function Knopf({ unterwegs, value, ...rest }: ComponentProps<typeof Button> & Pick<Speicherstand, "unterwegs">) {
  return <Button {...rest} name="intent" value={value} pending={unterwegs !== null && unterwegs === value} />;
}

/** The strong button goes on; while something is to be decided it stays. */
function Knoepfe({
  isZeile,
  hasKonflikt,
  unterwegs,
}: Omit<Speicherstand, "isAbgelehnt" | "aenderungen"> & { isZeile: boolean }) {
  const weiter = (
    <Knopf
      unterwegs={unterwegs}
      value={isZeile ? "speichernZurueck" : "speichernWeiter"}
      variant={hasKonflikt ? "secondary" : "primary"}
    >
      {isZeile ? "Speichern & zurück" : "Speichern & weiter"}
    </Knopf>
  );
  return (
    <>
      {!hasKonflikt && weiter}{" "}
      <Knopf
        {...SAVE_KEY}
        unterwegs={unterwegs}
        value="speichern"
        icon="speichern"
        variant={hasKonflikt ? "primary" : "secondary"}
      >
        {hasKonflikt ? "Mit dieser Auswahl speichern" : "Speichern"}
      </Knopf>{" "}
      {hasKonflikt && weiter}
    </>
  );
}

/**
 * The buttons that save, how the form stands, and what happens to what is not saved. The bar is a part of what the form
 * stands in, so that it stays in sight all along.
 */
export function SpeicherLeiste({ daten, tresor, hasKonflikt, ...stand }: SpeicherLeisteProps) {
  const { ort } = daten;
  const isZeile = ort.zeile !== null;
  const hinweis = daten.hinweise?.speichern ?? null;
  return (
    <>
      <Stack gap="m">
        {hinweis !== null && <RichText html={hinweis} />}
        <VerlustHinweis ist={tresor} />
      </Stack>
      <ActionBar>
        <Knoepfe isZeile={isZeile} hasKonflikt={hasKonflikt} unterwegs={stand.unterwegs} />
        {isZeile && (
          <LinkButton variant="quiet" href={ortHref({ ...ort, zeile: null })}>
            Abbrechen
          </LinkButton>
        )}
        <Text as="span" tone="muted" size="s">
          {standText(daten, stand)}
        </Text>
      </ActionBar>
    </>
  );
}
