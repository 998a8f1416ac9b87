import { href } from "~/routing/href";
import { Inline, LinkButton, PageHeader } from "~/ui";
import { ortHref } from "./formularOrt";
import { antragName } from "./formularTitel";
import { VorhabenMenue, type VorhabenMenueProps } from "./VorhabenMenue";

function lueckenText(anzahl: number): string {
  if (anzahl === 0) return "Was fehlt noch?";
  return `Was fehlt noch? (${anzahl} ${anzahl === 1 ? "offener Punkt" : "offene Punkte"})`;
}

/** Where the form belongs, what the Vorhaben is called, and what is still missing. */
export function FormularKopf({ daten, ...menue }: VorhabenMenueProps) {
  const { antrag, ort } = daten;
  const name = antragName(antrag);
  const stelle = antrag.vorhaben.findIndex(({ uuid }) => uuid === ort.vorhabenUuid);
  const titel = antrag.vorhaben[stelle]?.titel ?? "Vorhaben";
  const isEntwurf = antrag.status === "IN_BEARBEITUNG";
  return (
    <PageHeader
      isDense
      title={titel}
      part={ort.vorhabenUuid}
      lead={`Vorhaben ${stelle + 1} von ${antrag.vorhaben.length} · ${antrag.statusText}`}
      breadcrumbs={[
        { label: "Anträge", href: href("antraege") },
        { label: name, href: href("antragStartseite", { uuid: ort.antragUuid }) },
        { label: titel, href: ort.zeile === null ? undefined : ortHref({ ...ort, zeile: null }) },
      ]}
      actions={
        <Inline gap="s">
          {isEntwurf && (
            <LinkButton variant="secondary" icon="liste" href={href("antragLuecken", { uuid: ort.antragUuid })}>
              {lueckenText(antrag.anzahlFehler)}
            </LinkButton>
          )}{" "}
          <VorhabenMenue {...menue} daten={daten} />
        </Inline>
      }
    />
  );
}
