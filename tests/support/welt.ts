import type { Dienste } from "~/server/backend/dienste";
import { benutzer } from "~/server/backend/storage/schema/benutzer";
import { mitgliedschaft, unternehmen, unternehmenRevision } from "~/server/backend/storage/schema/unternehmen";
import { wirtschaftsjahrKeines } from "~/server/backend/storage/schema/wirtschaftsjahr";
import { hashPasswort } from "~/server/backend/usecases/sitzung/passwortHash";

/** The password of everybody in the tests. */
export const PASSWORT = "Korrekt-Pferd-Batterie-7";

const id = (zahl: number) => `00000000-0000-4000-8000-${String(zahl).padStart(12, "0")}`;

/** The companies of the tests. The Bevollmächtigte belongs to the first two, the stranger to the last. */
export const FIRMEN = {
  maschinenbau: {
    uuid: id(1),
    firma: "Beispiel Maschinenbau GmbH",
    steuernummer: "1121081508150",
    nezoKonto: "konto-maschinenbau",
  },
  software: { uuid: id(2), firma: "Muster Software GmbH", steuernummer: "1121081508151", nezoKonto: "konto-software" },
  chemie: { uuid: id(3), firma: "Fremd Chemie AG", steuernummer: "1121081508152", nezoKonto: "konto-chemie" },
} as const;

type Firma = keyof typeof FIRMEN;
type Mensch = {
  uuid: string;
  email: string;
  vorname: string;
  nachname: string;
  rollen: string[];
  firmen?: Partial<Record<Firma, "BEVOLLMAECHTIGTER" | "MITARBEITER">>;
  mailTfa?: boolean;
  tfaPflicht?: boolean;
};

const EMPLOYEE = ["UNTERNEHMENSMITARBEITER"];

/** The people of the tests. */
export const MENSCHEN = {
  bevollmaechtigt: {
    uuid: id(11),
    email: "bevollmaechtigt@example.org",
    vorname: "Bea",
    nachname: "Vollmer",
    rollen: EMPLOYEE,
    firmen: { maschinenbau: "BEVOLLMAECHTIGTER", software: "BEVOLLMAECHTIGTER" },
  },
  mitarbeit: {
    uuid: id(12),
    email: "mitarbeit@example.org",
    vorname: "Max",
    nachname: "Arbeit",
    rollen: EMPLOYEE,
    firmen: { maschinenbau: "MITARBEITER" },
  },
  kollege: {
    uuid: id(13),
    email: "kollege@example.org",
    vorname: "Kai",
    nachname: "Lege",
    rollen: EMPLOYEE,
    firmen: { maschinenbau: "MITARBEITER" },
  },
  fremd: {
    uuid: id(14),
    email: "fremd@example.org",
    vorname: "Franka",
    nachname: "Remd",
    rollen: EMPLOYEE,
    firmen: { chemie: "BEVOLLMAECHTIGTER" },
  },
  mailTan: {
    uuid: id(15),
    email: "mailtan@example.org",
    vorname: "Mia",
    nachname: "Tan",
    rollen: EMPLOYEE,
    mailTfa: true,
    firmen: { maschinenbau: "MITARBEITER" },
  },
  pflicht: {
    uuid: id(16),
    email: "pflicht@example.org",
    vorname: "Paul",
    nachname: "Flicht",
    rollen: EMPLOYEE,
    tfaPflicht: true,
    firmen: { maschinenbau: "MITARBEITER" },
  },
  support: {
    uuid: id(21),
    email: "support@example.org",
    vorname: "Sara",
    nachname: "Port",
    rollen: ["SUPPORT_MITARBEITER"],
  },
  qm: { uuid: id(22), email: "qm@example.org", vorname: "Quirin", nachname: "Mann", rollen: ["QUALITAETSMANAGEMENT"] },
  datenschutz: {
    uuid: id(24),
    email: "datenschutz@example.org",
    vorname: "Dora",
    nachname: "Schutz",
    rollen: ["DATENSCHUTZ"],
  },
  admin: {
    uuid: id(23),
    email: "admin@example.org",
    vorname: "Ada",
    nachname: "Min",
    rollen: ["ADMINISTRATOR", "SUPPORT_MITARBEITER"],
  },
} as const satisfies Record<string, Mensch>;

