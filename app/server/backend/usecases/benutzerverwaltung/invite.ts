import { z } from "zod";
import type { UnternehmenRolle } from "~/domain/benutzer/rollen";
import { Ablehnung } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import { findZugehoerigkeit, insertEinladung, voidEinladungen } from "../../storage/einladungStore";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";
import { notifyUnternehmen } from "../nachricht/notify";
import { postBrief } from "../mail/postBrief";
import { emailAdresse, pflichttext } from "../registrierung/benutzerRegeln";
import { checkAll, readByRules, tidyText } from "../registrierung/eingabeLesen";
import { limitMails } from "../registrierung/limitMails";
import { endeVon } from "../registrierung/linkFristen";
import { sha256 } from "../sitzung/krypto";
import { changeBenutzer, listHandlungsfaehige, record, requireVerwalter, type Verwaltung } from "./verwaltung";

/** What inviting is noted as, so that it runs once per key. */
export const INVITE = "benutzerverwaltung.invite";

export type Einladungseingabe = {
  email: string;
  vorname: string;
  nachname: string;
  unternehmenRolle: UnternehmenRolle;
};

/** Where in the form an invitation stands; "" for the only one of a call. */
type Platz = { eingabe: Einladungseingabe; praefix: string };

const PERSON = z.object({ vorname: pflichttext(100), nachname: pflichttext(100), email: emailAdresse });

/** Invites a person into the chosen company; an earlier open invitation of the same address ends. */
export function invite(kontext: RufKontext, eingabe: Einladungseingabe): Promise<{ uuid: string; wartet: boolean }> {
  return inviteAt(kontext, [{ eingabe, praefix: "" }]).then(([erste]) => {
    if (erste === undefined) throw new Error("Nobody was invited");
    return erste;
  });
}

/** Invites several people, all of them or nobody; what is wrong is said at the fields of each. */
export function inviteMehrere(
  kontext: RufKontext,
  { einladungen, geparkt }: { einladungen: readonly Einladungseingabe[]; geparkt?: string | undefined },
): Promise<{ uuid: string; wartet: boolean }[]> {
  return inviteAt(
    kontext,
    einladungen.map((eingabe, stelle) => ({ eingabe, praefix: `einladungen.${String(stelle)}.` })),
    geparkt,
  );
}

/** Refuses at the field of one of several invitations. */
const refuseAt = (praefix: string, property: string, message: string): Ablehnung =>
  new Ablehnung("EINGABE_UNGUELTIG", [{ uuid: "", property: `${praefix}${property}`, message }]);

/** `geparkt`: the kept form that is taken over. */
async function inviteAt(
  kontext: RufKontext,
  plaetze: readonly Platz[],
  geparkt?: string,
): Promise<{ uuid: string; wartet: boolean }[]> {
  requireVerwalter(kontext);
  const gelesen = readPlaetze(plaetze);
  for (const { email } of gelesen) await limitMails(kontext.dienste, email, kontext.clientIp);
  return changeBenutzer(kontext, {
    vorgang: INVITE,
    eingabe: {
      einladungen: gelesen.map(({ email, vorname, nachname, rolle }) => ({ email, vorname, nachname, rolle })),
    },
    fn: async (verwaltung) => {
      await checkFrei(verwaltung, gelesen);
      checkZweite(verwaltung, gelesen);
      const angelegt = [];
      for (const eine of gelesen) angelegt.push(await store(verwaltung, eine));
      await forgetGeparkte(verwaltung.tx, verwaltung, { geparkt });
      return angelegt;
    },
  });
}

type Gelesen = { email: string; vorname: string; nachname: string; rolle: UnternehmenRolle; praefix: string };

