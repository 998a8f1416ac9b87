import { ZeilenVerlauf, type ZeilenVerlaufProps } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { pfadZu } from "./eintragProps";
import type { VerbundVerlauf } from "./loadVerbundVerlauf";
import { VERBUND_LABELS } from "./verbundEingaben";

type VerbundVerlaufSeiteProps = Omit<ZeilenVerlaufProps, "liste"> & { verlauf: VerbundVerlauf };

/** Every saved version of a row of the affiliated companies. */
export function VerbundVerlaufSeite({ verlauf, ...rest }: VerbundVerlaufSeiteProps) {
  return (
    <ZeilenVerlauf
      kopf={{ title: "Verlauf des Eintrags", breadcrumbs: pfadZu(verlauf, "Verlauf") }}
      hier={href("verbundeneUnternehmenVerlauf", { uuid: verlauf.uuid })}
      labels={VERBUND_LABELS}
      liste={verlauf.liste}
      {...rest}
    />
  );
}
