import type { Eintrag } from "~/features/tresor";
import { wortDifferenz } from "~/lib/wortDifferenz";
import type { Entwurf } from "./entwurf";
import type { FundAnzeige } from "./anzeige";
import { FundListe, type FundListeProps } from "./FundListe";
import { isGleich } from "./plan";
import { REST_VON } from "./stellen";

/** What is called by no question of the form any more, as when its row has been deleted: it can be read and copied. */
const NICHT_MEHR_GEFRAGT = "Im Formular nicht mehr gefragt";

function toAnzeige(eintrag: Eintrag, { basis, labels, lesbar, neu }: Entwurf): FundAnzeige[] {
  const isRest = eintrag.stelle.startsWith(REST_VON);
  const name = isRest ? eintrag.stelle.slice(REST_VON.length) : eintrag.stelle;
  const frage = labels[name] ?? neu?.(name)?.label;
  if (frage === undefined && name in basis) return [];
  const label = frage ?? NICHT_MEHR_GEFRAGT;
  const text = (isRest ? [eintrag.text].flat().join("\n") : lesbar(name, eintrag.text)) || "(leer)";
  const jetzt = basis[name];
  const isAnders = !isRest && jetzt !== undefined && !isGleich(jetzt, eintrag.basis);
  return [
    {
      key: `${eintrag.stelle} ${eintrag.blatt}`,
      eintrag,
      text,
      isHier: true,
      href: null,
      label: isRest ? `${label}: Abgeschnittener Rest` : label,
      gespeichert: isAnders ? wortDifferenz(lesbar(name, jetzt), text) : null,
      name: isRest || frage === undefined ? null : name,
    },
  ];
}

export type EntwurfFundeProps = Omit<FundListeProps, "alle"> & { funde: readonly Eintrag[]; entwurf: Entwurf };

/** Offers what was typed in this browser for a draft and not saved, in the order of its questions. */
export function EntwurfFunde({ funde, entwurf, ...rest }: EntwurfFundeProps) {
  const folge = Object.keys(entwurf.labels);
  const platzNr = ({ eintrag }: FundAnzeige) => {
    const nr = folge.indexOf(eintrag.stelle.replace(REST_VON, ""));
    return nr < 0 ? folge.length : nr;
  };
  const alle = funde.flatMap((eintrag) => toAnzeige(eintrag, entwurf)).sort((a, b) => platzNr(a) - platzNr(b));
  return <FundListe alle={alle} {...rest} />;
}
