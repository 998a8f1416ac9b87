import { useRef } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { GEPARKT_FELD, TICKET_FELD } from "~/contract/antrag/formularGrenze";
import { ANLAGE_ACCEPT, formatGroesse } from "~/domain/antrag/anlagen";
import { DATEI_HINWEIS } from "~/domain/antrag/anlagenTexte";
import { SCHRIFTSAETZE, SCHRIFTSATZ_DATEIEN_MAX } from "~/domain/antrag/schriftsaetze";
import { type AntwortSicht, Fehlermeldung, useAntwort, useGesehen } from "~/features/anmeldung";
import { FormularFelder, GeparktHinweis, useEntwurfSchutz, useGetippteTexte } from "~/features/formular";
import { numberWordFirst } from "~/lib/numberWord";
import { href } from "~/routing/href";
import { ActionBar, Button, Card, FileField, HiddenField, Inline, SAVE_KEY, Stack, Text, TextLink } from "~/ui";
import { listWiderstreite } from "./listWiderstreite";
import { labelsVonSchriftsatz, toEntwurf } from "./schriftsatzEingaben";
import { SchriftsatzFelder } from "./SchriftsatzFelder";
import { schriftsatzHilfe, type SchriftsatzHilfe } from "./schriftsatzHilfe";
import { WiderstreitHinweis } from "./WiderstreitHinweis";
import { WiderstreitMeldung } from "./WiderstreitMeldung";

type EntwurfFormularProps = {
  schriftsatz: Schriftsatz;
  hier: string;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/**
 * The draft of a document: answers and files in one form. What its buttons want stands in their address, because files
 * stand before them.
 */
export function EntwurfFormular({ schriftsatz, hier, formular, antwort }: EntwurfFormularProps) {
  const sicht = useAntwort(antwort);
  const { eingaben, read, fassungen, set } = useGetippteTexte(sicht.eingaben);
  const form = useRef<HTMLFormElement>(null);
  const schutz = useEntwurfSchutz(form, {
    entwurf: toEntwurf(schriftsatz),
    set,
    isAntwort: sicht.eingaben !== null,
    speicherKnopf: () => null,
  });
  const hilfe = schriftsatzHilfe(schriftsatz.art, hier);
  const zu = (absicht: string) => `${hier}?absicht=${absicht}`;
  return (
    <form ref={form} method="post" action={zu("speichern")} encType="multipart/form-data" noValidate onInput={read}>
      <Stack gap="l">
        <FormularFelder formular={formular} />
        <Grundlage schriftsatz={schriftsatz} sicht={sicht} />
        <GeparktHinweis geparkte={schriftsatz.geparkte ?? []} />
        {schutz.hinweis}
        <Meldung key={sicht.versuch} schriftsatz={schriftsatz} sicht={sicht} hier={hier} />
        <SchriftsatzFelder
          schriftsatz={schriftsatz}
          sicht={sicht}
          eingaben={eingaben}
          fassungen={fassungen}
          hilfe={hilfe}
        />
        {SCHRIFTSAETZE[schriftsatz.art].hatDateien && (
          <Dateien schriftsatz={schriftsatz} zu={zu} feld={sicht.feld("dateien")} hilfe={hilfe} />
        )}
        {schutz.verlust}
        <Knoepfe weiter={zu("weiter")} />
      </Stack>
      {schutz.dialog}
    </form>
  );
}

function Knoepfe({ weiter }: { weiter: string }) {
  return (
    <ActionBar>
      <Button formAction={weiter} icon="pfeilRechts">
        Speichern und weiter zur Unterschrift
      </Button>
      <Button {...SAVE_KEY} variant="secondary" icon="speichern">
        Speichern
      </Button>
    </ActionBar>
  );
}

type SichtProps = { schriftsatz: Schriftsatz; sicht: AntwortSicht };

/**
 * What a save builds on: the revision, the proof with which the form can be kept, and the kept form that it comes from.
 */
function Grundlage({ schriftsatz: { revision, ticket }, sicht }: SichtProps) {
  const gesehen = useGesehen(revision);
  const geparkt = sicht.text(GEPARKT_FELD);
  return (
    <>
      {/* After a refused save the same revision is the basis again. */}
      <HiddenField name="revision" value={sicht.text("revision", gesehen)} />
      {ticket !== undefined && <HiddenField name={TICKET_FELD} value={ticket} />}
      {geparkt !== "" && <HiddenField name={GEPARKT_FELD} value={geparkt} />}
    </>
  );
}

/** Why the form was refused: what is to be decided about answers that others have changed, or what is wrong with it. */
function Meldung({ schriftsatz, sicht, hier }: SichtProps & { hier: string }) {
  const { problem } = sicht;
  const konflikt = problem?.konflikt;
  if (konflikt === undefined) {
    const labels = labelsVonSchriftsatz(schriftsatz);
    return <Fehlermeldung problem={problem} felder={[...Object.keys(labels), "dateien"]} labels={labels} />;
  }
  const felder = listWiderstreite(schriftsatz, konflikt.konflikte, sicht.eingaben ?? {});
  return (
    <Stack gap="l">
      <WiderstreitMeldung felder={felder} />
      <WiderstreitHinweis gesehen={konflikt.revision} felder={felder} hier={hier} />
    </Stack>
  );
}

type DateienProps = {
  schriftsatz: Schriftsatz;
  hilfe: SchriftsatzHilfe | null;
  zu: (absicht: string) => string;
  feld: ReturnType<AntwortSicht["feld"]>;
};

/** Files that are attached, and the choice of more while there is room. */
function Dateien({ schriftsatz, zu, feld, hilfe }: DateienProps) {
  const frei = SCHRIFTSATZ_DATEIEN_MAX - schriftsatz.dateien.length;
  return (
    <Card title="Dateien">
      <Stack gap="m">
        {schriftsatz.dateien.length > 0 && <Angehaengte schriftsatz={schriftsatz} zu={zu} />}
        {frei > 0 ? (
          <FileField
            {...feld}
            label="Dateien anhängen"
            help={hilfe?.("dateien", "Dateien anhängen")}
            hint={`${DATEI_HINWEIS} Noch ${String(frei)} von ${String(SCHRIFTSATZ_DATEIEN_MAX)} möglich. Sie werden mit dem Speichern hochgeladen.`}
            accept={ANLAGE_ACCEPT}
            multiple={frei > 1}
          />
        ) : (
          <Text tone="muted" id="dateien">
            {`${numberWordFirst(SCHRIFTSATZ_DATEIEN_MAX)} Dateien sind angehängt, mehr sind nicht möglich.`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Angehaengte({ schriftsatz: { antragUuid, dateien }, zu }: Omit<DateienProps, "feld" | "hilfe">) {
  return (
    <Stack as="ul" gap="s">
      {dateien.map(({ uuid, name, typ, groesse, fileName }) => (
        <li key={uuid}>
          <Inline gap="s">
            <TextLink href={href("dateiLaden", { uuid: antragUuid, fileName })}>{name}</TextLink>
            <Text as="span" tone="muted">
              ({typ}, {formatGroesse(groesse)})
            </Text>
            <Button variant="quiet" formAction={`${zu("entfernen")}&datei=${uuid}`} aria-label={`Entfernen: ${name}`}>
              Entfernen
            </Button>
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
