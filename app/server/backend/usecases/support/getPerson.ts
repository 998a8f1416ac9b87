import type { Person, Verlaufszeile } from "~/contract/konto/personen";
import { type VerlaufArt, VERLAUF_ARTEN } from "~/domain/benutzer/kontoEreignisse";
import { EREIGNISSE_JE_SEITE, type PersonAktion } from "~/domain/benutzer/supportPerson";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { MAIL_BLEIBT_MINUTEN } from "~/domain/wartung/mailFrist";
import type { Dienste } from "../../dienste";
import type { Person as Aufrufer, RufKontext } from "../../kontext";
import { countEreignisse, hasAngesehen, listEreignisse } from "../../storage/kontoVerlaufStore";
import type { PersonEintrag } from "../../storage/personenStore";
import { listMails } from "../../storage/personMailStore";
import { listLinks, listMitgliedschaften } from "../../storage/personStore";
import { listSitzungen, type SitzungZeile } from "../../storage/sitzungStore";
import { listOffene } from "../../storage/zugangsaenderungStore";
import { writeAudit } from "../audit/writeAudit";
import { isGesperrtNachFehlversuchen } from "../auth/anmeldeversuche";
import { writeBrief } from "../mail/briefe/writeBrief";
import { toKopf } from "./listPersonen";
import { isAenderbar } from "../zugangsaenderung/beginAenderung";
import { toAenderung } from "../zugangsaenderung/listAenderungen";
import { isErneuerbar } from "./nachsenden";
import { getEintrag, requirePersonenleser } from "./zugriff";

/** The same person looking at the same again within this time is one line of the log. */
const EIN_BLICK_MS = 60_000;
/** How many mails are told of, the newest first; the page has them in pages. */
const MAILS_HOECHSTENS = 1_000;

/** Notes who looks at whom, in which role, before the answer leaves. */
async function noteBlick({ db, clock }: Dienste, wer: Aufrufer, wen: string): Promise<void> {
  const am = clock.now();
  const { benutzerUuid, systemRolle: von } = wer;
  const seit = new Date(am.getTime() - EIN_BLICK_MS);
  if (await hasAngesehen(db, { wer: benutzerUuid, wen, seit })) return;
  await writeAudit(db, { vorgang: "BENUTZER_ANGESEHEN", am, benutzerUuid, von, nach: wen });
}

/** What can be done about an access as it stands. */
function listAktionen(
  eintrag: PersonEintrag,
  umstaende: { hasSitzungen: boolean; hasOffene: boolean },
): PersonAktion[] {
  if (eintrag.art !== "KONTO") return [];
  if (eintrag.gesperrtSeit !== null) return ["ENTSPERREN"];
  const zuZweit = (["ZWEITER_FAKTOR", "ADRESSE"] as const).filter((art) => isAenderbar(eintrag, art));
  return [
    "SPERREN",
    ...(umstaende.hasSitzungen ? (["ABMELDEN"] as const) : []),
    "PASSWORT",
    ...(umstaende.hasOffene ? [] : zuZweit),
  ];
}

async function loadListen({ db, clock, config }: Dienste, eintrag: PersonEintrag) {
  const jetzt = clock.now();
  const seit = new Date(jetzt.getTime() - config.sitzung.leerlaufMinuten * 60_000);
  const { subject: linkBetreff } = writeBrief(config, { to: "", brief: "AENDERUNG_LINK", token: "" });
  return {
    stellen: await listMitgliedschaften(db, { ...eintrag, jetzt }),
    sitzungen: await listSitzungen(db, { benutzerUuid: eintrag.uuid, jetzt, seit }),
    links: await listLinks(db, { ...eintrag, jetzt }),
    mails: await listMails(db, { ...eintrag, linkBetreff }, MAILS_HOECHSTENS),
    ereignisse: await countEreignisse(db, eintrag),
    offene: (await listOffene(db, eintrag.uuid))[0],
  };
}

/** A session without what opens it. */
const toSitzung = ({ uuid, geraet, erstelltAm, letzteAktionAm }: SitzungZeile) => ({
  uuid,
  geraet,
  erstelltAm: erstelltAm.toISOString(),
  letzteAktionAm: letzteAktionAm.toISOString(),
});

const iso = (am: Date | null) => am?.toISOString() ?? null;

