import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, HiddenField, LinkButton, Notice, Stack, Text, TextLink } from "~/ui";
import type { EinreichenDaten } from "./loadEinreichen";
import { SignaturMeldung } from "./SignaturMeldung";
import { TanSignatur } from "./TanSignatur";

type SignaturProps = { daten: EinreichenDaten; isNezo: boolean; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Third step: the signature, for those who may submit and when nothing is missing. */
export function Signatur({ daten, isNezo, formular, antwort }: SignaturProps) {
  return (
    <Card title="Signatur">
      <Stack gap="l">
        <SignaturMeldung uuid={daten.uuid} antwort={antwort} />
        {signaturInhalt({ daten, isNezo, formular, antwort })}
        <div>
          <LinkButton variant="quiet" icon="pfeilLinks" href={href("einreichen", { uuid: daten.uuid }, { schritt: "erklaerungen" })}>
            Zurück zu den Erklärungen
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

function signaturInhalt({ daten, isNezo, formular, antwort }: SignaturProps) {
  if (!daten.rechte.einreichen) return <NurBevollmaechtigte />;
  if (!daten.isVollstaendig || !daten.isErklaert) return <FehltNoch daten={daten} />;
  return (
    <>
      <Notice tone="warning" title="Bitte prüfen Sie Ihre Angaben ein letztes Mal">
        Nach dem Einreichen können Sie den Antrag nicht mehr ändern.
      </Notice>
      {isNezo ? (
        <NezoSignatur formular={formular} stand={daten.stand} />
      ) : (
        <TanSignatur uuid={daten.uuid} formular={formular} stand={daten.stand} antwort={antwort} />
      )}
    </>
  );
}

function NurBevollmaechtigte() {
  return (
    <Notice tone="info" title="Einreichen dürfen nur Bevollmächtigte">
      Ihre Angaben sind gespeichert. Bitte geben Sie einer bevollmächtigten Person Ihres Unternehmens Bescheid, dass der Antrag bereit ist.
    </Notice>
  );
}

function FehltNoch({ daten: { uuid, isVollstaendig, isErklaert } }: { daten: EinreichenDaten }) {
  return (
    <Notice tone="error" title="Der Antrag kann noch nicht eingereicht werden">
      <ul>
        {!isVollstaendig && (
          <li>
            In den Vorhaben fehlen Angaben. <TextLink href={href("antragLuecken", { uuid })}>Was fehlt noch?</TextLink>
          </li>
        )}
        {!isErklaert && (
          <li>
            Es fehlen Erklärungen. <TextLink href={href("einreichen", { uuid }, { schritt: "erklaerungen" })}>Zu den Erklärungen</TextLink>
          </li>
        )}
      </ul>
    </Notice>
  );
}

function NezoSignatur({ formular, stand }: { formular: FormularSchutz; stand: string }) {
  return (
    <Form method="post">
      <Stack gap="m">
        <FormularFelder formular={formular} />
        <HiddenField name="stand" value={stand} />
        <Text>
          Sie unterschreiben mit dem ELSTER-Zertifikat Ihres Unternehmens. Dafür verlassen Sie kurz das Portal und melden sich bei nezo an.
          Mit der Anmeldung dort ist der Antrag eingereicht.
        </Text>
        <div>
          <Absendeknopf absicht="nezo" icon="siegel">
            Signieren und einreichen
          </Absendeknopf>
        </div>
      </Stack>
    </Form>
  );
}
