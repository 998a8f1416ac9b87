import type { GeparktKopf } from "~/contract/antrag/geparkteEingaben";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Notice, Stack, Text, TextLink } from "~/ui";

export type GeparktHinweisProps = { geparkte: readonly GeparktKopf[] };

type Benanntes = Pick<GeparktKopf, "bezeichnung" | "antragsnummer">;

/** What people call the Antrag that a kept form belongs to, or the form of the company or of staff that it is. */
export function geparktTitel({ bezeichnung, antragsnummer }: Benanntes): string {
  return bezeichnung || antragsnummer || "Antrag ohne Bezeichnung";
}

/**
 * Says that forms wait which arrived after a session had ended, in another one, or for another company; nothing when
 * none does.
 */
export function GeparktHinweis({ geparkte }: GeparktHinweisProps) {
  if (geparkte.length === 0) return null;
  return (
    <Notice tone="warning" title="Aufbewahrte Eingaben">
      <Stack gap="s">
        <Text>
          Als Sie diese Eingaben abgesendet haben, konnten sie nicht gespeichert werden, zum Beispiel weil Ihre Sitzung
          schon beendet war oder das Portal gewartet wurde. Sie sind aufbewahrt, aber noch nicht gespeichert:
        </Text>
        <ul>
          {geparkte.map((kopf) => (
            <li key={kopf.uuid}>
              <TextLink href={href("geparkteEingaben", { uuid: kopf.uuid })}>
                {`Eingaben zu „${geparktTitel(kopf)}“ vom ${formatDateTime(new Date(kopf.geparktAm))} prüfen`}
              </TextLink>
              {` (aufbewahrt bis ${formatDateTime(new Date(kopf.verfaelltAm))})`}
            </li>
          ))}
        </ul>
      </Stack>
    </Notice>
  );
}
