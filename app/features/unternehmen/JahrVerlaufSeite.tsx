import { href } from "~/routing/href";
import { JAHR_LABELS } from "./jahrEingaben";
import type { JahrVerlauf } from "./loadJahrVerlauf";
import { NachbarKarte } from "./NachbarKarte";
import { ZeilenVerlauf, type ZeilenVerlaufProps } from "./ZeilenVerlauf";

type JahrVerlaufSeiteProps = Omit<ZeilenVerlaufProps, "liste"> & { verlauf: JahrVerlauf };

/** Every saved version of a Wirtschaftsjahr. */
export function JahrVerlaufSeite({ verlauf: { uuid, zeitraum, liste, grenzen }, ...rest }: JahrVerlaufSeiteProps) {
  const pfad = [
    { label: "Geschäftsstatistik", href: href("unternehmenWirtschaftsjahr") },
    { label: zeitraum, href: href("unternehmenWirtschaftsjahrFormular", { uuid }) },
    { label: "Verlauf" },
  ];
  return (
    <ZeilenVerlauf
      kopf={{ title: "Verlauf des Wirtschaftsjahres", breadcrumbs: pfad }}
      hier={href("unternehmenWirtschaftsjahrVerlauf", { uuid })}
      labels={JAHR_LABELS}
      liste={liste}
      frage={(fassung, sicht) => {
        const anpassung = grenzen[String(fassung)];
        return anpassung && <NachbarKarte anpassung={anpassung} sicht={sicht} />;
      }}
      {...rest}
    />
  );
}
