import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { HILFETEXT_FRAGEN } from "~/domain/hilfe/hilfetextFragen";
import { Absendeknopf, type AntwortSicht } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { ZeitpunktFelder } from "~/features/zeitpunkt";
import { Moment } from "~/features/moment";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Card, Details, HiddenField, Inline, Stack, Text } from "~/ui";
import { TextUnterschied } from "./TextUnterschied";

type EntwurfKarteProps = { text: HilfetextMitFassungen; formular: FormularSchutz; antwort: AntwortSicht };

/** The version that does not hold yet: what is different in it, and what can be done with it. */
export function EntwurfKarte({ text, formular, antwort }: EntwurfKarteProps) {
  const { offene, fassungen } = text;
  if (offene === null) return null;
  const wann =
    offene.giltAb === null
      ? "Leser sehen ihn noch nicht."
      : `Er gilt ab ${formatDateTime(new Date(offene.giltAb))}. Wer ihn bearbeitet, macht ihn wieder zum Entwurf.`;
  return (
    <Card title={offene.giltAb === null ? "Entwurf" : "Geplanter Text"} tone="primary">
      <Stack gap="m">
        <Text>
          Geschrieben von {offene.von ?? "einer gelöschten Person"} am <Moment am={offene.geaendertAm} />. {wann}
        </Text>
        <TextUnterschied titel="Was anders ist als jetzt" alt={fassungen[0]} neu={offene} />
        <Form
          method="post"
          action={href("hilfetextBearbeiten", { uuid: text.uuid })}
          noValidate
          key={String(offene.revision)}
        >
          <Stack gap="m">
            <FormularFelder formular={formular} />
            <HiddenField name="revision" value={String(offene.revision)} />
            <Inline gap="m">
              <Absendeknopf absicht="sofort" icon="haken">
                Jetzt veröffentlichen
              </Absendeknopf>
              <Absendeknopf absicht="verwerfen" variant="secondary" icon="loeschen">
                Verwerfen
              </Absendeknopf>
            </Inline>
            <Details summary="Zu einem Zeitpunkt veröffentlichen" open={antwort.problem !== null}>
              <Zeitpunkt antwort={antwort} />
            </Details>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}

function Zeitpunkt({ antwort }: { antwort: AntwortSicht }) {
  return (
    <Stack gap="m">
      <ZeitpunktFelder
        moment="ab"
        legend={HILFETEXT_FRAGEN.ab}
        antwort={useFeldhilfe(antwort, { fragen: HILFETEXT_FRAGEN })}
      />
      <div>
        <Absendeknopf absicht="planen" variant="secondary" icon="kalender">
          Zu diesem Zeitpunkt veröffentlichen
        </Absendeknopf>
      </div>
    </Stack>
  );
}
