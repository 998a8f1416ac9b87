import type { Entity, Field, FormKontext, Zeile } from "../field";
import { isStored } from "../kinds";
import { wertOf } from "../relevance";
import { rowsOf } from "../werte";
import { zeilenId } from "../zeilenId";
import type { Staende } from "./merge";
import { mergeReihenfolge, withAllen } from "./mergeReihenfolge";
import { mergeFelder, note, type Sammlung } from "./mergeFelder";
import { isGleich, stelleText } from "./stelle";

type Tabelle<K extends FormKontext> = Field<K> & { entity: Entity<K> };
type Seiten = { basis: Zeile | undefined; gespeichert: Zeile | undefined; gewollt: Zeile | undefined };

function isGleicheZeile<K extends FormKontext>({ entity }: Tabelle<K>, a: Zeile, b: Zeile): boolean {
  return entity.fields.every((field) => !isStored(field.kind) || isGleich(wertOf(field, a), wertOf(field, b)));
}

/** One side has deleted the row: it is gone when the other has left it alone; otherwise a person decides. */
function mergeGeloeschte<K extends FormKontext>(
  tabelle: Tabelle<K>,
  { basis, gespeichert, gewollt }: Seiten,
  sammlung: Sammlung,
): Zeile[] {
  const zeile = gespeichert ?? gewollt;
  if (zeile === undefined) return [];
  const stelle = stelleText({ tabelle: tabelle.key, zeile: zeile.uuid });
  if (basis === undefined) {
    if (gespeichert !== undefined) sammlung.uebernommen.push(stelle);
    return [zeile];
  }
  if (isGleicheZeile(tabelle, zeile, basis)) {
    if (gespeichert === undefined) sammlung.uebernommen.push(stelle);
    return [];
  }
  const [meine, gespeicherte] = [gewollt ? [gewollt] : [], gespeichert ? [gespeichert] : []];
  const art = gespeichert === undefined ? "geloescht" : "geaendert";
  return note(sammlung, { stelle, art, meine, gespeicherte }) === "meine" ? meine : gespeicherte;
}

function mergeZeile<K extends FormKontext>(tabelle: Tabelle<K>, seiten: Seiten, sammlung: Sammlung): Zeile[] {
  const { basis, gespeichert, gewollt } = seiten;
  if (gespeichert === undefined || gewollt === undefined) return mergeGeloeschte(tabelle, seiten, sammlung);
  const { uuid } = gespeichert;
  const felder = mergeFelder(
    tabelle.entity.fields,
    { basis, gespeichert, gewollt },
    { ort: { tabelle: tabelle.key, zeile: uuid }, sammlung },
  );
  return [{ ...gespeichert, ...felder, uuid }];
}

/** Merges the rows of a table: added, changed field by field, deleted, reordered. */
export function mergeZeilen<K extends FormKontext>(tabelle: Tabelle<K>, staende: Staende, sammlung: Sammlung): Zeile[] {
  const listen = {
    basis: rowsOf(staende.basis, tabelle.key),
    gespeichert: rowsOf(staende.gespeichert, tabelle.key),
    gewollt: rowsOf(staende.gewollt, tabelle.key),
  };
  const idsVon = (liste: readonly Zeile[]) => liste.map((zeile) => zeilenId(tabelle, zeile));
  const jeId = (liste: readonly Zeile[]) => new Map(liste.map((zeile) => [zeilenId(tabelle, zeile), zeile]));
  const [b, s, m] = [jeId(listen.basis), jeId(listen.gespeichert), jeId(listen.gewollt)];
  const zeilen = new Map<string, Zeile>();
  for (const id of new Set([...s.keys(), ...m.keys()])) {
    const [zeile] = mergeZeile(tabelle, { basis: b.get(id), gespeichert: s.get(id), gewollt: m.get(id) }, sammlung);
    if (zeile !== undefined) zeilen.set(id, zeile);
  }
  const ids = new Set(zeilen.keys());
  const reihenfolgen = {
    basis: [...b.keys()],
    gespeichert: idsVon(listen.gespeichert),
    gewollt: idsVon(listen.gewollt),
  };
  const gemeinsame = new Set([...ids].filter((id) => b.has(id) && s.has(id) && m.has(id)));
  const [vorher, jetzt, gewollt] = [b, s, m].map((seite) => withAllen(gemeinsame, [...seite.keys()], []).join());
  if (jetzt !== vorher && gewollt === vorher) sammlung.uebernommen.push(stelleText({ tabelle: tabelle.key }));
  const folge = mergeReihenfolge(ids, reihenfolgen) ?? askReihenfolge(tabelle.key, { ids, ...reihenfolgen }, sammlung);
  return folge.flatMap((id) => zeilen.get(id) ?? []);
}

type Frage = { ids: ReadonlySet<string>; gespeichert: readonly string[]; gewollt: readonly string[] };

function askReihenfolge(tabelle: string, { ids, gespeichert, gewollt }: Frage, sammlung: Sammlung): string[] {
  const [meine, gespeicherte] = [withAllen(ids, gewollt, gespeichert), withAllen(ids, gespeichert, gewollt)];
  const wahl = note(sammlung, { stelle: stelleText({ tabelle }), art: "reihenfolge", meine, gespeicherte });
  return wahl === "meine" ? meine : gespeicherte;
}
