import { ZeilenVerlauf, type ZeilenVerlaufProps } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { KMU_ZAHLEN_LABELS } from "./kmuZahlenEingaben";
import type { KmuZahlenVerlauf } from "./loadKmuZahlenVerlauf";

type KmuZahlenVerlaufSeiteProps = Omit<ZeilenVerlaufProps, "liste"> & { verlauf: KmuZahlenVerlauf };

/** Every saved version of the figures of one company in one Wirtschaftsjahr. */
export function KmuZahlenVerlaufSeite({ verlauf: { uuid, name, liste }, ...rest }: KmuZahlenVerlaufSeiteProps) {
  const pfad = [
    { label: "Unternehmen", href: href("unternehmen") },
    { label: "KMU-Status", href: href("unternehmenKmu") },
    { label: "Zahlen für den KMU-Status", href: href("unternehmenKmuZahlen") },
    { label: name, href: href("unternehmenKmuZahlenFormular", { uuid }) },
    { label: "Verlauf" },
  ];
  return (
    <ZeilenVerlauf
      kopf={{ title: "Verlauf der Zahlen", breadcrumbs: pfad }}
      hier={href("unternehmenKmuZahlenVerlauf", { uuid })}
      labels={KMU_ZAHLEN_LABELS}
      liste={liste}
      {...rest}
    />
  );
}