const toMail = (mail: Awaited<ReturnType<typeof listMails>>[number]) => ({
  ...mail,
  erstelltAm: mail.erstelltAm.toISOString(),
  gesendetAm: iso(mail.gesendetAm),
  aufgegebenAm: iso(mail.aufgegebenAm),
  naechsterVersuchAm: mail.naechsterVersuchAm.toISOString(),
});

function toAnzahlen(ereignisse: ReadonlyMap<string, number>): Pick<Person, "anzahlEreignisse" | "anzahlJeArt"> {
  const summe = (namen: readonly string[]) => namen.reduce((bisher, name) => bisher + (ereignisse.get(name) ?? 0), 0);
  return {
    anzahlEreignisse: summe([...ereignisse.keys()]),
    anzahlJeArt: {
      ANMELDUNGEN: summe(VERLAUF_ARTEN.ANMELDUNGEN.ereignisse),
      ABGELEHNTE: summe(VERLAUF_ARTEN.ABGELEHNTE.ereignisse),
      SPERREN: summe(VERLAUF_ARTEN.SPERREN.ereignisse),
      EINLADUNGEN: summe(VERLAUF_ARTEN.EINLADUNGEN.ereignisse),
    },
  };
}

/** Everything that is known of the access of one person. */
export async function getPerson(kontext: RufKontext, { personUuid }: { personUuid: string }): Promise<Person> {
  const wer = requirePersonenleser(kontext);
  const { dienste } = kontext;
  const eintrag = await getEintrag(dienste.db, dienste, personUuid);
  await noteBlick(dienste, wer, eintrag.uuid);
  const { stellen, sitzungen, links, mails, ereignisse, offene } = await loadListen(dienste, eintrag);
  const darfHandeln = can("unternehmensbenutzerSperren", wer);
  return {
    ...toKopf(eintrag),
    erstelltAm: eintrag.erstelltAm.toISOString(),
    passwortGeaendertAm: iso(eintrag.passwortGeaendertAm),
    sperrgrund: eintrag.sperrgrund,
    isAnmeldungGesperrt: eintrag.art === "KONTO" && (await isGesperrtNachFehlversuchen(dienste, eintrag.email)),
    mitgliedschaften: stellen.map((stelle) => ({ ...stelle, seit: stelle.seit.toISOString() })),
    sitzungen: sitzungen.map(toSitzung),
    links: links.map((link) => ({
      uuid: link.uuid,
      art: link.art,
      firma: link.firma,
      stand: link.stand,
      erstelltAm: link.erstelltAm.toISOString(),
      gueltigBis: link.gueltigBis.toISOString(),
      isErneuerbar: darfHandeln && isErneuerbar(link, eintrag),
    })),
    mails: mails.map(toMail),
    mailsBleibenMinuten: MAIL_BLEIBT_MINUTEN,
    ...toAnzahlen(ereignisse),
    aenderung: offene === undefined ? null : toAenderung(offene, wer),
    aktionen: darfHandeln
      ? listAktionen(eintrag, { hasSitzungen: sitzungen.length > 0, hasOffene: offene !== undefined })
      : [],
    darfHandeln,
  };
}

/** The time line of an account, newest first. */
export async function listKontoVerlauf(
  kontext: RufKontext,
  { personUuid, vor, art }: { personUuid: string; vor?: number | undefined; art?: VerlaufArt | undefined },
): Promise<{ data: Verlaufszeile[]; weiterVor: number | null; weiterAm: string | null }> {
  requirePersonenleser(kontext);
  const { dienste } = kontext;
  const eintrag = await getEintrag(dienste.db, dienste, personUuid);
  const zeilen = await listEreignisse(dienste.db, eintrag, {
    vor,
    nur: art === undefined ? undefined : VERLAUF_ARTEN[art].ereignisse,
    limit: EREIGNISSE_JE_SEITE + 1,
  });
  const data = zeilen.slice(0, EREIGNISSE_JE_SEITE).map((zeile) => ({ ...zeile, am: zeile.am.toISOString() }));
  const naechste = zeilen[EREIGNISSE_JE_SEITE];
  return {
    data,
    weiterVor: naechste === undefined ? null : (data.at(-1)?.lfd ?? null),
    weiterAm: iso(naechste?.am ?? null),
  };
}
