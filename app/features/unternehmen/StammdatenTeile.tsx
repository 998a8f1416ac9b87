import type { StammdatenKontext } from "~/domain/unternehmen/stammdatenFeld";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { Text } from "~/ui";
import { FormularTeile, type FormularTeileProps } from "./FormularTeile";
import type { StammdatenDaten } from "./loadStammdaten";

type StammdatenTeileProps = Omit<FormularTeileProps<StammdatenKontext>, "form" | "herkunft"> & {
  daten: Pick<StammdatenDaten, "herkunft" | "registrierung">;
};

/** The parts of the master data, each value with where it comes from. */
export const StammdatenTeile = ({ daten: { herkunft, registrierung }, ...props }: StammdatenTeileProps) => (
  <>
    {registrierung !== null && (
      <Text tone="muted" size="s">
        {registrierung}
      </Text>
    )}
    <FormularTeile form={stammdatenFormular} herkunft={(feld) => herkunft[feld]} {...props} />
  </>
);
