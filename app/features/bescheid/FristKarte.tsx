import { RECHTSBEHELF, type BescheidArt } from "~/domain/bescheid/bescheidTexte";
import { isFristGewahrt } from "~/domain/bescheid/bescheidFristen";
import { formatFristende, formatRest } from "~/domain/frist/restzeit";
import { berlinDate, formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { Card, LinkButton, Stack, Text } from "~/ui";

type FristKarteProps = {
  antragUuid: string;
  art: BescheidArt;
  bekanntgabeAm: string;
  frist: string;
  hatBelehrung: boolean;
  jetzt: Date;
};

/** Until when somebody can object, in words and with the days that are left. */
export function FristKarte({ antragUuid, art, bekanntgabeAm, frist, hatBelehrung, jetzt }: FristKarteProps) {
  const isOffen = isFristGewahrt(frist, jetzt);
  const behelf = RECHTSBEHELF[art];
  return (
    <Card title="Wenn Sie nicht einverstanden sind" tone={isOffen ? "primary" : "neutral"}>
      <Stack gap="s">
        <Text>
          <strong>
            {isOffen ? `${behelf} ist möglich bis einschließlich ` : `${behelf} war möglich bis einschließlich `}
            <time dateTime={frist}>{formatFristende(frist)}</time>
          </strong>{" "}
          ({formatRest(frist, berlinDate(jetzt))}).
        </Text>
        <Text>
          Die Frist beträgt{" "}
          {hatBelehrung ? "einen Monat" : "ein Jahr, weil der Bescheid keine Rechtsbehelfsbelehrung enthält,"} ab der
          Bekanntgabe am {formatDate(bekanntgabeAm)}. Es gilt die Zeit in Berlin. Endet eine Frist an einem Samstag,
          Sonntag oder bundesweiten Feiertag, ist der nächste Werktag ihr letzter Tag; das ist hier schon
          berücksichtigt.
        </Text>
        {!isOffen && art === "BESCHEID" && (
          <Text>
            Wer die Frist ohne Verschulden versäumt hat, kann Widerspruch noch mit einer Begründung der Verspätung
            einlegen.
          </Text>
        )}
        {art === "BESCHEID" && (
          <div data-print="nein">
            <LinkButton variant="secondary" href={href("widerspruchUebersicht", { uuid: antragUuid })}>
              Zu den Widersprüchen
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}
