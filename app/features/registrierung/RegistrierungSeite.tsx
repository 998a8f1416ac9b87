import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Seite } from "~/features/anmeldung";
import { href } from "~/routing/href";
import { Notice, TextLink } from "~/ui";
import { BenutzerSchritt } from "./BenutzerSchritt";
import { IdentifikationSchritt } from "./IdentifikationSchritt";
import type { Registrierung } from "./loadRegistrierung";
import { RegistrierungSchritte } from "./RegistrierungSchritte";
import { UnternehmenSchritt } from "./UnternehmenSchritt";

export type RegistrierungSeiteProps = {
  formular: FormularSchutz;
  stand: Registrierung;
  isNezoAktiv: boolean;
  entwurf: Readonly<Record<string, string>>;
  antwort: FormAntwort | undefined;
};

/** The registration; the server knows at which step it stands. */
export function RegistrierungSeite({ formular, stand, isNezoAktiv, entwurf, antwort }: RegistrierungSeiteProps) {
  const schritt = stand.schritt === "FERTIG" ? "IDENTIFIKATION" : stand.schritt;
  return (
    <Seite
      title="Registrierung"
      lead="Registrieren Sie Ihr Unternehmen und legen Sie Ihr Konto an."
      width="form"
      part={schritt}
    >
      <RegistrierungSchritte aktuell={schritt} />
      {antwort?.problem.code === "NEZO_ABGELAUFEN" && (
        <Notice tone="info">
          <TextLink href={href("registrierung")}>Registrierung neu beginnen</TextLink>
        </Notice>
      )}
      {schritt === "IDENTIFIKATION" && (
        <IdentifikationSchritt formular={formular} isNezoAktiv={isNezoAktiv} antwort={antwort} />
      )}
      {schritt === "UNTERNEHMEN" && <UnternehmenSchritt formular={formular} stand={stand} antwort={antwort} />}
      {schritt === "BENUTZER" && <BenutzerSchritt formular={formular} entwurf={entwurf} antwort={antwort} />}
    </Seite>
  );
}
