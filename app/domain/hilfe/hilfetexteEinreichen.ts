import type { HilfetextEntwurf } from "./hilfetextEntwurf";

/** Help texts of the submission page, the general one first; the others in the order of its fields. */
export const HILFETEXTE_EINREICHEN: readonly HilfetextEntwurf[] = [
  [
    "wirtschaftsjahrAllgemein",
    "<p>Vor dem Einreichen prüfen wir, ob alle Pflichtangaben vorhanden sind. Hinweise in Gelb hindern Sie nicht am Einreichen.</p><p>Einreichen kann nur eine <strong>bevollmächtigte Person</strong>. Nach dem Einreichen können Sie den Antrag nicht mehr ändern.</p>",
  ],
  [
    "beratung",
    "<p>Antworten Sie mit <strong>Ja</strong>, wenn ein anderes Unternehmen Sie gegen Entgelt beim Antrag unterstützt hat, zum Beispiel eine Kanzlei oder eine Fördermittelberatung. Hilfe von Kolleginnen und Kollegen im eigenen Unternehmen zählt nicht.</p>",
  ],
  [
    "beratungName",
    "<p>Geben Sie die Firma so an, wie sie auf der Rechnung oder im Vertrag steht, mit Rechtsform. Eine Person müssen Sie nicht nennen.</p>",
  ],
  [
    "beratungOrt",
    "<p>Gemeint ist der Ort, an dem das Beratungsunternehmen seinen Sitz hat. Bei einem Sitz im Ausland ergänzen Sie bitte das Land.</p>",
  ],
  [
    "beratungArt",
    "<p>Wählen Sie, wofür Sie das Unternehmen hauptsächlich beauftragt haben. Passt keine der Arten, wählen Sie <strong>Sonstige</strong> und beschreiben Sie die Tätigkeit im nächsten Feld.</p>",
  ],
  [
    "beratungMitwirkung",
    "<p>Beschreiben Sie in wenigen Sätzen, was das Beratungsunternehmen für den Antrag getan hat. Zum Beispiel:</p><ul><li>die Beschreibung des Vorhabens verfasst oder überarbeitet,</li><li>Kosten und Stunden zusammengestellt,</li><li>die Angaben im Portal eingetragen.</li></ul>",
  ],
  [
    "gutachterWiderspruch",
    "<p>Die Bescheinigungsstelle darf Sachverständige von außen fragen, die zur Verschwiegenheit verpflichtet sind. Wenn Sie das nicht möchten, kreuzen Sie das Feld an. Begründen müssen Sie das nicht.</p>",
  ],
  [
    "erklaerung.richtigkeit",
    "<p>Bitte lesen Sie den Antrag noch einmal ganz durch, bevor Sie das erklären. Bemerken Sie nach dem Einreichen einen Fehler, teilen Sie ihn uns bitte sofort mit.</p>",
  ],
  [
    "erklaerung.datenverarbeitung",
    "<p>Ihr Finanzamt braucht die Bescheinigung, um die Forschungszulage festzusetzen. Deshalb geben wir das Ergebnis der Prüfung an die Finanzverwaltung weiter. Mehr dazu steht in den Hinweisen zum Datenschutz.</p>",
  ],
  [
    "erklaerung.abruf",
    "<p>Sie bekommen den Bescheid im Portal und nicht mit der Post. Wir benachrichtigen Sie per E-Mail, sobald er bereitliegt. Die Frist für einen Widerspruch beginnt, wenn der Bescheid als bekannt gegeben gilt.</p>",
  ],
  [
    "erklaerung.vertretung",
    "<p>Vertreten darf das Unternehmen, wer dazu durch Gesetz, Satzung oder Vollmacht berechtigt ist, zum Beispiel als Geschäftsführung oder mit Prokura. Einen Nachweis fordern wir nur im Einzelfall an.</p>",
  ],
  [
    "interneNotiz",
    "<p>Hier können Sie für sich und Ihre Kolleginnen und Kollegen etwas festhalten, zum Beispiel ein Aktenzeichen. Die Notiz wird nicht übermittelt und nicht geprüft.</p>",
  ],
  [
    "tan",
    "<p>Die TAN ist ein Code, den wir Ihnen per E-Mail senden, sobald Sie ihn anfordern. Sie gilt nur kurze Zeit und nur einmal. Mit ihr unterschreiben Sie den Antrag.</p>",
  ],
];
