import type { Wert, Werte, Zeile } from "~/formkit/field";
import { rowsOf } from "~/formkit/werte";
import type { AntragEntity, AntragFeld, Platz, VorhabenWerte } from "./platz";

/** Of a long text only whether there is one: its first character. */
function onlyAnfang(wert: Wert): Wert {
  return typeof wert === "string" ? wert.trim().slice(0, 1) : wert;
}

function withKurzenTexten(felder: readonly AntragFeld[], werte: Werte): Werte {
  const lang = new Set(felder.filter(({ kind }) => kind === "textArea").map(({ key }) => key));
  return Object.fromEntries(Object.entries(werte).map(([key, wert]) => [key, lang.has(key) ? onlyAnfang(wert) : wert]));
}

function withoutLangtexte(felder: readonly AntragFeld[], werte: Werte): Werte {
  const lang = new Set(felder.filter(({ kind }) => kind === "textArea").map(({ key }) => key));
  return Object.fromEntries(Object.entries(werte).filter(([key]) => !lang.has(key)));
}

/** The row with only what it is called by: what the title looks at says it itself. */
function onlyTitel({ title }: AntragEntity, zeile: Zeile): Zeile {
  const kurz: Zeile = { uuid: zeile.uuid };
  const remember = (alle: Zeile, key: string | symbol) => {
    const wert = typeof key === "string" ? alle[key] : undefined;
    if (typeof key === "string" && wert !== undefined) kurz[key] = wert;
    return wert;
  };
  title(new Proxy(zeile, { get: remember }));
  return kurz;
}

/**
 * The values without long texts that the open form does not show; of those of other tabs only whether there are any.
 * Rules look at names, dates, amounts and choices of other places, never at their long texts, and these are most of the
 * bytes. A tab without tables does not look into rows at all; it only names and counts them, for instance when an
 * answer makes them unnecessary.
 */
export function werteFuerPlatz(werte: VorhabenWerte, { form, tab, zeile }: Platz): VorhabenWerte {
  const hatTabelle = tab.fields.some(({ kind }) => kind === "table");
  const andere = form.tabs.filter(({ key }) => key !== tab.key || zeile !== null);
  const kurz: VorhabenWerte = {
    ...withKurzenTexten(
      andere.flatMap(({ fields }) => fields),
      werte,
    ),
    uuid: werte.uuid,
  };
  for (const { key, entity, rows } of form.tabs.flatMap(({ fields }) => fields)) {
    if (entity === undefined) continue;
    if (!hatTabelle) kurz[key] = rowsOf(werte, key).map((eintrag) => onlyTitel(entity, eintrag));
    else if (rows === "frei") {
      kurz[key] = rowsOf(werte, key).map((eintrag) =>
        eintrag.uuid === zeile?.werte.uuid
          ? eintrag
          : { ...withoutLangtexte(entity.fields, eintrag), uuid: eintrag.uuid },
      );
    }
  }
  return kurz;
}
