import type { Rufe } from "~/contract/wire/call";
import type { Stabsformular } from "~/domain/benutzer/stabsformulare";
import { textVon } from "~/features/anmeldung";
import { loadAufbewahrung, WEITERSCHREIBEN } from "~/features/aufbewahrung";
import {
  entwurfVonFaq,
  entwurfVonKategorie,
  FAQ_EINTRAG_LABELS,
  FAQ_KATEGORIE_LABELS,
  loadFaqEintrag,
  loadFaqKategorie,
  loadFaqNeu,
} from "~/features/faq";
import type { Entwurf } from "~/features/formular";
import { entwurfVonHilfetext, HILFETEXT_LABELS } from "~/features/hilfetexte";
import { entwurfVonZugang, STAB_ZUGANG_LABELS } from "~/features/stab";
import { entwurfVonAktion, PERSON_AKTION_LABELS } from "~/features/support";
import { entwurfVonNachricht, loadNachrichtFormular, SYSTEMNACHRICHT_LABELS } from "~/features/systemnachricht";
import { entwurfVonFenster, loadFenster, WARTUNGSFENSTER_LABELS } from "~/features/wartung";
import { href } from "~/routing/href";
import type { Formularstand, Stand } from "./formularstand";

/** Without the right nobody gets here: the kept form is not found then. */
async function toStand(
  call: Rufe,
  art: Stabsformular,
  { entwurf, gegenstand }: { entwurf: Entwurf; gegenstand: string | undefined },
): Promise<Stand> {
  const { ticket } = await loadAufbewahrung(call, { art, gegenstandUuid: gegenstand });
  return { entwurf, ticket, darf: ticket !== undefined };
}

/** As where the portal shows its not-found page. */
function gibtEsNicht(): never {
  throw new Response(null, { status: 404 });
}

/** Which step a form was open for. */
const artVon = (getippt: FormData): string => textVon(getippt, "art");

const OHNE_ANGABEN = new URL("http://formular");

/** Every editor of staff that is kept when it comes too late; taking it over opens the editor, which saves. */
export const STABSSTAENDE: { readonly [art in Stabsformular]: Formularstand } = {
  HILFETEXT: {
    labels: HILFETEXT_LABELS,
    async load(call, gegenstand = "") {
      const text = await call.hilfetextVerwaltung.getText({ uuid: gegenstand });
      return toStand(call, "HILFETEXT", { entwurf: entwurfVonHilfetext(text), gegenstand });
    },
    actionVon: (uuid = "") => href("hilfetextBearbeiten", { uuid }),
    uebersicht: { label: "Hilfetexte", href: href("hilfetexteView"), nav: "hilfetexteView" },
    oeffnen: WEITERSCHREIBEN,
  },
  FAQ_EINTRAG: {
    labels: FAQ_EINTRAG_LABELS,
    async load(call, gegenstand) {
      const daten =
        gegenstand === undefined
          ? await loadFaqNeu(call, OHNE_ANGABEN)
          : await loadFaqEintrag(call, gegenstand, OHNE_ANGABEN);
      return toStand(call, "FAQ_EINTRAG", { entwurf: entwurfVonFaq(daten ?? gibtEsNicht()), gegenstand });
    },
    actionVon: (uuid) => (uuid === undefined ? href("faqAnlegen") : href("faqBearbeiten", { uuid })),
    uebersicht: { label: "FAQ", href: href("faqEditView"), nav: "faqEditView" },
    oeffnen: WEITERSCHREIBEN,
  },
  SYSTEMNACHRICHT: {
    labels: SYSTEMNACHRICHT_LABELS,
    async load(call, gegenstand) {
      const daten = await loadNachrichtFormular(call, gegenstand);
      return toStand(call, "SYSTEMNACHRICHT", { entwurf: entwurfVonNachricht(daten), gegenstand });
    },
    actionVon: (uuid) => href("systemNachricht", { uuid }),
    uebersicht: { label: "Systemnachrichten", href: href("systemNachrichtenView"), nav: "systemNachrichtenView" },
    oeffnen: WEITERSCHREIBEN,
  },
  WARTUNGSFENSTER: {
    labels: WARTUNGSFENSTER_LABELS,
    async load(call, gegenstand) {
      const fenster = gegenstand === undefined ? null : await loadFenster(call);
      if (gegenstand !== undefined && fenster?.uuid !== gegenstand) return gibtEsNicht();
      return toStand(call, "WARTUNGSFENSTER", { entwurf: entwurfVonFenster(fenster), gegenstand });
    },
    actionVon: () => href("wartungFenster"),
    uebersicht: { label: "Sonstiges", href: href("wartungSonstigesView"), nav: "wartungSonstigesView" },
    oeffnen: WEITERSCHREIBEN,
  },
  FAQ_KATEGORIE: {
    labels: FAQ_KATEGORIE_LABELS,
    async load(call, gegenstand) {
      const kategorie = gegenstand === undefined ? null : ((await loadFaqKategorie(call, gegenstand)) ?? gibtEsNicht());
      return toStand(call, "FAQ_KATEGORIE", { entwurf: entwurfVonKategorie(kategorie), gegenstand });
    },
    actionVon: (uuid) => (uuid === undefined ? href("faqKategorien") : href("faqKategorie", { uuid })),
    uebersicht: { label: "FAQ", href: href("faqEditView"), nav: "faqEditView" },
    oeffnen: WEITERSCHREIBEN,
  },
  PERSON_AKTION: {
    labels: PERSON_AKTION_LABELS,
    load: (call, gegenstand = "", getippt) =>
      toStand(call, "PERSON_AKTION", { entwurf: entwurfVonAktion(gegenstand, artVon(getippt)), gegenstand }),
    actionVon: (uuid = "", getippt) =>
      href("supportPersonAktion", { uuid }, { art: artVon(getippt), link: textVon(getippt, "link") || null }),
    uebersicht: {
      label: "Unternehmensmitarbeiter",
      href: href("supportBenutzerverwaltung"),
      nav: "supportBenutzerverwaltung",
    },
    oeffnen: WEITERSCHREIBEN,
  },
  STAB_ZUGANG: {
    labels: STAB_ZUGANG_LABELS,
    load: (call, gegenstand = "", getippt) =>
      toStand(call, "STAB_ZUGANG", { entwurf: entwurfVonZugang(gegenstand, artVon(getippt)), gegenstand }),
    actionVon: (uuid = "", getippt) => href("stabZugang", { uuid }, { art: artVon(getippt) }),
    uebersicht: {
      label: "Sonstige Mitarbeiter",
      href: href("adminBenutzerverwaltung"),
      nav: "adminBenutzerverwaltung",
    },
    oeffnen: WEITERSCHREIBEN,
  },
};
