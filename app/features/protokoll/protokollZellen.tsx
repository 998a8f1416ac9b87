import type { ReactNode } from "react";
import type { Ereigniszeile, ProtokollZeile } from "~/contract/verfahren/protokoll";
import { MomentSekunde } from "~/features/moment";
import { href } from "~/routing/href";
import { TextLines, TextLink } from "~/ui";
import { wertVon } from "./protokollTexte";
import { VorgangName } from "./VorgangName";
import { Wer } from "./Wer";

type Gemeinsam = Pick<ProtokollZeile, keyof ProtokollZeile & keyof Ereigniszeile>;

/** What a line of the log and an event of a chain both show, by the keys of their columns. */
export const GEMEINSAME_ZELLEN = {
  am: ({ am }) => <MomentSekunde am={am} />,
  vorgang: ({ vorgang }) => <VorgangName vorgang={vorgang} />,
  person: ({ person }) => <Wer person={person} />,
  antrag: ({ antrag }) =>
    antrag === null ? (
      "–"
    ) : (
      <TextLink href={href("wartungKette", { uuid: antrag.uuid })}>{antrag.nummer ?? "ohne Nummer"}</TextLink>
    ),
  wechsel: ({ von, nach }) => <TextLines texts={[von, nach].flatMap((wert) => (wert === null ? [] : wertVon(wert)))} />,
} as const satisfies Readonly<Record<string, (zeile: Gemeinsam) => ReactNode>>;
