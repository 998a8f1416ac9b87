import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Unterschreiben } from "~/features/unterschrift";
import { href } from "~/routing/href";
import { Card, LinkButton, Notice, Stack, TextLink } from "~/ui";
import type { EinreichenDaten } from "./loadEinreichen";
import { SignaturMeldung } from "./SignaturMeldung";
import { useHilfeHref } from "./useHilfeHref";

type SignaturProps = {
  daten: EinreichenDaten;
  isNezo: boolean;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** Third step: the signature, for those who may submit and when nothing is missing. */
export function Signatur({ daten, isNezo, formular, antwort }: SignaturProps) {
  return (
    <Card title="Unterschrift" part="signatur">
      <Stack gap="l">
        <SignaturMeldung uuid={daten.uuid} antwort={antwort} />
        <SignaturInhalt daten={daten} isNezo={isNezo} formular={formular} antwort={antwort} />
        <div>
          <LinkButton
            variant="quiet"
            icon="pfeilLinks"
            href={href("einreichen", { uuid: daten.uuid }, { schritt: "erklaerungen" })}
          >
            Zurück zu den Erklärungen
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

function SignaturInhalt({ daten, isNezo, formular, antwort }: SignaturProps) {
  const hilfeHref = useHilfeHref(daten.uuid);
  if (!daten.rechte.einreichen) return <NurBevollmaechtigte />;
  if (!daten.isVollstaendig || !daten.isErklaert) return <FehltNoch daten={daten} />;
  return (
    <>
      <Notice tone="warning" title="Bitte prüfen Sie Ihre Angaben ein letztes Mal">
        Nach dem Einreichen können Sie den Antrag nicht mehr ändern.
      </Notice>
      <Unterschreiben
        isNezo={isNezo}
        formular={formular}
        stand={daten.stand}
        antwort={antwort}
        knopf="Antrag jetzt einreichen"
        nezoKnopf="Unterschreiben und einreichen"
        wirkung={
          isNezo
            ? "Mit der Anmeldung dort ist der Antrag eingereicht."
            : "Die TAN gilt nur für diesen Antrag, so wie er jetzt ist."
        }
        tanHilfe={{ href: hilfeHref("tan"), label: "TAN" }}
      />
    </>
  );
}

function NurBevollmaechtigte() {
  return (
    <Notice tone="info" title="Einreichen dürfen nur Bevollmächtigte">
      Ihre Angaben sind gespeichert. Bitte geben Sie einer bevollmächtigten Person Ihres Unternehmens Bescheid, dass der
      Antrag bereit ist.
    </Notice>
  );
}

function FehltNoch({ daten: { uuid, isVollstaendig, isErklaert } }: { daten: EinreichenDaten }) {
  return (
    <Notice tone="error" title="Der Antrag kann noch nicht eingereicht werden">
      <ul>
        {!isVollstaendig && (
          <li>
            Es fehlen Angaben im Antrag oder zu Ihrem Unternehmen.{" "}
            <TextLink href={href("antragLuecken", { uuid })}>Was fehlt noch?</TextLink>
          </li>
        )}
        {!isErklaert && (
          <li>
            Es fehlen Erklärungen.{" "}
            <TextLink href={href("einreichen", { uuid }, { schritt: "erklaerungen" })}>Zu den Erklärungen</TextLink>
          </li>
        )}
      </ul>
    </Notice>
  );
}
