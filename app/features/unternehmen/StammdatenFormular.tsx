import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { STAMMDATEN_FELDER } from "~/domain/unternehmen/stammdatenFormular";
import { href } from "~/routing/href";
import { RequiredHint } from "~/ui";
import { befundeVon, falscheVon } from "./befunde";
import { FirmenKnoepfe } from "./FirmenKnoepfe";
import { FirmenFormular } from "./FirmenFormular";
import { FolgenFrage } from "./FolgenFrage";
import { FormularMeldung } from "./FormularMeldung";
import { GueltigkeitKarte } from "./GueltigkeitKarte";
import type { StammdatenDaten } from "./loadStammdaten";
import { bereichMitEingaben, STAMMDATEN_LABELS, entwurfVonStammdaten } from "./stammdatenEingaben";
import { StammdatenTeile } from "./StammdatenTeile";
import { TestdatenKnopf } from "./TestdatenKnopf";

type StammdatenFormularProps = {
  daten: StammdatenDaten;
  /** What is missing is said at its field, too; what is wrong always is. */
  pruefen: boolean;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** Controls that are no questions of the form. */
const WEITERE = ["art", "gueltigAb", "folgen"];
const HIER = href("unternehmen");

/** The form of the master data: all parts in one, saved with one button, and saved again and again. */
export function StammdatenFormular({ daten, pruefen, ...rest }: StammdatenFormularProps) {
  const umfeld = { felder: STAMMDATEN_FELDER, kontext: daten.kontext };
  return (
    <FirmenFormular hier={HIER} entwurf={entwurfVonStammdaten(daten)} ticket={daten.ticket} {...rest}>
      {(eingabe) => (
        <>
          <FormularMeldung
            hier={HIER}
            revision={daten.revision}
            umfeld={umfeld}
            labels={STAMMDATEN_LABELS}
            weitere={WEITERE}
            sicht={eingabe.sicht}
          />
          <RequiredHint />
          <StammdatenTeile
            bereich={bereichMitEingaben(daten, eingabe.eingaben)}
            daten={daten}
            eingabe={eingabe}
            befunde={pruefen ? befundeVon(daten) : falscheVon(daten)}
          />
          <GueltigkeitKarte
            sicht={eingabe.sicht}
            heute={daten.kontext.heute}
            istVollstaendig={daten.fehler.length === 0}
          />
          <FolgenFrage key={eingabe.sicht.versuch} sicht={eingabe.sicht} />
          <FirmenKnoepfe>
            <TestdatenKnopf />
          </FirmenKnoepfe>
        </>
      )}
    </FirmenFormular>
  );
}
