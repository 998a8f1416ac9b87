import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import { Absendeknopf, type AntwortSicht, useGesehen } from "~/features/anmeldung";
import { AufbewahrtesFormular } from "~/features/aufbewahrung";
import { TestdatenKnopf } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { Card, HiddenField, Inline, LinkButton, RequiredHint, Stack, Text } from "~/ui";
import type { NachrichtDaten } from "./loadSystemnachrichten";
import type { NachrichtAntwort } from "./nachrichtAntwort";
import { NACHRICHT_LABELS } from "./nachrichtEingabe";
import { entwurfVonNachricht, NACHRICHT_KAESTCHEN } from "./nachrichtEntwurf";
import { ZEITZONE } from "./verwaltungTexte";
import { SpeicherFrage } from "./SpeicherFrage";
import { InhaltKarte } from "./InhaltKarte";
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
          {letzte?.frage != null && <SpeicherFrage {...letzte.frage} />}
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
      <TestdatenKnopf />
      <LinkButton variant="secondary" href={href("systemNachrichtenView")}>
        Abbrechen
      </LinkButton>
    </Inline>
  );
}

type TeilProps = { antwort: AntwortSicht; texte: Readonly<Record<string, string>> };

function ZeitKarten({ antwort, texte }: TeilProps) {
  const teile = { antwort, texte };
  return (
    <>
      <Card title="Wann die Meldung angezeigt wird">
        <Stack gap="m">
          <Text tone="muted">{`${ZEITZONE}. Gibt es eine Uhrzeit in der Nacht der Zeitumstellung zweimal, ist die spätere gemeint.`}</Text>
          <ZeitpunktFelder {...teile} moment="anzeigenVon" legend={NACHRICHT_LABELS.anzeigenVon} required />
          <ZeitpunktFelder
            {...teile}
            moment="anzeigenBis"
            legend={NACHRICHT_LABELS.anzeigenBis}
            hint="Ohne Angabe wird die Meldung angezeigt, bis jemand sie beendet."
          />
        </Stack>
      </Card>
      <Card title="Wann das Ereignis stattfindet">
        <Stack gap="m">
          <Text tone="muted">{`Freiwillig, zum Beispiel Beginn und Ende einer Wartung. Beides steht über dem Text der Meldung. ${ZEITZONE}.`}</Text>
          <ZeitpunktFelder {...teile} moment="ereignisVon" legend={NACHRICHT_LABELS.ereignisVon} />
          <ZeitpunktFelder {...teile} moment="ereignisBis" legend={NACHRICHT_LABELS.ereignisBis} />
        </Stack>
      </Card>
    </>
  );
}
