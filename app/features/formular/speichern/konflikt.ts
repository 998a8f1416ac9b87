import type { Konflikt as WireKonflikt, Konfliktlage, Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Werte } from "~/formkit/field";
import { readStelle, wertAn } from "~/formkit/merge/stelle";
import { wortDifferenz } from "~/lib/wortDifferenz";
import { GESEHEN, KONFLIKT_GEZEIGT, WAHL, type Konflikt, type KonfliktFeld } from "../seite/formularDaten";
import { labelAn, textAn } from "../felder/stelleText";
import { toWert } from "../seite/toWerte";

/** What the person has decided: the revision that was seen, and a choice for each place. */
export function readEntscheidungen(formData: FormData): {
  gesehen?: number;
  entscheidungen?: { stelle: string; wahl: "meine" | "gespeicherte" }[];
} {
  const gesehen = formData.get(GESEHEN);
  if (typeof gesehen !== "string" || !/^\d{1,9}$/.test(gesehen)) return {};
  const entscheidungen = [...formData.entries()].flatMap(([name, wert]) => {
    const stelle = name.slice(WAHL.length);
    const isWahl = name.startsWith(WAHL) && readStelle(stelle) !== undefined;
    return isWahl && (wert === "meine" || wert === "gespeicherte") ? [{ stelle, wahl: wert } as const] : [];
  });
  return { gesehen: Number(gesehen), entscheidungen };
}

/** Conflicts that were on the page and have got no choice. */
export function listUnentschiedene(formData: FormData): string[] {
  return formData
    .getAll(KONFLIKT_GEZEIGT)
    .map(String)
    .filter((stelle) => !formData.has(`${WAHL}${stelle}`));
}

/**
 * What the texts of a conflict are made of: the stored answers, and the own ones over those that the form was opened
 * with.
 */
export type Umstand = {
  form: AntragFormular;
  gespeichert: Werte;
  meine: Werte;
  kontext: AntragKontext;
  unentschieden: readonly string[];
};

function toFeld(konflikt: WireKonflikt, { form, gespeichert, meine, kontext, unentschieden }: Umstand): KonfliktFeld[] {
  const { stelle: name, art, von, am, betrifft, wahl = null } = konflikt;
  const stelle = readStelle(name);
  if (stelle === undefined) return [];
  const [ihrText, meinText] = [
    textAn(stelle, toWert(konflikt.gespeicherte), { form, wurzel: gespeichert, kontext }),
    textAn(stelle, toWert(konflikt.meine), { form, wurzel: meine, kontext }),
  ];
  const abhaengige = betrifft.flatMap((text) => {
    const andere = readStelle(text);
    if (andere === undefined) return [];
    const [ihre, eigene] = [wertAn(gespeichert, andere), wertAn(meine, andere)];
    const quelle = ihre === null || ihre === "" ? { wert: eigene, wurzel: meine } : { wert: ihre, wurzel: gespeichert };
    return [
      {
        label: labelAn(andere, { form, werte: quelle.wurzel }),
        text: textAn(andere, quelle.wert, { form, wurzel: quelle.wurzel, kontext }),
      },
    ];
  });
  const label = labelAn(stelle, { form, werte: art === "geloescht" ? meine : gespeichert });
  const teile = wortDifferenz(ihrText, meinText);
  return [
    {
      stelle: name,
      art,
      label,
      von,
      am,
      teile,
      betrifft: abhaengige,
      wahl,
      fehlt: wahl === null && unentschieden.includes(name),
    },
  ];
}

/** What others have changed, by the names that people know. */
export function listUebernommene(
  uebernommen: readonly Uebernommen[],
  umfeld: { form: AntragFormular; werte: Werte },
): Konflikt["uebernommen"] {
  return uebernommen.flatMap(({ stelle, von, am }) => {
    const gelesen = readStelle(stelle);
    return gelesen === undefined ? [] : [{ label: labelAn(gelesen, umfeld), von, am }];
  });
}

/** The conflicts of a refused save as the page shows them. */
export function toKonflikt(lage: Konfliktlage, basis: number, umstand: Umstand): Konflikt {
  return {
    basis,
    gesehen: lage.revision,
    felder: lage.konflikte.flatMap((konflikt) => toFeld(konflikt, umstand)),
    uebernommen: listUebernommene(lage.uebernommen, { form: umstand.form, werte: umstand.gespeichert }),
  };
}
