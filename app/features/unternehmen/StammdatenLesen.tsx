import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { AbgelehnteEingaben } from "./AbgelehnteEingaben";
import { befundeVon } from "./befunde";
import { type AbgelehnteAngabe, listAbgelehntes } from "./listAbgelehntes";
import type { StammdatenDaten } from "./loadStammdaten";
import { NurLesenHinweis } from "./NurLesenHinweis";
import { bereichMitEingaben, bereichVonStammdaten, STAMMDATEN_LABELS } from "./stammdatenEingaben";
import { StammdatenTeile } from "./StammdatenTeile";

type StammdatenLesenProps = { daten: StammdatenDaten; antwort: FormAntwort | undefined };

/** The day from which the changes were meant to hold: no question of the form, but typed as well. */
function listTag(antwort: FormAntwort | undefined): AbgelehnteAngabe[] {
  const { art, gueltigAb } = antwort?.eingaben ?? {};
  if (art !== "AENDERUNG" || typeof gueltigAb !== "string" || gueltigAb === "") return [];
  return [{ key: "gueltigAb", label: STAMMDATEN_LABELS["gueltigAb"] ?? "", text: gueltigAb }];
}

/** The master data for those who may not change them, or may no more. */
export function StammdatenLesen({ daten, antwort }: StammdatenLesenProps) {
  const eingaben = antwort?.eingaben ?? null;
  const bereich = bereichVonStammdaten(daten);
  const abgelehnt = listAbgelehntes(stammdatenFormular, {
    eingaben: eingaben ?? {},
    gespeichert: bereich,
    getippt: bereichMitEingaben(daten, eingaben),
  });
  return (
    <>
      <AbgelehnteEingaben antwort={antwort} angaben={[...abgelehnt, ...listTag(antwort)]} />
      <NurLesenHinweis />
      <StammdatenTeile
        bereich={bereich}
        daten={daten}
        abgelehnt={abgelehnt}
        eingabe={null}
        befunde={befundeVon(daten)}
      />
    </>
  );
}
