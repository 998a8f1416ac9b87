import { formatDateTime } from "~/lib/date";
import { HiddenField, Notice, Stack, Text, TextLink } from "~/ui";
import { GESEHEN, KONFLIKT_GEZEIGT, type Konflikt } from "../seite/formularDaten";
import { ortHref, type FormularOrt } from "../seite/formularOrt";
import { KonfliktFrage } from "./KonfliktFrage";

export type KonfliktHinweisProps = { konflikt: Konflikt; ort: FormularOrt };

/**
 * Somebody has saved meanwhile, perhaps the same person in another window: what only the person can decide, with both
 * texts and nothing chosen beforehand, and what will be taken from there. Nothing typed is lost.
 */
export function KonfliktHinweis({ konflikt, ort }: KonfliktHinweisProps) {
  const { felder, uebernommen, gesehen } = konflikt;
  const einleitung =
    felder.length === 1
      ? "Eine Angabe wurde hier und dort verschieden geändert. Bitte entscheiden Sie, welche Fassung gespeichert werden soll."
      : `${String(felder.length)} Angaben wurden hier und dort verschieden geändert. Bitte entscheiden Sie jeweils, welche Fassung gespeichert werden soll.`;
  return (
    <Notice tone="warning" title="In der Zwischenzeit wurde anderswo gespeichert." id="konflikt" role="alert">
      <HiddenField name={GESEHEN} value={String(gesehen)} />
      {felder.map(({ stelle }) => (
        <HiddenField key={stelle} name={KONFLIKT_GEZEIGT} value={stelle} />
      ))}
      <Stack gap="l">
        <Text>{`${einleitung} Ihre Eingaben sind noch nicht gespeichert und stehen unten im Formular; Sie können sie dort weiter ändern.`}</Text>
        {felder.map((feld) => (
          <KonfliktFrage key={`${feld.stelle} ${String(gesehen)}`} feld={feld} />
        ))}
        {uebernommen.length > 0 && (
          <div>
            <Text>Außerdem wurden dort diese Angaben geändert. Sie werden beim Speichern übernommen:</Text>
            <ul>
              {uebernommen.map(({ label, von, am }) => (
                <li key={label}>{`${label} (${von}, ${formatDateTime(new Date(am))})`}</li>
              ))}
            </ul>
          </div>
        )}
        <TextLink href={ortHref(ort)}>
          Gespeicherte Fassung laden (Ihre Eingaben auf dieser Seite gehen verloren)
        </TextLink>
      </Stack>
    </Notice>
  );
}
