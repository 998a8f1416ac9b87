import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { FormularFelder } from "~/features/formular";
import { SeitenDerListe, type Seitenstand } from "~/features/tabelle";
import type { DifferenzTeil } from "~/lib/wortDifferenz";
import { Button, Card, DefinitionList, Difference, HiddenField, Notice, Stack, Text } from "~/ui";

/** How the address names the list: its pages, and the place on the page. */
export const FASSUNGEN = "fassungen";

/** A saved version as people read it. */
export type FassungsEintrag = {
  revision: number;
  titel: string;
  am: string;
  /** Who saved it, and what else is to be said of it. */
  zusaetze: readonly string[];
  /** What it has changed; null when the version before it is not kept. */
  unterschiede: readonly { label: string; teile: readonly DifferenzTeil[] }[] | null;
};

/** The saved versions, newest first; `revision` is the present one. */
export type Fassungen = { revision: number; darfWiederherstellen: boolean; eintraege: readonly FassungsEintrag[] };

/** The pages of them that are shown. */
export type Fassungsliste = Fassungen & { seiten: Omit<Seitenstand<unknown>, "zeilen"> };

type FassungsKartenProps = {
  liste: Fassungsliste;
  formular: FormularSchutz;
  /** Where a restoration is sent to. */
  hier: string;
  /** What has to be answered before a version is restored. */
  frage?: (revision: number) => ReactNode;
  /** What else can be done with a version. */
  mehr?: (revision: number) => ReactNode;
};

/** Every saved version with what it has changed, and a button that makes it the present one. */
export function FassungsKarten({ liste, ...rest }: FassungsKartenProps) {
  const { eintraege, revision, darfWiederherstellen, seiten } = liste;
  if (eintraege.length === 0)
    return <Notice tone="info">Hier ist noch keine Fassung aufbewahrt. Die nächste entsteht beim Speichern.</Notice>;
  return (
    <Stack gap="l" id={FASSUNGEN}>
      {eintraege.map((eintrag) => (
        <Card key={eintrag.revision} title={eintrag.titel}>
          <Stack gap="m">
            <Zusaetze eintrag={eintrag} istAktuell={eintrag.revision === revision} />
            <Unterschiede eintrag={eintrag} />
            {darfWiederherstellen && eintrag.revision !== revision && (
              <Wiederherstellen eintrag={eintrag} revision={revision} {...rest} />
            )}
            {darfWiederherstellen && rest.mehr?.(eintrag.revision)}
          </Stack>
        </Card>
      ))}
      <SeitenDerListe liste={FASSUNGEN} {...seiten} />
    </Stack>
  );
}

function Zusaetze({ eintrag: { zusaetze }, istAktuell }: { eintrag: FassungsEintrag; istAktuell: boolean }) {
  const teile = [...zusaetze, ...(istAktuell ? ["aktuelle Fassung"] : [])];
  return teile.length > 0 && <Text tone="muted">{teile.join(", ")}</Text>;
}

function Unterschiede({ eintrag: { unterschiede } }: { eintrag: FassungsEintrag }) {
  if (unterschiede === null)
    return <Text>Was sich hier geändert hat, ist nicht bekannt: Die Fassung davor ist nicht aufbewahrt.</Text>;
  if (unterschiede.length === 0) return <Text>Keine Angabe wurde geändert.</Text>;
  const items = unterschiede.map(({ label, teile }) => ({ label, value: <Difference parts={teile} /> }));
  return <DefinitionList items={items} />;
}

type WiederherstellenProps = Omit<FassungsKartenProps, "liste" | "mehr"> & {
  eintrag: FassungsEintrag;
  revision: number;
};

function Wiederherstellen({ eintrag, revision, formular, hier, frage }: WiederherstellenProps) {
  // What is asked before it happens stands at this version, so the page of the list stays.
  const { search } = useLocation();
  return (
    <form method="post" action={`${hier}${search}`}>
      <FormularFelder formular={formular} />
      <HiddenField name="fassung" value={String(eintrag.revision)} />
      <HiddenField name="revision" value={String(revision)} />
      {frage?.(eintrag.revision)}
      <Button variant="secondary" aria-label={`Diese Fassung vom ${eintrag.am} wiederherstellen`}>
        Diese Fassung wiederherstellen
      </Button>
    </form>
  );
}
