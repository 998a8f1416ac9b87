import type { ReactNode } from "react";
import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { schriftsatzFormular } from "~/domain/antrag/schriftsatzFormulare";
import { KMU_ZAHLEN_FELDER, kmuZahlenFormular } from "~/domain/kmu/kmuZahlenFormular";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import { KONTEXT_ZUM_LESEN } from "~/domain/unternehmen/stammdatenFeld";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { verbundFormular } from "~/domain/verbund/verbundFormular";
import { MusterFormular } from "~/features/formular";
import { findEntry } from "~/lib/findEntry";
import { Card, Text } from "~/ui";
import { findArt, type Vorschau } from "./loadVorschau";
import { MusterFragen, type MusterHilfe } from "./MusterFragen";

type Muster = MusterHilfe & { heute: string };

const BEISPIEL_FRAGE = { uuid: "00000000-0000-4000-8000-000000000000", vorhaben: "", frage: "Beispielfrage" };

const schriftsatz =
  (art: "NACHTRAG" | "WIDERSPRUCH") =>
  ({ heute, ...hilfe }: Muster) => {
    const fragen = art === "NACHTRAG" && hilfe.hilfe === "antwort" ? [BEISPIEL_FRAGE] : [];
    const kontext = { heute, fragen, vorhaben: [], widerspruchsfrist: heute };
    return <MusterFragen teile={schriftsatzFormular(art, kontext).tabs} kontext={kontext} {...hilfe} />;
  };

/** The forms other than those of an Antrag, by their area of the help. */
const MUSTER: Readonly<Record<string, (muster: Muster) => ReactNode>> = {
  wirtschaftsjahr: ({ heute, ...hilfe }) => (
    <MusterFragen teile={jahrFormular.tabs} kontext={{ heute, istVerbunden: false, andere: [] }} {...hilfe} />
  ),
  unternehmen: ({ heute, ...hilfe }) =>
    KMU_ZAHLEN_FELDER.some(({ help, key }) => (help ?? key) === hilfe.hilfe) ? (
      <MusterFragen
        teile={kmuZahlenFormular.tabs}
        kontext={{ heute, eigenes: "", firmen: [], andere: [] }}
        {...hilfe}
      />
    ) : (
      <MusterFragen teile={stammdatenFormular.tabs} kontext={{ ...KONTEXT_ZUM_LESEN, heute }} {...hilfe} />
    ),
  verbundeneUnternehmen: ({ heute, ...hilfe }) => (
    <MusterFragen teile={verbundFormular.tabs} kontext={{ heute, andere: [] }} {...hilfe} />
  ),
  nachtrag: schriftsatz("NACHTRAG"),
  widerspruch: schriftsatz("WIDERSPRUCH"),
};

type VorschauMusterProps = Muster & { text: HilfetextMitFassungen; vorschau: Vorschau };

/** The form in which readers meet a help text, without anybody's answers. */
export function VorschauMuster({ text: { bereich }, vorschau: { ort }, ...muster }: VorschauMusterProps) {
  const art = findArt(bereich);
  if (art !== null && ort !== null) return <MusterFormular art={art} ort={ort} {...muster} />;
  const zeige = findEntry(MUSTER, bereich);
  if (zeige !== undefined) return zeige(muster);
  return (
    <Card>
      <Text>
        Für diesen Bereich gibt es kein Beispielformular. So wie hier steht der Text dort in der Hilfe neben der Seite.
      </Text>
    </Card>
  );
}
