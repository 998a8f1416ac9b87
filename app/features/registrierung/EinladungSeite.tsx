import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import { isTokenProblem, LinkUnbekannt, LinkUngueltig, Seite } from "~/features/anmeldung";
import { Card, DefinitionList, Notice } from "~/ui";
import { EinladungFormular, type Einladung } from "./EinladungFormular";

export type EinladungSeiteProps = {
  formular: FormularSchutz;
  token: string;
  /** Null when the link does not work. */
  einladung: Einladung | null;
  antwort: FormAntwort | undefined;
};

const TITEL = "Einladung annehmen";

/** Joins a person to a company by invitation, with an account or with a new one. */
export function EinladungSeite({ formular, token, einladung, antwort }: EinladungSeiteProps) {
  if (token === "") return <LinkUnbekannt title={TITEL} />;
  if (einladung === null || isTokenProblem(antwort?.problem ?? null))
    return <LinkUngueltig title={TITEL} weg="einladung" />;
  const { unternehmenName, unternehmenRolle, email, angemeldetAls } = einladung;
  return (
    <Seite
      title={TITEL}
      lead={`${angemeldetAls === null ? "Sie sind" : "Jemand ist"} eingeladen, für ${unternehmenName} mitzuarbeiten.`}
    >
      {angemeldetAls !== null && (
        <Notice tone="warning" title={`Sie sind als ${angemeldetAls} angemeldet`}>
          {`Diese Einladung ging an ${email} und gilt für das Konto mit dieser Adresse, nicht für Ihres. Nehmen Sie sie nur an, wenn sie an Sie gerichtet ist.`}
        </Notice>
      )}
      <Card title={angemeldetAls === null ? "Ihre Einladung" : "Die Einladung"} tone="primary">
        <DefinitionList
          items={[
            { label: "Unternehmen", value: unternehmenName },
            { label: angemeldetAls === null ? "Ihre Rolle" : "Rolle", value: UNTERNEHMENSROLLEN[unternehmenRolle] },
          ]}
        />
      </Card>
      <EinladungFormular formular={formular} token={token} einladung={einladung} antwort={antwort} />
    </Seite>
  );
}
