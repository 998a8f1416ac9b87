import { useLocation } from "@remix-run/react";
import type { AnsichtLage } from "~/contract/konto/ansicht";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { PERSON_FRAGEN } from "~/domain/benutzer/personFragen";
import { ANSICHT_MINUTEN } from "~/domain/benutzer/ansicht";
import { type AntwortSicht, useAntwort } from "~/features/anmeldung";
import { AufbewahrtesFormular, toEntwurf } from "~/features/aufbewahrung";
import { useFeldhilfe } from "~/features/formular";
import { GrundFeld, PersonSchrittSeite } from "./PersonSchrittSeite";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Button, Card, Inline, LinkButton, Notice, TextField } from "~/ui";

type AnsichtSeiteProps = {
  uuid: string;
  lage: AnsichtLage;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** What a view is, the question why, and the code where the person has not agreed for a time. */
export function AnsichtSeite({ uuid, lage, formular, antwort: letzte }: AnsichtSeiteProps) {
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: PERSON_FRAGEN });
  return (
    <PersonSchrittSeite
      uuid={uuid}
      name={lage.name}
      titel={`Ansicht wie ${lage.name}`}
      antwort={antwort}
      felder={["grund", "code"]}
      hindernis={
        lage.isMoeglich ? null : "Diese Person kann sich nicht anmelden, deshalb gibt es nichts, was sie sieht."
      }
    >
      <Frage uuid={uuid} lage={lage} formular={formular} antwort={antwort} />
    </PersonSchrittSeite>
  );
}

type FrageProps = Omit<AnsichtSeiteProps, "antwort"> & { antwort: AntwortSicht };

/** The browser itself sends the form: everything that scripts have of the own session ends with the page. */
function Frage({ uuid, lage, formular, antwort }: FrageProps) {
  const { pathname, search } = useLocation();
  return (
    <Card>
      <AufbewahrtesFormular
        hier={`${pathname}${search}`}
        entwurf={entwurfVonAnsicht(uuid)}
        formular={formular}
        antwort={antwort}
      >
        {(sicht) => (
          <>
            <Notice tone="info">
              {`Sie sehen das Portal so, wie ${lage.name} es sieht, längstens ${String(ANSICHT_MINUTEN)} Minuten und nur lesend. Die Person bekommt sofort eine E-Mail mit dem Grund und kann die Ansicht jederzeit beenden.`}
            </Notice>
            <Erlaubnis lage={lage} />
            {lage.erlaubtBis === null && <CodeFeld feld={sicht.feld} />}
            <GrundFeld
              antwort={sicht}
              hint="Er steht im Protokoll, in der E-Mail an die Person und in ihrer Liste der Zugriffe."
            />
            <Inline gap="m">
              <Button>Ansicht beginnen</Button>
              <LinkButton variant="secondary" href={href("supportPerson", { uuid })}>
                Abbrechen
              </LinkButton>
            </Inline>
          </>
        )}
      </AufbewahrtesFormular>
    </Card>
  );
}

/** The reason, as the vault and the question before leaving know it; the code is nobody's to keep. */
const entwurfVonAnsicht = (uuid: string) =>
  toEntwurf({
    wo: { antrag: "person-ansicht", vorhaben: uuid },
    revision: 0,
    basis: { grund: "" },
    labels: { grund: PERSON_FRAGEN.grund },
  });

/** What the person reads out; it is typed anew each time. */
function CodeFeld({ feld }: Pick<AntwortSicht, "feld">) {
  return (
    <TextField
      {...feld("code")}
      label={PERSON_FRAGEN.code}
      hint="Acht Ziffern. Die Person erstellt ihn in ihrem Profil unter „Unterstützung durch die Bescheinigungsstelle“ und liest ihn Ihnen vor. Er gilt 10 Minuten und ein Mal."
      required
      inputMode="numeric"
      autoComplete="off"
      defaultValue=""
    />
  );
}

function Erlaubnis({ lage: { name, erlaubtBis } }: { lage: AnsichtLage }) {
  return erlaubtBis === null ? (
    <Notice tone="warning">{`${name} hat die Ansicht zurzeit nicht erlaubt. Sie brauchen einen Code.`}</Notice>
  ) : (
    <Notice tone="success">{`${name} hat die Ansicht bis ${formatDateTime(new Date(erlaubtBis))} erlaubt.`}</Notice>
  );
}
