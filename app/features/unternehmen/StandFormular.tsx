import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { STAMMDATEN_FELDER } from "~/domain/unternehmen/stammdatenFormular";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { HiddenField, Notice, Text } from "~/ui";
import { FirmenFormular } from "./FirmenFormular";
import { FirmenKnoepfe } from "./FirmenKnoepfe";
import { FolgenFrage } from "./FolgenFrage";
import { FormularMeldung } from "./FormularMeldung";
import type { StandDaten } from "./loadStammdaten";
import {
  bereichMitEingaben,
  berichtigenAdresse,
  entwurfVonStand,
  FRUEHER,
  STAMMDATEN_LABELS,
} from "./stammdatenEingaben";
import { StammdatenTeile } from "./StammdatenTeile";

type StandFormularProps = {
  /** The day (ISO) whose answers are corrected. */
  tag: string;
  daten: StandDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const LEER = { fehler: new Map<string, string>(), warnungen: new Map<string, string>() };
const WEITERE = ["gueltigAb", "folgen"];

/** The second verb for a day that is over: what held then was wrong, and is put right for as long as it held. */
export function StandFormular({ tag, daten, ...rest }: StandFormularProps) {
  const hier = berichtigenAdresse(tag);
  const zurueck = { href: href("unternehmen", {}, { stand: tag }), text: "Abbrechen" };
  return (
    <FirmenFormular hier={hier} entwurf={entwurfVonStand(daten, tag)} ticket={daten.ticket} {...rest}>
      {(eingabe) => (
        <>
          <HiddenField name="art" value={FRUEHER} />
          <HiddenField name="gueltigAb" value={formatDate(tag)} />
          <FormularMeldung
            hier={hier}
            revision={daten.revision}
            umfeld={{ felder: STAMMDATEN_FELDER, kontext: daten.kontext }}
            labels={STAMMDATEN_LABELS}
            weitere={WEITERE}
            sicht={eingabe.sicht}
          />
          <Notice tone="info" title={`Angaben vom ${formatDate(tag)} berichtigen`}>
            <Text>
              Tragen Sie ein, was an diesem Tag richtig war. Eine Angabe, die inzwischen abgelöst ist, wird für die Zeit
              berichtigt, in der sie galt; eine, die heute noch gilt, auch für heute. Alle anderen bleiben, ebenso
              eingereichte Anträge.
            </Text>
          </Notice>
          <StammdatenTeile
            bereich={bereichMitEingaben(daten, eingabe.eingaben)}
            daten={daten}
            eingabe={eingabe}
            befunde={LEER}
          />
          <FolgenFrage key={eingabe.sicht.versuch} sicht={eingabe.sicht} />
          <FirmenKnoepfe zurueck={zurueck} />
        </>
      )}
    </FirmenFormular>
  );
}
