import type { ReactNode } from "react";
import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { schriftsatzFormular } from "~/domain/antrag/schriftsatzFormulare";
import { UEBERGABE_FRAGEN } from "~/domain/benutzer/uebergabeFragen";
import { KEIN_JAHR_FRAGE } from "~/domain/statistik/keinJahrFrage";
import { GUELTIGKEIT_FRAGEN } from "~/domain/unternehmen/gueltigkeitFragen";
import { VERBUND_FRAGEN } from "~/domain/verbund/verbundFragen";
import { isHilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { KMU_ZAHLEN_FELDER, kmuZahlenFormular } from "~/domain/kmu/kmuZahlenFormular";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import { KONTEXT_ZUM_LESEN } from "~/domain/unternehmen/stammdatenFeld";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { verbundFormular } from "~/domain/verbund/verbundFormular";
import { SoGehtEs } from "~/features/anmeldung";
import { EinladenMuster } from "~/features/benutzerverwaltung";
import { EinreichenMuster, EinreichenSchritte } from "~/features/einreichung";
import { MusterFormular } from "~/features/formular";
import { findEntry } from "~/lib/findEntry";
import { Section, Stack } from "~/ui";
import { KurzMuster } from "./KurzMuster";
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
        kontext={{ heute, eigenes: "", firmen: [], andere: [], verbundjahre: [] }}
        {...hilfe}
      />
    ) : (
      <MusterFragen teile={stammdatenFormular.tabs} kontext={{ ...KONTEXT_ZUM_LESEN, heute }} {...hilfe} />
    ),
  verbundeneUnternehmen: ({ heute, ...hilfe }) => (
    <MusterFragen teile={verbundFormular.tabs} kontext={{ heute, andere: [] }} {...hilfe} />
  ),
  benutzerverwaltung: (muster) => <EinladenMuster {...muster} />,
  nachtrag: schriftsatz("NACHTRAG"),
  widerspruch: schriftsatz("WIDERSPRUCH"),
};

/** What areas with declared forms ask besides them. */
const NEBEN_DEN_FORMULAREN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wirtschaftsjahr: KEIN_JAHR_FRAGE,
  unternehmen: GUELTIGKEIT_FRAGEN,
  verbundeneUnternehmen: VERBUND_FRAGEN,
  benutzerverwaltung: UEBERGABE_FRAGEN,
};

type VorschauMusterProps = Muster & { text: HilfetextMitFassungen; vorschau: Vorschau };

/** The form in which readers meet a help text, without anybody's answers; for a hint the pages that show it. */
export function VorschauMuster({ text: { art: textart, bereich, feld }, vorschau, ...muster }: VorschauMusterProps) {
  const { ort, hinweis, erklaerungen } = vorschau;
  if (textart === "HINWEIS") return <HinweisMuster schluessel={feld} hinweis={hinweis} {...muster} />;
  const art = findArt(bereich);
  if (art !== null && ort !== null) return <MusterFormular art={art} ort={ort} {...muster} />;
  if (bereich === "einreichen") return <EinreichenMuster erklaerungen={erklaerungen} {...muster} />;
  const nur = findEntry(NEBEN_DEN_FORMULAREN, bereich);
  if (isHilfeBereich(bereich) && nur !== undefined && Object.hasOwn(nur, feld))
    return <KurzMuster bereich={bereich} nur={nur} {...muster} />;
  const eigenes = findEntry(MUSTER, bereich);
  if (eigenes !== undefined) return eigenes(muster);
  return isHilfeBereich(bereich) ? <KurzMuster bereich={bereich} {...muster} /> : null;
}

type HinweisMusterProps = Pick<Muster, "heute" | "isDaneben"> & { schluessel: string; hinweis: string | null };

/** The first tab of the form with its hints; what the start page and the submission say for the other one. */
function HinweisMuster({ schluessel, hinweis, heute, isDaneben }: HinweisMusterProps) {
  if (schluessel === "einreichen") return <HinweisEinreichen hinweis={hinweis} />;
  const andere = { pflichtfelder: null, speichern: null };
  return (
    <MusterFormular
      art="V2"
      ort={{ tab: 0, tabelle: null, steuerung: null }}
      heute={heute}
      isDaneben={isDaneben}
      hilfe={null}
      hilfeZiel={() => null}
      hinweise={{ ...andere, [schluessel]: hinweis }}
    />
  );
}

function HinweisEinreichen({ hinweis }: { hinweis: string | null }) {
  return (
    <Stack gap="l">
      <Section title="Auf der Startseite vor der Anmeldung">
        <SoGehtEs hinweis={hinweis} />
      </Section>
      <Section title="Beim Einreichen">
        <EinreichenSchritte schritt="pruefliste" hinweis={hinweis} />
      </Section>
    </Stack>
  );
}
