import type { GeleseneZeile, ProtokollZeile } from "~/contract/verfahren/protokoll";
import { isLesezugriff, lesezugriffVon } from "~/domain/protokoll/lesezugriffe";
import { lesezugriffText } from "~/domain/protokoll/lesezugriffText";
import { isGrundGezeigt } from "~/domain/protokoll/protokollGrund";
import { PROTOKOLL_SPALTEN } from "~/domain/tabelle/protokollSpalten";
import { cutAtUuids, isUuid } from "~/lib/uuid";
import type { RufKontext } from "../../kontext";
import { findGelesene } from "../../storage/lesezugriffStore";
import { listProtokollZeilen, type Protokolleintrag } from "../../storage/protokollStore";
import { type Listenanfrage, readFilterJson } from "../tabellen/listenanfrage";
import { readListensuche } from "../tabellen/listenSuche";
import { noteLesung } from "./noteLesung";
import { requireWartung } from "./zugriff";

/** Who it was and which Antrag it was about. */
export const toBeteiligte = ({
  benutzerUuid,
  name,
  email,
  antragUuid,
  nummer,
}: Pick<Protokolleintrag, "benutzerUuid" | "name" | "email" | "antragUuid" | "nummer">): Pick<
  ProtokollZeile,
  "person" | "antrag"
> => ({
  person: benutzerUuid === null ? null : { uuid: benutzerUuid, name: name ?? "", email: email ?? "" },
  antrag: antragUuid === null ? null : { uuid: antragUuid, nummer },
});

/** A line as readers see it: without what could name contents of an Antrag. */
export const toZeile = (eintrag: Protokolleintrag): ProtokollZeile => ({
  lfd: eintrag.lfd,
  am: eintrag.am.toISOString(),
  vorgang: eintrag.vorgang,
  ...toBeteiligte(eintrag),
  von: eintrag.von,
  nach: eintrag.nach,
  grund: isGrundGezeigt(eintrag.vorgang) ? eintrag.grund : null,
});

type Genannte = Awaited<ReturnType<typeof findGelesene>>;

/** The ids that stand in what a line says. */
const idsIn = ({ von, nach, grund }: Pick<ProtokollZeile, "von" | "nach" | "grund">): string[] =>
  [von, nach, grund].flatMap((text) => cutAtUuids(text ?? "").filter(isUuid));

/** A line for the eye, with words and names beside its codes and ids. */
function toGelesene(eintrag: Protokolleintrag, bekannte: Genannte): GeleseneZeile {
  const zeile = toZeile(eintrag);
  const { vorgang: art, nach, grund } = zeile;
  const genannte = [...new Set(idsIn(zeile))].flatMap((uuid) => {
    const eine = bekannte.get(uuid);
    return eine === undefined ? [] : [{ uuid, ...eine }];
  });
  // Where the line names a person before the reason, both stand in the remark.
  const hasWorte = isLesezugriff(art) && lesezugriffVon(art).was !== "ANLASS";
  return { ...zeile, was: hasWorte ? lesezugriffText({ art, nach, grund }) : null, genannte };
}

/** What was asked for, as the log keeps it. */
export function toFrage({ suche = "", filter }: Pick<Listenanfrage, "suche" | "filter">): string {
  const teile = Object.entries(readFilterJson(filter)).map(([key, wert]) => `${key}: ${wert}`);
  return [...(suche.trim() === "" ? [] : [`Suche: ${suche.trim()}`]), ...teile].join("; ");
}

/** The audit log as a list asks for it, newest first. */
export async function listProtokoll(
  kontext: RufKontext,
  anfrage: Listenanfrage,
): Promise<{ data: GeleseneZeile[]; total: number }> {
  const person = requireWartung(kontext);
  const suche = readListensuche(PROTOKOLL_SPALTEN, anfrage);
  await noteLesung(kontext.dienste, person, { vorgang: "PROTOKOLL_GELESEN", was: toFrage(anfrage) });
  const { zeilen, total } = await listProtokollZeilen(kontext.dienste.db, suche);
  const bekannte = await findGelesene(kontext.dienste.db, [...new Set(zeilen.map(toZeile).flatMap(idsIn))]);
  return { data: zeilen.map((zeile) => toGelesene(zeile, bekannte)), total };
}
