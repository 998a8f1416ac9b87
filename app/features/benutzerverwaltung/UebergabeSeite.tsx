import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import { UEBERGABE_FRAGEN } from "~/domain/benutzer/uebergabeFragen";
import { Absendeknopf, type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Container, Inline, LinkButton, Notice, PageHeader, SelectField, Stack, Text } from "~/ui";
import type { UebergabeDaten } from "./loadUebergabe";
import { OffeneSachen } from "./OffeneSachen";
import type { UebergabeArt } from "./uebergabeAbsichten";

type UebergabeSeiteProps = {
  daten: UebergabeDaten;
  /** `verlassen`: the caller goes. */
  art: UebergabeArt | "verlassen";
  /** The reader manages the users of the company. */
  verwaltet?: boolean;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** The pages that lead to the way out. */
const WEGE_HINAUS = {
  benutzerverwaltung: { label: "Benutzerverwaltung", href: href("benutzerverwaltung") },
  profil: { label: "Profil", href: href("profil") },
} as const;

const WORTE = {
  entfernen: { titel: (name: string) => `${name} entfernen`, knopf: "Jetzt entfernen" },
  deaktivieren: { titel: (name: string) => `${name} deaktivieren`, knopf: "Jetzt deaktivieren" },
  verlassen: { titel: () => "Unternehmen verlassen", knopf: "Unternehmen jetzt verlassen" },
} as const;

/**
 * What becomes of everything that somebody has in hand, before the access ends; the rights can be handed over in the
 * same step.
 */
export function UebergabeSeite({ daten, art, verwaltet = true, formular, antwort: letzte }: UebergabeSeiteProps) {
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: UEBERGABE_FRAGEN });
  const { benutzerUuid: uuid, name, isLetzte } = daten;
  const isSelbst = art === "verlassen";
  const woher = WEGE_HINAUS[verwaltet ? "benutzerverwaltung" : "profil"];
  const zurueck = isSelbst ? woher.href : href("benutzerBearbeiten", { uuid });
  const pfad = isSelbst
    ? [woher, { label: "Unternehmen verlassen" }]
    : [
        { label: "Benutzerverwaltung", href: href("benutzerverwaltung") },
        { label: name, href: zurueck },
        { label: art === "entfernen" ? "Entfernen" : "Deaktivieren" },
      ];
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader title={WORTE[art].titel(name)} breadcrumbs={pfad} />
        <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={["nachfolger"]} />
        <OffeneSachen daten={daten} />
        {isLetzte ? (
          <Letzte isSelbst={isSelbst} />
        ) : (
          <Abschluss daten={daten} art={art} formular={formular} antwort={antwort} zurueck={zurueck} />
        )}
      </Stack>
    </Container>
  );
}

type AbschlussProps = Pick<UebergabeSeiteProps, "daten" | "art" | "formular"> & {
  antwort: AntwortSicht;
  zurueck: string;
};

/** Who takes over, and the button that ends the access. */
function Abschluss({ daten, art, formular, antwort, zurueck }: AbschlussProps) {
  return (
    <Card title="Übergeben und abschließen" id="abschluss">
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Nachfolge daten={daten} feld={antwort.feld("nachfolger")} gewaehlt={antwort.text("nachfolger")} />
          <Notice tone="warning">{folgeVon(daten, art)}</Notice>
          <Inline gap="m">
            <Absendeknopf absicht={art} variant="danger">
              {WORTE[art].knopf}
            </Absendeknopf>
            <LinkButton variant="secondary" href={zurueck}>
              Abbrechen
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}

function folgeVon({ name }: UebergabeDaten, art: UebergabeSeiteProps["art"]): string {
  if (art === "verlassen")
    return "Danach haben Sie keinen Zugang mehr zu diesem Unternehmen. Zurückkommen können Sie nur mit einer neuen Einladung.";
  const sofort = `${name} verliert sofort den Zugang: Offene Sitzungen für Ihr Unternehmen enden, und alle Rechte an Anträgen erlöschen.`;
  return art === "deaktivieren" ? `${sofort} Sie können ${name} später wieder aktivieren.` : sofort;
}

/** @spec domain.md 4.2 never the last Bevollmächtigte/r */
function Letzte({ isSelbst }: { isSelbst: boolean }) {
  return (
    <Notice
      tone="warning"
      title={isSelbst ? "Sie sind die letzte bevollmächtigte Person" : "Das ist die letzte bevollmächtigte Person"}
    >
      Ihr Unternehmen braucht immer mindestens eine bevollmächtigte Person. Bitte bevollmächtigen Sie zuerst jemand
      anderen. Offene Einladungen und deaktivierte Personen zählen nicht.
    </Notice>
  );
}

type NachfolgeProps = {
  daten: UebergabeDaten;
  feld: ReturnType<AntwortSicht["feld"]>;
  gewaehlt: string;
};

function Nachfolge({ daten: { rechte, nachfolger }, feld, gewaehlt }: NachfolgeProps) {
  const anzahl = rechte.filter(({ isUebertragbar }) => isUebertragbar).length;
  if (anzahl === 0) return <Text>Es gibt keine Rechte an einzelnen Anträgen, die zu übergeben wären.</Text>;
  if (nachfolger.length === 0) return <Text>Es gibt niemanden, der die Rechte übernehmen könnte.</Text>;
  return (
    <SelectField
      {...feld}
      label={UEBERGABE_FRAGEN.nachfolger}
      hint="Wer schon ein weiter reichendes Recht hat, behält es. Bevollmächtigte Personen haben ohnehin alle Rechte."
      emptyLabel="Niemanden"
      options={nachfolger.map(({ benutzerUuid, name, rolle }) => ({
        value: benutzerUuid,
        label: `${name} (${UNTERNEHMENSROLLEN[rolle]})`,
      }))}
      defaultValue={gewaehlt}
    />
  );
}
