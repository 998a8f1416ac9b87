import type { ComponentProps, ReactNode } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { PageHeader, Stack } from "~/ui";
import type { Liste } from "./liste";
import { ListenBedienung } from "./ListenBedienung";
import { ListenMeldung } from "./ListenMeldung";
import { ListenSeiten } from "./ListenSeiten";
import type { Listenstand } from "./loadListe";
import type { Schnellwahl } from "./Schnellfilter";

type ListenRahmenProps = {
  kopf: Pick<ComponentProps<typeof PageHeader>, "title" | "lead" | "breadcrumbs" | "actions">;
  liste: Liste;
  stand: Listenstand & Pick<ComponentProps<typeof ListenSeiten>, "zeilen" | "total" | "hatMehr">;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
  /** Where on the page a finding of a refused form can lead to. */
  felder?: readonly string[];
  /** What is often asked for; its links stand in the head. */
  schnellwahlen?: readonly Schnellwahl[];
  /** What nobody must overlook, above the controls: only while there is something. */
  vorab?: ReactNode;
  /** What belongs to the list and is asked for less often than its rows. */
  danach?: ReactNode;
  /** The table. */
  children: ReactNode;
};

/**
 * A page that is a list: head, controls and rows close below each other, all else below the rows. Its row in the route
 * table says `isListe`.
 */
export function ListenRahmen({ kopf, liste, stand, formular, antwort, felder = [], ...teile }: ListenRahmenProps) {
  return (
    <Stack gap="xs">
      <PageHeader {...kopf} isDense />
      <ListenMeldung antwort={antwort} felder={felder} />
      {teile.vorab}
      <ListenBedienung
        {...stand}
        liste={liste}
        formular={formular}
        antwort={antwort}
        schnellwahlen={teile.schnellwahlen}
      />
      <Stack gap="m">
        {teile.children}
        <ListenSeiten {...stand} liste={liste} />
        {teile.danach}
      </Stack>
    </Stack>
  );
}
