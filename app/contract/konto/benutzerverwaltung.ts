import { z } from "zod";
import { antragRechte } from "~/domain/antrag/antragRecht";
import { EINLADUNGEN_HOECHSTENS, mitgliedStatusSchluessel, zweiteFaktoren } from "~/domain/benutzer/mitgliedStatus";
import { geparkt } from "../antrag/uebernahme";
import { geschuetzt } from "../wire/base";
import { listOf, moment, pageQuery } from "../wire/page";
import { unternehmenRolle } from "./benutzer";
import { antragsfrist } from "../verfahren/fristen";

const tags = ["Benutzerverwaltung"];
const text = (max: number) => z.string().max(max);

/** A request that waits for a second authorised representative: who has made it, and whether the caller may agree. */
const wartet = z.object({ von: z.string(), darfZustimmen: z.boolean() });

export const benutzerZeile = z.object({
  /** The person, or the invitation where nobody has accepted it yet. */
  uuid: z.uuid(),
  isEinladung: z.boolean(),
  name: z.string(),
  email: z.string(),
  rolle: unternehmenRolle,
  status: z.enum(mitgliedStatusSchluessel),
  /** Null for an invitation: nobody knows yet. */
  zweiterFaktor: z.enum(zweiteFaktoren).nullable(),
  /** When the person last began to work for this company. */
  letzteAnmeldungAm: moment.nullable(),
  /** On how many Anträge the person has a right; null for who sees all. */
  anzahlAntraege: z.number().int().nullable(),
  darfStammdaten: z.boolean(),
  /** Until when the link of an invitation is good. */
  gueltigBis: moment.nullable(),
  wartet: wartet.nullable(),
  /** The caller. */
  isSelbst: z.boolean(),
});

/** Whether a new authorised representative needs the consent of a second one. */
export const zustimmungStand = z.object({
  an: z.boolean(),
  /** Somebody wants it to end. */
  endeWartet: wartet.nullable(),
  /** There is a second representative who can log in. */
  hatZweite: z.boolean(),
  /** People and invitations that wait for a consent which the caller can give. */
  wartende: z.array(z.object({ uuid: z.uuid(), name: z.string() })),
});

/**
 * Everybody of the chosen company and its open invitations, for its authorised representatives; administrators do here
 * all that they may, in the company that they look at. `filter` is a JSON
 * object of column → value; '<Ohne Wert>' finds empty ones. Sort is `key:asc` or `key:desc`.
 */
export const listBenutzer = geschuetzt("FIRMA")
  .route({ method: "GET", path: "/v1/benutzerverwaltung", tags })
  .input(pageQuery.extend({ suche: text(200).optional(), filter: text(2000).optional() }))
  .output(listOf(benutzerZeile).extend({ zustimmung: zustimmungStand }));

const einladung = z.object({ email: text(400), vorname: text(400), nachname: text(400), unternehmenRolle });
const angelegt = z.object({
  uuid: z.uuid(),
  /** The mail leaves only when a second authorised representative has agreed. */
  wartet: z.boolean(),
});

