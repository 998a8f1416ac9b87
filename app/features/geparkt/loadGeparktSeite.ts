import type { Geparkt } from "~/contract/antrag/geparkteEingaben";
import type { Rufe } from "~/contract/wire/call";
import { formulare } from "~/domain/antrag/formular/formulare";
import { loadGeparktenSchriftsatz } from "~/features/entwurf";
import {
  formDataVon,
  type GeparktesVorhaben,
  geparktTitel,
  type GetippteAngabe,
  type Konflikt,
  loadGeparktLage,
  type Unlesbar,
} from "~/features/formular";
import { loadGeparkteAntwort } from "~/features/nachrichten";
import { type AbschnittUnterschied, toUnterschiede } from "~/features/versionen";
import { diffForm } from "~/formkit/diffForm";

/** What the review shows of a form that can be taken over: what would change, and what is to be decided. */
export type Pruefung = {
  art: "pruefen";
  konflikt: Konflikt | null;
  unlesbar: Unlesbar[];
  ticket: string | undefined;
  abschnitte: AbschnittUnterschied[];
};

/**
 * A kept form against what is stored now, wherever it was filled in; `titel` names what it is about beside its part.
 */
export type Geparktlage = {
  action: string;
  tabLabel: string;
  titel: string;
  angaben: GetippteAngabe[];
  hinweise: string[];
} & (Pruefung | { art: "fort" } | { art: "nurKopieren"; grund: string });

export type GeparktDaten = {
  uuid: string;
  antragUuid: string;
  antragTitel: string;
  geparktAm: string;
  verfaelltAm: string;
  /** The key of the form: taking it over twice saves once. */
  schluessel: string;
  /** Everything that was posted, to be posted again. */
  felder: { name: string; text: string }[];
  lage: Geparktlage;
};

async function loadVorhabenLage(call: Rufe, geparkt: GeparktesVorhaben): Promise<Geparktlage | null> {
  const lage = await loadGeparktLage(call, geparkt);
  if (lage === null) return null;
  const { action, tabLabel, angaben } = lage;
  const kopf = { action, tabLabel, angaben, hinweise: [] };
  if (lage.art === "fort") return { ...kopf, titel: geparktTitel(geparkt), art: "fort" };
  if (lage.art === "nurKopieren")
    return { ...kopf, titel: geparktTitel(geparkt), art: "nurKopieren", grund: lage.grund };
  const { formular, jetzt, neu, kontext, konflikt, unlesbar, ticket, titel } = lage;
  const abschnitte = toUnterschiede(diffForm(formulare[formular], { alt: jetzt, neu }, kontext), { alle: false });
  return { ...kopf, titel, art: "pruefen", konflikt, unlesbar, ticket, abschnitte };
}

async function loadLage(call: Rufe, geparkt: Geparkt): Promise<Geparktlage | null> {
  const { ort } = geparkt;
  switch (ort.art) {
    case "VORHABEN":
      return loadVorhabenLage(call, { ...geparkt, ort });
    case "SCHRIFTSATZ":
      return { ...(await loadGeparktenSchriftsatz(call, geparkt)), titel: geparktTitel(geparkt) };
    default:
      return { ...(await loadGeparkteAntwort(call, geparkt)), titel: geparktTitel(geparkt) };
  }
}

/** A kept form with what is stored now. Null when it names no place in a form. */
export async function loadGeparktSeite(call: Rufe, uuid: string): Promise<GeparktDaten | null> {
  const geparkt = await call.geparkteEingaben.getGeparkte({ uuid });
  const lage = await loadLage(call, geparkt);
  if (lage === null) return null;
  const { antragUuid, geparktAm, verfaelltAm, schluessel } = geparkt;
  const felder = [...formDataVon(geparkt)].flatMap(([name, text]) =>
    typeof text === "string" ? [{ name, text }] : [],
  );
  return {
    uuid: geparkt.uuid,
    antragUuid,
    antragTitel: geparktTitel(geparkt),
    geparktAm,
    verfaelltAm,
    schluessel,
    felder,
    lage,
  };
}
