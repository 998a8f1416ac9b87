import { GESEHEN, KONFLIKT_GEZEIGT, type KonfliktFeld, KonfliktFrage } from "~/features/formular";
import { HiddenField, Notice, Stack, Text, TextLink } from "~/ui";

type WiderstreitHinweisProps = { gesehen: number; felder: readonly KonfliktFeld[]; hier: string };

/**
 * The same answers were saved elsewhere, perhaps by the same person: both texts, and nothing chosen beforehand. Nothing
 * typed is lost.
 */
export function WiderstreitHinweis({ gesehen, felder, hier }: WiderstreitHinweisProps) {
  return (
    <Notice tone="warning" title="In der Zwischenzeit wurde anderswo gespeichert." id="konflikt" role="alert">
      <HiddenField name={GESEHEN} value={String(gesehen)} />
      {felder.map(({ stelle }) => (
        <HiddenField key={stelle} name={KONFLIKT_GEZEIGT} value={stelle} />
      ))}
      <Stack gap="l">
        <Text>
          Bitte entscheiden Sie, welche Fassung gespeichert werden soll. Ihre Eingaben sind noch nicht gespeichert und
          stehen unten im Formular.
        </Text>
        {felder.map((feld) => (
          <KonfliktFrage key={`${feld.stelle} ${String(gesehen)}`} feld={feld} />
        ))}
        <TextLink href={hier}>Gespeicherte Fassung laden (Ihre Eingaben auf dieser Seite gehen verloren)</TextLink>
      </Stack>
    </Notice>
  );
}
