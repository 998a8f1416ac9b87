import type { Eintrag } from "~/features/tresor";
import type { Werte } from "~/formkit/field";
import type { FormularDaten } from "../seite/formularDaten";
import type { Platz } from "../seite/platz";
import { showFunde } from "./anzeige";
import { FundListe, type FundListeProps } from "./FundListe";

export type TresorHinweisProps = Omit<FundListeProps, "alle"> & {
  funde: readonly Eintrag[];
  daten: FormularDaten;
  platz: Platz;
  wurzel: Werte;
};

/** Offers what was typed in this browser for a Vorhaben and not saved. */
export function TresorHinweis({ funde, daten, platz, wurzel, ...rest }: TresorHinweisProps) {
  return <FundListe alle={showFunde(funde, { daten, platz, wurzel })} {...rest} />;
}
