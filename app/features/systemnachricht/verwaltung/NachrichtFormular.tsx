import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import { SYSTEMNACHRICHT_TEXT_MAX, SYSTEMNACHRICHT_TITEL_MAX } from "~/domain/nachricht/systemNachricht";
import { Absendeknopf, type AntwortSicht, useGesehen } from "~/features/anmeldung";
import { AufbewahrtesFormular } from "~/features/aufbewahrung";
import { href } from "~/routing/href";
import { Card, HiddenField, Inline, LinkButton, Notice, RequiredHint, Stack, Text, TextArea, TextField } from "~/ui";
import type { NachrichtDaten } from "./loadSystemnachrichten";
import type { NachrichtAntwort } from "./nachrichtAntwort";
import { entwurfVonNachricht, NACHRICHT_KAESTCHEN } from "./nachrichtEntwurf";
import { ZEITZONE } from "./verwaltungTexte";
import { ZielKarte } from "./ZielKarte";
import { ZeitpunktFelder } from "~/features/zeitpunkt";

type NachrichtFormularProps = {
  daten: NachrichtDaten;
  aufbewahrung: Aufbewahrung;
  /** The address that changes this announcement, or makes one. */
  hier: string;
  formular: FormularSchutz;
  antwort: AntwortSicht;
  letzte: NachrichtAntwort | undefined;
};

/**
 * The number that says on which state the form was built: the one it came with, until somebody has been told that there
 * is another one and has seen it.
 */
function revisionVon({ nachricht }: NachrichtDaten, gesehen: string, { problem, text }: AntwortSicht): string {
  const isGezeigt = problem?.code === "REVISION_VERALTET" && nachricht !== null;
  return isGezeigt ? String(nachricht.revision) : text("revision", gesehen);
}

/** Asks for everything about an announcement. */
export function NachrichtFormular(props: NachrichtFormularProps) {
  const { daten, aufbewahrung, hier, formular, antwort, letzte } = props;
  const { anfang } = daten;
  const gesehen = useGesehen(Number(anfang.texte.revision) || 0);
  return (
    <AufbewahrtesFormular
      hier={hier}
      entwurf={entwurfVonNachricht(daten)}
      aufbewahrung={aufbewahrung}
      formular={formular}
      antwort={antwort}
      speichern="speichern"
      kaestchen={NACHRICHT_KAESTCHEN}
    >
      {(sicht) => (
        <>
          <HiddenField name="revision" value={revisionVon(daten, gesehen, antwort)} />
          {letzte?.fragtNachEnde === true && <EndeFrage />}
          <RequiredHint />
          <InhaltKarte antwort={sicht} texte={anfang.texte} />
          <ZeitKarten antwort={sicht} texte={anfang.texte} />
          <ZielKarte antwort={sicht} anfang={anfang} firmen={letzte?.firmen ?? daten.firmen} />
          <Knoepfe />
        </>
      )}
    </AufbewahrtesFormular>
  );
}

function Knoepfe() {
  return (
    <Inline gap="m">
      <Absendeknopf absicht="speichern" icon="speichern">
        Speichern
      </Absendeknopf>
      <Absendeknopf absicht="vorschau" variant="secondary">
        Vorschau
      </Absendeknopf>
      <LinkButton variant="secondary" href={href("systemNachrichtenView")}>
        Abbrechen
      </LinkButton>
    </Inline>
  );
}

/** Asked before something is saved that stays until somebody thinks of it. */
function EndeFrage() {
  return (
    <Notice tone="warning" title="Diese Meldung hat kein Ende" id="ohneEnde">
      <Stack gap="m">
        <Text>
          Sie ist noch nicht gespeichert. Ohne Ende wird sie angezeigt, bis jemand sie beendet. Möchten Sie sie so
          speichern? Sonst geben Sie bitte unten unter „Anzeigen bis“ ein Ende ein.
        </Text>
        <div>
          <Absendeknopf absicht="ohneEnde">Ohne Ende speichern</Absendeknopf>
        </div>
      </Stack>
    </Notice>
  );
}

type TeilProps = { antwort: AntwortSicht; texte: Readonly<Record<string, string>> };

function InhaltKarte({ antwort, texte }: TeilProps) {
  return (
    <Card title="Inhalt">
      <Stack gap="m">
        <TextField
          {...antwort.feld("titel")}
          label="Titel"
          required
          limit={SYSTEMNACHRICHT_TITEL_MAX}
          defaultValue={antwort.text("titel", texte.titel)}
        />
        <TextArea
          {...antwort.feld("text")}
          label="Text"
          hint="Einfacher Text mit Leerzeilen zwischen den Absätzen, oder HTML mit <p>, <ul>, <li>, <strong> und <a href>."
          required
          rows={10}
          limit={SYSTEMNACHRICHT_TEXT_MAX}
          defaultValue={antwort.text("text", texte.text)}
        />
      </Stack>
    </Card>
  );
}

function ZeitKarten({ antwort, texte }: TeilProps) {
  const teile = { antwort, texte };
  return (
    <>
      <Card title="Wann die Meldung angezeigt wird">
        <Stack gap="m">
          <Text tone="muted">{`${ZEITZONE}. Gibt es eine Uhrzeit in der Nacht der Zeitumstellung zweimal, ist die spätere gemeint.`}</Text>
          <ZeitpunktFelder {...teile} moment="anzeigenVon" legend="Anzeigen von" required />
          <ZeitpunktFelder
            {...teile}
            moment="anzeigenBis"
            legend="Anzeigen bis"
            hint="Ohne Angabe wird die Meldung angezeigt, bis jemand sie beendet."
          />
        </Stack>
      </Card>
      <Card title="Wann das Ereignis stattfindet">
        <Stack gap="m">
          <Text tone="muted">{`Freiwillig, zum Beispiel Beginn und Ende einer Wartung. Beides steht über dem Text der Meldung. ${ZEITZONE}.`}</Text>
          <ZeitpunktFelder {...teile} moment="ereignisVon" legend="Beginn des Ereignisses" />
          <ZeitpunktFelder {...teile} moment="ereignisBis" legend="Ende des Ereignisses" />
        </Stack>
      </Card>
    </>
  );
}
