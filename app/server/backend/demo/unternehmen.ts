import type { Stammdaten } from "~/domain/unternehmen/stammdaten";

const DEUTSCHER_SITZ = { adresszusatz: "", land: "DE", wIdNr: "", ustIdNr: "" } as const;

/** The companies of the demo, all invented; e-mail addresses below example.org. */
export const DEMO_UNTERNEHMEN = {
  maschinenbau: {
    ...DEUTSCHER_SITZ,
    firma: "Beispiel Maschinenbau GmbH",
    rechtsform: "GMBH",
    strasse: "Werkstraße",
    hausnummer: "7",
    plz: "70174",
    ort: "Stuttgart",
    bundesland: "BW",
    steuernummer: "2893081508156",
    finanzamt: "Finanzamt Stuttgart-Körperschaften",
    registerart: "HRB",
    registernummer: "100001",
    registergericht: "Stuttgart",
    wirtschaftszweig: "28",
    telefon: "+49 711 5550100",
    email: "kontakt@maschinenbau.example.org",
  },
  software: {
    ...DEUTSCHER_SITZ,
    firma: "Muster Software GmbH",
    rechtsform: "GMBH",
    strasse: "Musterallee",
    hausnummer: "21 a",
    plz: "10115",
    ort: "Berlin",
    bundesland: "BE",
    steuernummer: "1127081508152",
    finanzamt: "Finanzamt für Körperschaften II",
    registerart: "HRB",
    registernummer: "100002 B",
    registergericht: "Berlin (Charlottenburg)",
    wirtschaftszweig: "62",
    telefon: "+49 30 5550200",
    email: "kontakt@software.example.org",
  },
  fremd: {
    ...DEUTSCHER_SITZ,
    firma: "Fremd Chemie AG",
    rechtsform: "AG",
    strasse: "Fremde Straße",
    hausnummer: "99",
    plz: "80331",
    ort: "München",
    bundesland: "BY",
    steuernummer: "9143081508158",
    finanzamt: "Finanzamt München",
    registerart: "HRB",
    registernummer: "100003",
    registergericht: "München",
    wirtschaftszweig: "20",
    telefon: "+49 89 5550300",
    email: "kontakt@chemie.example.org",
  },
} as const satisfies Record<string, Stammdaten>;

export type DemoUnternehmenKey = keyof typeof DEMO_UNTERNEHMEN;
