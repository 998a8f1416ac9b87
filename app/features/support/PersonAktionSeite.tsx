import { useLocation } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Person } from "~/contract/konto/personen";
import { PERSON_FRAGEN } from "~/domain/benutzer/personFragen";
import { Absendeknopf, type AntwortSicht, useAntwort } from "~/features/anmeldung";
import { AufbewahrtesFormular, toEntwurf } from "~/features/aufbewahrung";
import { useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, HiddenField, Inline, LinkButton, Notice, TextField } from "~/ui";
import { isAenderungAktion } from "./aenderungAbsichten";
import { type Schritt, worteVon } from "./personAbsichten";
import { GrundFeld, PersonSchrittSeite } from "./PersonSchrittSeite";
import { nameVon } from "./supportTexte";

type PersonAktionSeiteProps = {
  person: Person;
  schritt: Schritt;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** What follows from an act, and the question why. */
export function PersonAktionSeite({ person, schritt, formular, antwort: letzte }: PersonAktionSeiteProps) {
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
      <Frage person={person} schritt={schritt} formular={formular} antwort={antwort} />
    </PersonSchrittSeite>
  );
}

type FrageProps = Omit<PersonAktionSeiteProps, "antwort"> & { antwort: AntwortSicht };

function Frage({ person, schritt, formular, antwort }: FrageProps) {
  const { art, link } = schritt;
  const { folge, knopf } = worteVon(schritt, person);
  const { pathname, search } = useLocation();
  const hier = `${pathname}${search}`;
  const isHart = art === "sperren" || art === "abmelden";
  return (
    <Card>
      <AufbewahrtesFormular hier={hier} entwurf={entwurfVonAktion(person, art)} formular={formular} antwort={antwort}>
        {(sicht) => (
          <>
            {link !== null && <HiddenField name="link" value={link.uuid} />}
            <Notice tone={isHart ? "warning" : "info"}>{folge}</Notice>
            {art === "sperren" && <LetzteHinweise person={person} />}
            {isAenderungAktion(art) && person.aenderung !== null && (
              <HiddenField name="aenderung" value={person.aenderung.uuid} />
            )}
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

/** What is typed about an act as the vault and the question before leaving know it. */
const entwurfVonAktion = ({ uuid }: Person, art: Schritt["art"]) =>
  toEntwurf({
    wo: { antrag: `person-${art}`, vorhaben: uuid },
    revision: 0,
    basis: { grund: "", ...(art === "adresse" ? { email: "", wiederholung: "" } : {}) },
    labels: { grund: PERSON_FRAGEN.grund, email: PERSON_FRAGEN.email, wiederholung: "Neue E-Mail-Adresse, wiederholt" },
  });

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
