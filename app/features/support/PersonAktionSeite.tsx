import { useLocation } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { Person } from "~/contract/konto/personen";
import { PERSON_FRAGEN } from "~/domain/benutzer/personFragen";
import { Absendeknopf, type AntwortSicht, useAntwort } from "~/features/anmeldung";
import { AufbewahrtesFormular, type Wiedergeoeffnet } from "~/features/aufbewahrung";
import { useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, HiddenField, Inline, LinkButton, Notice, TextField } from "~/ui";
import { isAenderungAktion } from "./aenderungAbsichten";
import { entwurfVonAktion } from "./personEntwurf";
import { type Schritt, worteVon } from "./personAbsichten";
import { GrundFeld, PersonSchrittSeite } from "./PersonSchrittSeite";
import { nameVon } from "./supportTexte";

type PersonAktionSeiteProps = {
  person: Person;
  schritt: Schritt;
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
  antwort: Wiedergeoeffnet | undefined;
};

/** What follows from an act, and the question why. */
export function PersonAktionSeite(props: PersonAktionSeiteProps) {
  const { person, schritt, antwort: letzte } = props;
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: PERSON_FRAGEN });
  const { titel } = worteVon(schritt, person);
  return (
    <PersonSchrittSeite
      uuid={person.uuid}
      name={nameVon(person)}
      titel={titel}
      antwort={antwort}
      felder={["email", "wiederholung", "grund"]}
      hindernis={schritt.isMoeglich ? null : "So, wie der Zugang jetzt steht, passt dieser Schritt nicht."}
    >
      <Frage {...props} antwort={antwort} />
    </PersonSchrittSeite>
  );
}

type FrageProps = Omit<PersonAktionSeiteProps, "antwort"> & { antwort: AntwortSicht };

function Frage({ person, schritt, aufbewahrung, formular, antwort }: FrageProps) {
  const { art } = schritt;
  const { folge, knopf } = worteVon(schritt, person);
  const { pathname, search } = useLocation();
  const hier = `${pathname}${search}`;
  const isHart = art === "sperren" || art === "abmelden";
  return (
    <Card>
      <AufbewahrtesFormular
        hier={hier}
        entwurf={entwurfVonAktion(person.uuid, art)}
        aufbewahrung={aufbewahrung}
        formular={formular}
        antwort={antwort}
      >
        {(sicht) => (
          <>
            <Verborgenes person={person} schritt={schritt} />
            <Notice tone={isHart ? "warning" : "info"}>{folge}</Notice>
            {art === "sperren" && <LetzteHinweise person={person} />}
            {art === "adresse" && <NeueAdresse antwort={sicht} />}
            <GrundFeld
              antwort={sicht}
              hint="Er steht im Protokoll und im Verlauf der Person. Die Person bekommt eine E-Mail ohne den Grund."
            />
            <Inline gap="m">
              <Absendeknopf absicht={art} variant={isHart ? "danger" : "primary"}>
                {knopf}
              </Absendeknopf>
              <LinkButton variant="secondary" href={href("supportPerson", { uuid: person.uuid })}>
                Abbrechen
              </LinkButton>
            </Inline>
          </>
        )}
      </AufbewahrtesFormular>
    </Card>
  );
}

/** Which step it is, and about which link or change. */
function Verborgenes({ person: { aenderung }, schritt: { art, link } }: Pick<FrageProps, "person" | "schritt">) {
  return (
    <>
      <HiddenField name="art" value={art} />
      {link !== null && <HiddenField name="link" value={link.uuid} />}
      {isAenderungAktion(art) && aenderung !== null && <HiddenField name="aenderung" value={aenderung.uuid} />}
    </>
  );
}

/** Typed twice: nobody sees at once that a mail has gone to somebody else. */
function NeueAdresse({ antwort: { feld, text } }: { antwort: AntwortSicht }) {
  return (
    <>
      <TextField
        {...feld("email")}
        label={PERSON_FRAGEN.email}
        type="email"
        autoComplete="off"
        required
        defaultValue={text("email")}
      />
      <TextField
        {...feld("wiederholung")}
        label={PERSON_FRAGEN.wiederholung}
        type="email"
        autoComplete="off"
        required
        defaultValue={text("wiederholung")}
      />
    </>
  );
}

/** A lock may leave a company without anybody who can submit: allowed, and said before. */
function LetzteHinweise({ person }: { person: Person }) {
  const firmen = person.mitgliedschaften.filter(({ isLetzte }) => isLetzte).map(({ firma }) => `„${firma}“`);
  if (firmen.length === 0) return null;
  return (
    <Notice tone="warning" title="Letzte bevollmächtigte Person">
      Für {firmen.join(", ")} kann sich sonst keine bevollmächtigte Person anmelden. Solange die Sperre gilt, kann dort
      niemand Anträge einreichen, Bescheide abrufen oder Benutzer verwalten.
    </Notice>
  );
}
