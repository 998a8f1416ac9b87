import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { ZielFirma } from "~/contract/mitteilung/systemnachrichten";
import type { BetroffeneSitzungen } from "~/contract/verfahren/betrieb";
import { WARTUNG_GRUND_MAX } from "~/domain/protokoll/protokollGrund";
import { WARTUNG_FRAGEN } from "~/domain/wartung/wartungFragen";
import { Absendeknopf, type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FirmenSuche, toFirmenwahl } from "~/features/firmenwahl";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import {
  Card,
  ChoiceArea,
  Container,
  HiddenField,
  Inline,
  LinkButton,
  Notice,
  PageHeader,
  RadioGroup,
  RequiredHint,
  Stack,
  Text,
  TextArea,
  WhenChosen,
} from "~/ui";
import { anzahlText, type SitzungenAntwort } from "./sitzungenAbsichten";

type SitzungenSeiteProps = { formular: FormularSchutz; antwort: SitzungenAntwort | undefined };

const TITEL = "Sitzungen beenden";
const WEN = [
  { value: "ALLE", label: "Alle Personen" },
  { value: "UNTERNEHMEN", label: "Alle Personen eines Unternehmens" },
];

/** Whose sessions shall end, and why; then the question whether that is meant. @spec issue 18 §6 */
export function SitzungenSeite({ formular, antwort: letzte }: SitzungenSeiteProps) {
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: WARTUNG_FRAGEN });
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title={TITEL}
          breadcrumbs={[{ label: "Sonstiges", href: href("wartungSonstigesView") }, { label: TITEL }]}
        />
        <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={["unternehmen", "grund"]} />
        <Card>
          <Form method="post" noValidate>
            <Stack gap="m">
              <FormularFelder formular={formular} />
              {letzte?.frage == null ? (
                <Fragen antwort={antwort} firmen={letzte?.firmen ?? []} />
              ) : (
                <Bestaetigung antwort={antwort} frage={letzte.frage} />
              )}
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}

function Fragen({ antwort, firmen }: { antwort: AntwortSicht; firmen: readonly ZielFirma[] }) {
  return (
    <>
      <RequiredHint />
      <ChoiceArea>
        <RadioGroup
          {...antwort.feld("wen")}
          label={WARTUNG_FRAGEN.wen}
          required
          options={WEN}
          defaultValue={antwort.text("wen", "UNTERNEHMEN")}
        />
        <WhenChosen options={WEN} value="UNTERNEHMEN" note="Zählt nur, wenn nicht alle gemeint sind.">
          <FirmaWahl antwort={antwort} firmen={firmen} />
        </WhenChosen>
      </ChoiceArea>
      <TextArea
        {...antwort.feld("grund")}
        label={WARTUNG_FRAGEN.grund}
        hint="Er steht im Protokoll."
        required
        rows={2}
        limit={WARTUNG_GRUND_MAX}
        defaultValue={antwort.text("grund")}
      />
      <Inline gap="m">
        <Absendeknopf absicht="weiter">Weiter</Absendeknopf>
        <LinkButton variant="secondary" href={href("wartungSonstigesView")}>
          Abbrechen
        </LinkButton>
      </Inline>
    </>
  );
}

function FirmaWahl({ antwort, firmen }: { antwort: AntwortSicht; firmen: readonly ZielFirma[] }) {
  return (
    <FirmenSuche antwort={antwort}>
      {firmen.length === 0 ? null : (
        <RadioGroup
          id="unternehmenWahl"
          name="unternehmen"
          label="Gefundene Unternehmen"
          options={toFirmenwahl(firmen)}
          defaultValue={antwort.text("unternehmen")}
          onEdit={antwort.feld("unternehmen").onEdit}
        />
      )}
    </FirmenSuche>
  );
}

function Bestaetigung({ antwort, frage }: { antwort: AntwortSicht; frage: BetroffeneSitzungen }) {
  return (
    <>
      {["wen", "unternehmen", "grund"].map((name) => (
        <HiddenField key={name} name={name} value={antwort.text(name)} />
      ))}
      <Notice
        tone="warning"
        title={
          frage.firma === null
            ? "Alle Personen werden abgemeldet"
            : `Alle Personen von ${frage.firma} werden abgemeldet`
        }
      >
        {`Es enden ${anzahlText(frage)}, auf allen Geräten und sofort. Was sie gerade eingeben, wird aufbewahrt, sobald sie es absenden. Ihre eigene Sitzung bleibt bestehen.`}
      </Notice>
      <Text>Grund: {antwort.text("grund")}</Text>
      <Inline gap="m">
        <Absendeknopf absicht="beenden" variant="danger">
          Jetzt abmelden
        </Absendeknopf>
        <LinkButton variant="secondary" href={href("wartungSitzungen")}>
          Abbrechen
        </LinkButton>
      </Inline>
    </>
  );
}