export type MenschName = keyof typeof MENSCHEN;

function stammdatenOf({ firma, steuernummer }: { firma: string; steuernummer: string }) {
  return {
    firma,
    rechtsform: "GMBH",
    strasse: "Beispielweg",
    hausnummer: "1",
    adresszusatz: "",
    plz: "10115",
    ort: "Berlin",
    bundesland: "BE",
    land: "DE",
    steuernummer,
    finanzamt: "Finanzamt für Körperschaften I",
    wIdNr: "",
    ustIdNr: "",
    registerart: "HRB",
    registernummer: "12345",
    registergericht: "Charlottenburg",
    wirtschaftszweig: "28",
    gruendungsjahr: "1999",
    wirtschaftsjahrAbweichend: false,
    telefon: "+49 30 000000",
    email: "info@example.org",
    ansprechVorname: "Ada",
    ansprechNachname: "Beispiel",
    ansprechFunktion: "Leitung Entwicklung",
    ansprechTelefon: "+49 30 000001",
    ansprechEmail: "ada@example.org",
    verbundStatus: false,
  };
}

/** What the seeds need of the services of a backend; whoever talks to another process has only this. */
type Saat = Pick<Dienste, "db" | "clock"> & { config: Pick<Dienste["config"], "scryptLogN"> };

/** Writes the companies with the first version of their master data. */
async function seedFirmen({ db, clock }: Saat): Promise<void> {
  const am = clock.now();
  const firmen = Object.values(FIRMEN);
  await db
    .insert(unternehmen)
    .values(
      firmen.map((f) => ({ ...f, rechtsform: "GMBH", stammdaten: stammdatenOf(f), erstelltAm: am, geaendertAm: am })),
    );
  await db.insert(unternehmenRevision).values(
    firmen.map((f) => ({
      unternehmenUuid: f.uuid,
      revision: 1,
      art: "REGISTRIERUNG" as const,
      werte: stammdatenOf(f),
      am,
    })),
  );
}

/** They say that they have completed no Wirtschaftsjahr yet: so their Anträge need no figures. */
async function declareKeinJahr({ db, clock }: Saat): Promise<void> {
  const zeilen = Object.values(FIRMEN).map(({ uuid }) => ({ unternehmenUuid: uuid, am: clock.now() }));
  await db.insert(wirtschaftsjahrKeines).values(zeilen);
}

/** Writes the companies and people above into the database. */
export async function seedWelt(dienste: Saat): Promise<void> {
  const { db, clock, config } = dienste;
  const am = clock.now();
  const passwortHash = await hashPasswort(PASSWORT, config.scryptLogN);
  await seedFirmen(dienste);
  await declareKeinJahr(dienste);
  const menschen: Mensch[] = Object.values(MENSCHEN);
  await db.insert(benutzer).values(
    menschen.map(({ uuid, email, vorname, nachname, rollen, mailTfa = false, tfaPflicht = false }) => ({
      uuid,
      email,
      vorname,
      nachname,
      passwortHash,
      mailTfa,
      tfaPflicht,
      systemRollen: [...rollen],
      emailBestaetigtAm: am,
      passwortGeaendertAm: am,
      erstelltAm: am,
    })),
  );
  const mitglieder = menschen.flatMap(({ uuid, firmen: rollen = {} }) =>
    (["maschinenbau", "software", "chemie"] as const).flatMap((firma) => {
      const rolle = rollen[firma];
      return rolle === undefined ? [] : [{ benutzerUuid: uuid, unternehmenUuid: FIRMEN[firma].uuid, rolle, seit: am }];
    }),
  );
  await db.insert(mitgliedschaft).values(mitglieder);
}