/** All that is wrong with the texts, at once. The same address twice would be two links of which one is dead. */
function readPlaetze(plaetze: readonly Platz[]): Gelesen[] {
  const gelesen: Gelesen[] = [];
  checkAll(
    plaetze.map(({ eingabe, praefix }) => () => {
      const { unternehmenRolle: rolle, ...angaben } = tidyText(eingabe);
      const person = readAt(praefix, angaben);
      if (gelesen.some(({ email }) => email === person.email))
        throw refuseAt(praefix, "email", "Diese E-Mail-Adresse steht schon in einer anderen Zeile.");
      gelesen.push({ ...person, rolle, praefix });
    }),
  );
  return gelesen;
}

function readAt(praefix: string, angaben: Record<string, unknown>): z.infer<typeof PERSON> {
  try {
    return readByRules(PERSON, angaben);
  } catch (error) {
    if (!(error instanceof Ablehnung)) throw error;
    const errors = error.errors.map((item) => ({ ...item, property: `${praefix}${item.property}` }));
    throw new Ablehnung(error.code, errors);
  }
}

/** Throws for everybody who belongs to the company already, at once. */
async function checkFrei({ tx, person }: Verwaltung, gelesen: readonly Gelesen[]): Promise<void> {
  const zugehoerige = await Promise.all(
    gelesen.map(async (eine) => ({ eine, als: await findZugehoerigkeit(tx, person.unternehmenUuid, eine.email) })),
  );
  checkAll(
    zugehoerige.map(({ eine: { praefix }, als }) => () => {
      if (als === "MITGLIED") throw refuseAt(praefix, "email", "Diese Person gehört bereits zu Ihrem Unternehmen.");
      if (als === "DEAKTIVIERT")
        throw refuseAt(
          praefix,
          "email",
          "Diese Person ist in Ihrem Unternehmen deaktiviert. Bitte aktivieren Sie sie in der Liste wieder.",
        );
    }),
  );
}

/** Where a second representative has to agree there must be one. */
function checkZweite(verwaltung: Verwaltung, gelesen: readonly Gelesen[]): void {
  const { stand, person } = verwaltung;
  if (!stand.vollmachtMitZustimmung || listHandlungsfaehige(verwaltung, person.benutzerUuid).length > 0) return;
  checkAll(
    gelesen
      .filter(({ rolle }) => rolle === "BEVOLLMAECHTIGTER")
      .map(({ praefix }) => () => {
        throw refuseAt(
          praefix,
          "unternehmenRolle",
          "Es gibt keine zweite bevollmächtigte Person, die zustimmen könnte. Bitte schalten Sie die Zustimmung zuerst aus.",
        );
      }),
  );
}

/** Stores an invitation and sends its link, or asks a second representative before. */
async function store(verwaltung: Verwaltung, eine: Gelesen): Promise<{ uuid: string; wartet: boolean }> {
  const { tx, dienste, person, stand, jetzt } = verwaltung;
  const { email, vorname, nachname, rolle } = eine;
  const { unternehmenUuid, benutzerUuid: erstelltVon } = person;
  const wartet = rolle === "BEVOLLMAECHTIGTER" && stand.vollmachtMitZustimmung;
  await voidEinladungen(tx, unternehmenUuid, email);
  const uuid = dienste.random.uuid();
  const token = dienste.random.token();
  await insertEinladung(tx, {
    uuid,
    unternehmenUuid,
    email,
    vorname,
    nachname,
    rolle,
    hash: sha256(token),
    zustimmung: wartet ? "OFFEN" : "OHNE",
    erstelltVon,
    gueltigBis: endeVon(dienste, "einladung"),
    erstelltAm: jetzt,
  });
  await record(verwaltung, { vorgang: "einladen", wen: uuid, nach: rolle });
  if (wartet) await announceWarten(verwaltung, `${vorname} ${nachname}`.trim());
  else await postBrief(tx, dienste, { to: email, brief: "EINLADUNG", firma: stand.firma, token });
  return { uuid, wartet };
}

/** Tells the representatives that one of them has to agree. */
export async function announceWarten({ tx, dienste, person }: Verwaltung, name: string): Promise<void> {
  await notifyUnternehmen(tx, dienste, {
    firma: person.unternehmenUuid,
    inhalt: { art: "VOLLMACHT_WARTET", name, von: person.name },
  });
}
