import type { StammdatenKontext } from "~/domain/unternehmen/stammdatenFeld";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { FormularTeile, type FormularTeileProps } from "./FormularTeile";

type StammdatenTeileProps = Omit<FormularTeileProps<StammdatenKontext>, "form" | "herkunft"> & {
  /** Where each value comes from, in words. */
  herkunft: Readonly<Record<string, string>>;
};

/** The parts of the master data, each value with where it comes from. */
export const StammdatenTeile = ({ herkunft, ...props }: StammdatenTeileProps) => (
  <FormularTeile form={stammdatenFormular} herkunft={(feld) => herkunft[feld]} {...props} />
);