/** Invites a person to the chosen company by mail. Only a Bevollmächtigte/r may. */
export const invite = geschuetzt("FIRMA", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/benutzerverwaltung/einladungen", tags })
  .input(einladung)
  .output(angelegt);

/** Invites several people, all or nobody. What is wrong is named as `einladungen.0.email`. */
export const inviteMehrere = geschuetzt("FIRMA", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/benutzerverwaltung/einladungen/mehrere", tags })
  .input(z.object({ einladungen: z.array(einladung).min(1).max(EINLADUNGEN_HOECHSTENS), geparkt }))
  .output(z.object({ data: z.array(angelegt) }));

const einladungId = z.object({ uuid: z.uuid() });
const ausgang = z.object({ name: z.string(), wartet: z.boolean() });
const wer = z.object({ name: z.string() });

/** Sends an invitation once more with a new link; the old one is dead at once. */
export const renewEinladung = geschuetzt("FIRMA", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/benutzerverwaltung/einladungen/{uuid}/erneuern", tags })
  .input(einladungId)
  .output(ausgang);

/** Takes an invitation back that nobody has accepted. */
export const withdrawEinladung = geschuetzt("FIRMA", { nachweis: "SUBSTANZIELL" })
  .route({ method: "DELETE", path: "/v1/benutzerverwaltung/einladungen/{uuid}", tags })
  .input(einladungId)
  .output(wer);

/** Agrees to the invitation of an authorised representative, or not. 409.61 for who has invited. */
export const decideEinladung = geschuetzt("FIRMA", { nachweis: "SUBSTANZIELL" })
  .route({ method: "PUT", path: "/v1/benutzerverwaltung/einladungen/{uuid}/zustimmung", tags })
  .input(einladungId.extend({ zustimmung: z.boolean() }))
  .output(wer);

const benutzerId = z.object({ benutzerUuid: z.uuid() });

/** Gives another role. 409.60 for the last authorised representative, 409.10 when the role is no longer `bisher`. */
export const setRolle = geschuetzt("FIRMA", { nachweis: "SUBSTANZIELL" })
  .route({ method: "PUT", path: "/v1/benutzerverwaltung/benutzer/{benutzerUuid}/rolle", tags })
  .input(benutzerId.extend({ rolle: unternehmenRolle, bisher: unternehmenRolle }))
  .output(ausgang);

/** Agrees that somebody becomes an authorised representative, or not. 409.61 for who has asked for it. */
export const decideVollmacht = geschuetzt("FIRMA", { nachweis: "SUBSTANZIELL" })
  .route({ method: "PUT", path: "/v1/benutzerverwaltung/benutzer/{benutzerUuid}/vollmacht", tags })
  .input(benutzerId.extend({ zustimmung: z.boolean() }))
  .output(wer);

/** Gives an employee the grant to change the master data of the company, or takes it. */
export const setStammdatenRecht = geschuetzt("FIRMA", { nachweis: "SUBSTANZIELL" })
  .route({ method: "PUT", path: "/v1/benutzerverwaltung/benutzer/{benutzerUuid}/stammdaten", tags })
  .input(benutzerId.extend({ darf: z.boolean() }))
  .output(wer);

const nachfolger = z.object({
  /** Who takes over the rights on single Anträge; null: nobody. Whoever cannot is refused as `nachfolger`, 422. */
  nachfolgerUuid: text(100).nullable(),
});
const ende = z.object({
  name: z.string(),
  /** How many rights somebody has taken over. */
  uebergeben: z.number().int(),
});

/** Removes somebody from the company. 409.60 for the last authorised representative. */
export const removeBenutzer = geschuetzt("FIRMA", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/benutzerverwaltung/benutzer/{benutzerUuid}/entfernen", tags })
  .input(benutzerId.extend(nachfolger.shape))
  .output(ende);

/** Takes the access of somebody until it is given back. 409.60 for the last authorised representative. */
export const deactivateBenutzer = geschuetzt("FIRMA", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/benutzerverwaltung/benutzer/{benutzerUuid}/deaktivieren", tags })
  .input(benutzerId.extend(nachfolger.shape))
  .output(ende);

export const reactivateBenutzer = geschuetzt("FIRMA", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/benutzerverwaltung/benutzer/{benutzerUuid}/reaktivieren", tags })
  .input(benutzerId)
  .output(ausgang);

/** Leaves the chosen company oneself, in whatever role. 409.60 for the last authorised representative. */
export const leaveUnternehmen = geschuetzt("UNTERNEHMEN", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/benutzerverwaltung/verlassen", tags })
  .input(nachfolger)
  .output(ende);

/** What ends with the access of somebody, and who could take over. */
export const uebergabe = z.object({
  benutzerUuid: z.uuid(),
  name: z.string(),
  rolle: unternehmenRolle,
  isSelbst: z.boolean(),
  /** The last authorised representative cannot go. */
  isLetzte: z.boolean(),
  entwuerfe: z.array(z.object({ antragUuid: z.uuid(), titel: z.string() })),
  fristen: z.array(antragsfrist),
  rechte: z.array(
    z.object({
      antragUuid: z.uuid(),
      titel: z.string(),
      recht: z.enum(antragRechte),
      /** Whether it can be handed over by the caller. */
      isUebertragbar: z.boolean(),
    }),
  ),
  kalender: z.object({
    /** The person has deadlines in a calendar of her own. */
    hatAdresse: z.boolean(),
    abgerufenAm: moment.nullable(),
    /** It goes on with the deadlines of other companies. */
    bleibt: z.boolean(),
  }),
  /** Forms that came too late and wait for the person. */
  anzahlGeparkte: z.number().int(),
  darfStammdaten: z.boolean(),
  nachfolger: z.array(z.object({ benutzerUuid: z.uuid(), name: z.string(), rolle: unternehmenRolle })),
});

export const getUebergabe = geschuetzt("FIRMA")
  .route({ method: "GET", path: "/v1/benutzerverwaltung/benutzer/{benutzerUuid}/uebergabe", tags })
  .input(benutzerId)
  .output(uebergabe);

/** The same for the caller, in whatever role. */
export const getEigeneUebergabe = geschuetzt("UNTERNEHMEN")
  .route({ method: "GET", path: "/v1/benutzerverwaltung/verlassen", tags })
  .output(uebergabe);

/**
 * Says that a new authorised representative needs the consent of a second one, or no more; to end it needs a second
 * one, too. 422 where there is only one.
 */
export const setZustimmung = geschuetzt("FIRMA", { nachweis: "SUBSTANZIELL" })
  .route({ method: "PUT", path: "/v1/benutzerverwaltung/zustimmung", tags })
  .input(z.object({ an: z.boolean() }))
  .output(z.object({ an: z.boolean(), wartet: z.boolean() }));

export const benutzerverwaltung = {
  listBenutzer,
  invite,
  inviteMehrere,
  renewEinladung,
  withdrawEinladung,
  decideEinladung,
  setRolle,
  decideVollmacht,
  setStammdatenRecht,
  removeBenutzer,
  deactivateBenutzer,
  reactivateBenutzer,
  leaveUnternehmen,
  getUebergabe,
  getEigeneUebergabe,
  setZustimmung,
};

export type BenutzerZeile = z.infer<typeof benutzerZeile>;
export type Uebergabe = z.infer<typeof uebergabe>;
export type ZustimmungStand = z.infer<typeof zustimmungStand>;
