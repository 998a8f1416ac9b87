import { checkForm } from "../../../formkit/checkForm";
import type { Befund, Tab, Werte } from "../../../formkit/field";
import { rowsOf, textOf } from "../../../formkit/werte";
import type { AntragFormular } from "./formulare";
import type { AntragKontext } from "./kontext";

/** One thing that is missing or deserves a second look, with all that a link to its field needs. */
export type Luecke = {
  readonly art: "fehler" | "warnung";
  readonly vorhabenUuid: string;
  readonly vorhabenTitel: string;
  readonly tab: string;
  readonly tabLabel: string;
  /** Key of the table and uuid of the row, when a row is meant. */
  readonly tabelle?: string;
  readonly zeileUuid?: string;
  readonly zeileTitel?: string;
  /** Key of the field; "" when the Vorhaben, the row or the tab as a whole is meant. */
  readonly property: string;
  /** Name of the form control; "" when there is none. */
  readonly feldName: string;
  /** What the user knows the place by: the field's label, else the tab's. */
  readonly label: string;
  readonly message: string;
};

/** The values of one Vorhaben, as stored. */
export type VorhabenWerte = Werte & { uuid: string };

function tabVon({ tabs }: AntragFormular, befund: Befund): Tab<AntragKontext> | undefined {
  return tabs.find((tab) => tab.key === befund.tab);
}

function zeileVon(befund: Befund, tab: Tab<AntragKontext> | undefined, vorhaben: VorhabenWerte) {
  const tabelle = tab?.fields.find((feld) => feld.key === befund.tabelle);
  const zeile = rowsOf(vorhaben, befund.tabelle ?? "").find((eintrag) => eintrag.uuid === befund.uuid);
  if (tabelle?.entity === undefined || zeile === undefined) return undefined;
  return {
    tabelle: tabelle.key,
    zeileUuid: zeile.uuid,
    zeileTitel: tabelle.entity.title(zeile),
    entity: tabelle.entity,
  };
}

type Fundort = { form: AntragFormular; vorhaben: VorhabenWerte; vorhabenTitel: string };

function toLuecke(befund: Befund, art: Luecke["art"], { form, vorhaben, vorhabenTitel }: Fundort): Luecke {
  const tab = tabVon(form, befund);
  const zeile = zeileVon(befund, tab, vorhaben);
  const feld = (zeile?.entity.fields ?? tab?.fields ?? []).find((eintrag) => eintrag.key === befund.property);
  const tabLabel = tab?.label ?? "";
  return {
    art,
    vorhabenUuid: vorhaben.uuid,
    vorhabenTitel,
    tab: befund.tab ?? "",
    tabLabel,
    ...(zeile && { tabelle: zeile.tabelle, zeileUuid: zeile.zeileUuid, zeileTitel: zeile.zeileTitel }),
    property: befund.property,
    feldName: befund.feld ?? "",
    label: feld?.label ?? zeile?.zeileTitel ?? tabLabel,
    message: befund.message,
  };
}

/** "Vorhaben 2" until it has a title. */
export function vorhabenTitel(vorhaben: Werte, stelle: number): string {
  return textOf(vorhaben, "titel").trim() || `Vorhaben ${stelle + 1}`;
}

/**
 * "Was fehlt noch?": all findings over all Vorhaben. Vorhaben by Vorhaben, errors before warnings, each in the order of
 * the form.
 */
export function listLuecken(
  vorhaben: readonly VorhabenWerte[],
  kontext: AntragKontext,
  form: AntragFormular,
): readonly Luecke[] {
  return vorhaben.flatMap((eintrag, stelle) => {
    const ort = { form, vorhaben: eintrag, vorhabenTitel: vorhabenTitel(eintrag, stelle) };
    const { fehler, warnungen } = checkForm(form, eintrag, kontext);
    return [
      ...fehler.map((befund) => toLuecke(befund, "fehler", ort)),
      ...warnungen.map((befund) => toLuecke(befund, "warnung", ort)),
    ];
  });
}
