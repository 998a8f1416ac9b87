import { art } from "./nachrichtEintrag";

/** Who is meant, and who has decided about it, by their names. */
type Mitwirkung = { name: string; von: string };

/** Who has decided, as a sentence begins: names do so already, „die Bescheinigungsstelle“ does not. */
const atBeginning = (von: string): string => von.charAt(0).toLocaleUpperCase("de-DE") + von.slice(1);

/** The messages about who works for a company. Part of the kinds of `nachrichtArten.ts`. */
export const BENUTZER_NACHRICHTEN = {
  BENUTZER_HINZUGEFUEGT: art({
    bezug: "unternehmen",
    seite: "benutzerverwaltung",
    titel: "Benutzer hinzugefügt",
    text: ({ name }: { name: string }) => `${name} arbeitet ab jetzt im Portal für Ihr Unternehmen mit.`,
  }),
  BENUTZER_ENTFERNT: art({
    bezug: "unternehmen",
    seite: "benutzerverwaltung",
    titel: "Benutzer entfernt",
    text: ({ name }: { name: string }) =>
      `${name} arbeitet nicht mehr im Portal für Ihr Unternehmen mit und hat keinen Zugriff mehr auf dessen Anträge.`,
  }),
  BENUTZER_ROLLE: art({
    bezug: "unternehmen",
    seite: "benutzerverwaltung",
    titel: "Rolle geändert",
    text: ({ name, rolle, von }: Mitwirkung & { rolle: string }) =>
      `${name} hat in Ihrem Unternehmen jetzt die Rolle „${rolle}“. Die Rolle hat ${von} vergeben.`,
  }),
  BENUTZER_STAMMDATEN: art({
    bezug: "unternehmen",
    seite: "benutzerverwaltung",
    titel: "Recht an den Stammdaten geändert",
    text: ({ name, darf, von }: Mitwirkung & { darf: boolean }) =>
      `${name} darf die Stammdaten Ihres Unternehmens ${darf ? "jetzt" : "nicht mehr"} bearbeiten. Entschieden hat das ${von}.`,
  }),
  BENUTZER_DEAKTIVIERT: art({
    bezug: "unternehmen",
    seite: "benutzerverwaltung",
    titel: "Benutzer deaktiviert",
    text: ({ name, von }: Mitwirkung) =>
      `${atBeginning(von)} hat den Zugang von ${name} deaktiviert. ${name} kann nicht mehr für Ihr Unternehmen arbeiten, bis eine bevollmächtigte Person den Zugang wieder freigibt.`,
  }),
  BENUTZER_REAKTIVIERT: art({
    bezug: "unternehmen",
    seite: "benutzerverwaltung",
    titel: "Benutzer wieder aktiv",
    text: ({ name, von }: Mitwirkung) =>
      `${atBeginning(von)} hat den Zugang von ${name} wieder freigegeben. Rechte an einzelnen Anträgen müssen Sie neu vergeben.`,
  }),
  VOLLMACHT_WARTET: art({
    bezug: "unternehmen",
    seite: "benutzerverwaltung",
    titel: "Neue bevollmächtigte Person: Zustimmung erforderlich",
    text: ({ name, von }: Mitwirkung) =>
      `${atBeginning(von)} möchte ${name} für Ihr Unternehmen bevollmächtigen. Das gilt erst, wenn eine andere bevollmächtigte Person in der Benutzerverwaltung zustimmt.`,
  }),
  VOLLMACHT_ABGELEHNT: art({
    bezug: "unternehmen",
    seite: "benutzerverwaltung",
    titel: "Neue bevollmächtigte Person: nicht zugestimmt",
    text: ({ name, von }: Mitwirkung) => `${name} wird nicht bevollmächtigt. Das hat ${von} entschieden.`,
  }),
  ZUSTIMMUNG_EIN: art({
    bezug: "unternehmen",
    seite: "benutzerverwaltung",
    titel: "Zustimmung zu neuen bevollmächtigten Personen eingeschaltet",
    text: ({ von }: Pick<Mitwirkung, "von">) =>
      `${atBeginning(von)} hat festgelegt, dass neuen bevollmächtigten Personen immer eine zweite bevollmächtigte Person zustimmen muss.`,
  }),
  ZUSTIMMUNG_ENDE_WARTET: art({
    bezug: "unternehmen",
    seite: "benutzerverwaltung",
    titel: "Zustimmung soll ausgeschaltet werden",
    text: ({ von }: Pick<Mitwirkung, "von">) =>
      `${atBeginning(von)} möchte, dass neuen bevollmächtigten Personen niemand mehr zustimmen muss. Das gilt erst, wenn eine andere bevollmächtigte Person in der Benutzerverwaltung zustimmt.`,
  }),
  ZUSTIMMUNG_AUS: art({
    bezug: "unternehmen",
    seite: "benutzerverwaltung",
    titel: "Zustimmung zu neuen bevollmächtigten Personen ausgeschaltet",
    text: ({ von }: Pick<Mitwirkung, "von">) =>
      `Neuen bevollmächtigten Personen muss niemand mehr zustimmen. Entschieden hat das ${von}.`,
  }),
} as const;
