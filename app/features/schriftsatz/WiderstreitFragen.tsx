import type { ReactNode } from "react";
import { type KonfliktFeld, KonfliktFrage } from "~/features/formular";
import { Notice, Stack, Text, TextLink } from "~/ui";

type WiderstreitFragenProps = {
  felder: readonly KonfliktFeld[];
  /** Changes with what is stored: then nothing counts as chosen. */
  fassung: string;
  hier: string;
  /** Hidden fields that say what was seen. */
  children: ReactNode;
};

/**
 * The same answers were saved elsewhere, perhaps by the same person: both texts, and nothing chosen beforehand. Nothing
 * typed is lost.
 */
export function WiderstreitFragen({ felder, fassung, hier, children }: WiderstreitFragenProps) {
  return (
    <Notice tone="warning" title="In der Zwischenzeit wurde anderswo gespeichert." id="konflikt" role="alert">
      {children}
      <Stack gap="l">
        <Text>
          Bitte entscheiden Sie, welche Fassung gespeichert werden soll. Ihre Eingaben sind noch nicht gespeichert und
          stehen unten im Formular.
        </Text>
        {felder.map((feld) => (
          <KonfliktFrage key={`${feld.stelle} ${fassung}`} feld={feld} />
        ))}
        <TextLink href={hier}>Gespeicherte Fassung laden (Ihre Eingaben auf dieser Seite gehen verloren)</TextLink>
      </Stack>
    </Notice>
  );
}
