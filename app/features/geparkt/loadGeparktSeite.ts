import type { Geparkt } from "~/contract/antrag/geparkteEingaben";
import type { Rufe } from "~/contract/wire/call";
import type { NavigationsSchluessel } from "~/domain/benutzer/navigation";
import { formulare } from "~/domain/antrag/formular/formulare";
import { loadGeparktenSchriftsatz } from "~/features/entwurf";
import { formDataVon, type GeparktesVorhaben, geparktTitel, isZumAntrag, loadGeparktLage } from "~/features/formular";
import { loadGeparkteAntwort } from "~/features/nachrichten";
import { toUnterschiede } from "~/features/versionen";
import { diffForm } from "~/formkit/diffForm";
import { href } from "~/routing/href";
import { findStand } from "./findStand";
import type { Geparktlage } from "./geparktlage";
import { loadFormularlage } from "./loadFormularlage";
import { isRaster, loadRasterlage } from "./loadRasterlage";
import { isZeilentext, loadZeilenlage } from "./loadZeilenlage";

type Ziel = { label: string; href: string };

export type GeparktDaten = {
  uuid: string;
  /** What it belongs to, and the way back: the Antrag, or a part of the portal; `nav`: where that stands. */
  herkunft: { titel: string; pfad: Ziel[]; zurueck: Ziel; nav: NavigationsSchluessel };
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
  if (!isZumAntrag(geparkt)) return loadFormularlage(call, geparkt);
  const { ort } = geparkt;
  switch (ort.art) {
    case "VORHABEN": {
      const vorhaben = { ...geparkt, ort };
      if (isZeilentext(vorhaben)) return loadZeilenlage(call, vorhaben);
      return isRaster(vorhaben) ? loadRasterlage(call, vorhaben) : loadVorhabenLage(call, vorhaben);
    }
    case "SCHRIFTSATZ":
      return { ...(await loadGeparktenSchriftsatz(call, geparkt)), titel: geparktTitel(geparkt) };
    default:
      return { ...(await loadGeparkteAntwort(call, geparkt)), titel: geparktTitel(geparkt) };
  }
}

function herkunftVon(geparkt: Geparkt): GeparktDaten["herkunft"] {
  const titel = geparktTitel(geparkt);
  const stand = findStand(geparkt);
  if (stand !== undefined) {
    const { nav, ...uebersicht } = stand.uebersicht;
    return { titel, pfad: [uebersicht], zurueck: { label: "Zur Übersicht", href: uebersicht.href }, nav };
  }
  const antrag = href("antragStartseite", { uuid: geparkt.antragUuid ?? "" });
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: antrag },
  ];
  return { titel, pfad, zurueck: { label: "Zum Antrag", href: antrag }, nav: "antraege" };
}

/** A kept form with what is stored now. Null when it names no place in a form. */
export async function loadGeparktSeite(call: Rufe, uuid: string): Promise<GeparktDaten | null> {
  const geparkt = await call.geparkteEingaben.getGeparkte({ uuid });
  const lage = await loadLage(call, geparkt);
  if (lage === null) return null;
  const { geparktAm, verfaelltAm, schluessel } = geparkt;
  const felder = [...formDataVon(geparkt)].flatMap(([name, text]) =>
    typeof text === "string" ? [{ name, text }] : [],
  );
  return {
    uuid: geparkt.uuid,
    herkunft: herkunftVon(geparkt),
    geparktAm,
    verfaelltAm,
    schluessel,
    felder,
    lage,
  };
}
