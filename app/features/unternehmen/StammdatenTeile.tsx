import type { AngabeHerkunft } from "~/contract/unternehmen/stammdaten";
import type { StammdatenKontext } from "~/domain/unternehmen/stammdatenFeld";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { FormularTeile, type FormularTeileProps } from "./FormularTeile";
import { herkunftText } from "./herkunftText";

type StammdatenTeileProps = Omit<FormularTeileProps<StammdatenKontext>, "form" | "herkunft"> & {
  /** Where each value comes from. */
  angaben: Readonly<Record<string, AngabeHerkunft>>;
};

/** The parts of the master data, each value with where it comes from. */
export function StammdatenTeile({ angaben, ...props }: StammdatenTeileProps) {
  const herkunft = (feld: string): string | undefined => {
    const angabe = angaben[feld];
    return angabe === undefined ? undefined : herkunftText(angabe);
  };
  return <FormularTeile form={stammdatenFormular} herkunft={herkunft} {...props} />;
}
