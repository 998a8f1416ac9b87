import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { BenutzerZeile } from "~/contract/konto/benutzerverwaltung";
import { MITGLIED_STATUS, ZWEITE_FAKTOREN } from "~/domain/benutzer/mitgliedStatus";
import { UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import { EINLADUNG_FRAGEN } from "~/domain/benutzer/einladungFragen";
import { useFeldhilfe } from "~/features/formular";
import { type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { href } from "~/routing/href";
import { Badge, Card, Container, type Definition, DefinitionList, PageHeader, Stack } from "~/ui";
import { nameVon, STATUS_FARBEN, tagVon, zugriffText } from "./benutzerTexte";
import { DeaktiviertKarte } from "./DeaktiviertKarte";
import { EinladungKarte } from "./EinladungKarte";
import type { KarteProps } from "./karteProps";
import type { Rueckfrage } from "./rueckfrage";
import { RueckfrageKarte } from "./RueckfrageKarte";
import { RolleKarte } from "./RolleKarte";
import { StammdatenKarte } from "./StammdatenKarte";
import { VollmachtKarte } from "./VollmachtKarte";
import { ZugangKarte } from "./ZugangKarte";

type BenutzerSeiteProps = {
  benutzer: BenutzerZeile;
  /** What is asked about before it happens. */
  frage: Rueckfrage | null;
  /** An authorisation needs the consent of a second representative. */
  mitZustimmung: boolean;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** How one person of the company stands, or one invitation, and everything that can be done about it. */
export function BenutzerSeite({ benutzer, frage, mitZustimmung, formular, antwort: letzte }: BenutzerSeiteProps) {
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: EINLADUNG_FRAGEN, keyVon: () => "unternehmenRolle" });
  const name = nameVon(benutzer);
  const pfad = [{ label: "Benutzerverwaltung", href: href("benutzerverwaltung") }, { label: name }];
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader title={name} lead={UNTERNEHMENSROLLEN[benutzer.rolle]} breadcrumbs={pfad} />
        <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={["rolle"]} />
        <Card>
          <DefinitionList items={angabenVon(benutzer)} />
        </Card>
        <Karten benutzer={benutzer} frage={frage} mitZustimmung={mitZustimmung} formular={formular} antwort={antwort} />
      </Stack>
    </Container>
  );
}

function angabenVon(benutzer: BenutzerZeile): Definition[] {
  const { status, email, zweiterFaktor, letzteAnmeldungAm, gueltigBis, isEinladung } = benutzer;
  const badge = <Badge tone={STATUS_FARBEN[status]}>{MITGLIED_STATUS[status]}</Badge>;
  const allgemein = [
    { label: "Status", value: badge },
    { label: "E-Mail", value: email },
  ];
  if (isEinladung) return [...allgemein, { label: "Link gilt bis", value: tagVon(gueltigBis) }];
  return [
    ...allgemein,
    { label: "Zweiter Faktor", value: zweiterFaktor === null ? "" : ZWEITE_FAKTOREN[zweiterFaktor] },
    { label: "Letzte Anmeldung für dieses Unternehmen", value: tagVon(letzteAnmeldungAm) || "Noch keine" },
    { label: "Zugriff auf Anträge", value: zugriffText(benutzer) },
  ];
}

type KartenProps = KarteProps & Pick<BenutzerSeiteProps, "frage" | "mitZustimmung"> & { antwort: AntwortSicht };

/** Only what fits the state of the person. */
function Karten({ benutzer, frage, mitZustimmung, formular, antwort }: KartenProps) {
  const { isEinladung, status, rolle, wartet } = benutzer;
  const isMoeglich = frage === (isEinladung ? "zurueckziehen" : status === "DEAKTIVIERT" ? "entfernen" : "");
  if (frage !== null && isMoeglich) return <RueckfrageKarte benutzer={benutzer} formular={formular} frage={frage} />;
  if (isEinladung) return <EinladungKarte benutzer={benutzer} formular={formular} />;
  if (status === "DEAKTIVIERT")
    return <DeaktiviertKarte benutzer={benutzer} mitZustimmung={mitZustimmung} formular={formular} />;
  return (
    <>
      {wartet === null ? (
        <RolleKarte benutzer={benutzer} formular={formular} antwort={antwort} />
      ) : (
        <VollmachtKarte benutzer={benutzer} formular={formular} />
      )}
      {rolle === "MITARBEITER" && <StammdatenKarte benutzer={benutzer} formular={formular} />}
      <ZugangKarte benutzer={benutzer} />
    </>
  );
}
