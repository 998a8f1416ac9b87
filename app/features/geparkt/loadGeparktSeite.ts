import type { Rufe } from "~/contract/rufe";
import { formulare } from "~/domain/antrag/formular/formulare";
import { formDataVon, type GeparktLage, geparktTitel, loadGeparktLage } from "~/features/formular";
import { type AbschnittUnterschied, toUnterschiede } from "~/features/versionen";
import { diffForm } from "~/formkit/diffForm";

type Lage = Extract<GeparktLage, { art: "pruefen" }>;

/** What the review shows of a form that can be taken over: what would change, and what is to be decided. */
export type Pruefung = Pick<Lage, "konflikt" | "unlesbar" | "ticket" | "vorhabenTitel"> & {
  art: "pruefen";
  abschnitte: AbschnittUnterschied[];
};

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
  lage: Pick<GeparktLage, "action" | "tabLabel" | "angaben"> & (Pruefung | { art: "fort" | "nurKopieren" });
};

function toLage(lage: GeparktLage): GeparktDaten["lage"] {
  const { action, tabLabel, angaben } = lage;
  if (lage.art !== "pruefen") return { art: lage.art, action, tabLabel, angaben };
  const { formular, jetzt, neu, kontext, konflikt, unlesbar, ticket, vorhabenTitel } = lage;
  const abschnitte = toUnterschiede(diffForm(formulare[formular], { alt: jetzt, neu }, kontext), { alle: false });
  return { art: "pruefen", action, tabLabel, angaben, konflikt, unlesbar, ticket, vorhabenTitel, abschnitte };
}

/** A kept form with what is stored now. Null when it names no place in a form. */
export async function loadGeparktSeite(call: Rufe, uuid: string): Promise<GeparktDaten | null> {
  const geparkt = await call.geparkteEingaben.getGeparkte({ uuid });
  const lage = await loadGeparktLage(call, geparkt);
  if (lage === null) return null;
  const { antragUuid, geparktAm, verfaelltAm, schluessel } = geparkt;
  const felder = [...formDataVon(geparkt)].flatMap(([name, text]) => (typeof text === "string" ? [{ name, text }] : []));
  return {
    uuid: geparkt.uuid,
    antragUuid,
    antragTitel: geparktTitel(geparkt),
    geparktAm,
    verfaelltAm,
    schluessel,
    felder,
    lage: toLage(lage),
  };
}
