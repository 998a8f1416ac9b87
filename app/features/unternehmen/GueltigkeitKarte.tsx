import { GUELTIGKEIT_FRAGEN } from "~/domain/unternehmen/gueltigkeitFragen";
import type { AntwortSicht } from "~/features/anmeldung";
import { useFeldhilfe } from "~/features/formular";
import { formatDate } from "~/lib/date";
import { Card, DateField, Details, RadioGroup, Stack, Text } from "~/ui";

type GueltigkeitKarteProps = {
  sicht: AntwortSicht;
  heute: string;
  /** Nothing is missing: whoever changes something now changes what was true. */
  istVollstaendig: boolean;
};

/** The two verbs: whether the new answers hold from a day on, or were always right. */
export function GueltigkeitKarte({ sicht, heute, istVollstaendig }: GueltigkeitKarteProps) {
  const { text, feld } = useFeldhilfe(sicht, { fragen: GUELTIGKEIT_FRAGEN });
  return (
    <Card title="Seit wann gilt, was Sie ändern?">
      <Stack gap="l">
        <Text tone="muted">
          So bleibt nachvollziehbar, was zu welchem Tag gilt. Das betrifft nur die Angaben, die Sie gerade ändern. War
          eine Angabe richtig und nur ihr Tag falsch, berichtigen Sie ihn unter „Verlauf“ oben auf dieser Seite.
        </Text>
        <Details summary="War eine frühere Angabe falsch, die heute nicht mehr gilt?">
          <Text>
            Öffnen Sie oben „Stand an einem Tag ansehen“, wählen Sie einen Tag, an dem die falsche Angabe galt, und dort
            „Angaben dieses Tages berichtigen“. Eingereichte Anträge bleiben, wie sie sind.
          </Text>
        </Details>
        <RadioGroup
          {...feld("art")}
          label={GUELTIGKEIT_FRAGEN.art}
          inline={false}
          defaultValue={text("art", istVollstaendig ? "AENDERUNG" : "BERICHTIGUNG")}
          options={[
            { value: "BERICHTIGUNG", label: "ergänzen oder berichtigen, was fehlte oder falsch war" },
            { value: "AENDERUNG", label: "gelten erst ab einem bestimmten Tag" },
          ]}
        />
        <DateField
          {...feld("gueltigAb")}
          label={GUELTIGKEIT_FRAGEN.gueltigAb}
          hint="Nur nötig, wenn die Angaben erst ab einem Tag gelten. Liegt er in der Zukunft, merken wir die Änderung bis dahin vor."
          defaultValue={text("gueltigAb", istVollstaendig ? formatDate(heute) : "")}
        />
      </Stack>
    </Card>
  );
}
