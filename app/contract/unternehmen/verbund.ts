import { z } from "zod";
import { entscheidung } from "../antrag/aenderung";
import { geparkt, ticket } from "../antrag/uebernahme";
import { uebernommen } from "../antrag/zusammenfuehrung";
import { geschuetzt } from "../wire/base";
import { gesehene, listOf, moment, pageQuery } from "../wire/page";
import { werte } from "../wire/werte";
import { wiederherstellung, zeilenFassungen } from "./fassungen";

const tags = ["Verbundene Unternehmen"];
const pfad = "/v1/unternehmen/verbundene" as const;
const id = z.object({ uuid: z.uuid() });

const befund = z.object({ property: z.string(), message: z.string() });
const befunde = z.object({ fehler: z.array(befund), warnungen: z.array(befund) });
const jahr = z.object({ beginn: z.iso.date(), ende: z.iso.date(), label: z.string() });

const ende = z.object({ key: z.uuid(), name: z.string() });

/**
 * One relation with whoever it is about. `von` holds `an`; both null while it is not known. Keys are the uuid of the
 * company itself, or of the row that introduced somebody.
 */
export const verbundZeile = befunde.extend({
  uuid: z.uuid(),
  revision: z.number().int(),
  name: z.string(),
  land: z.string(),
  steuernummer: z.string(),
  verbindung: z.string(),
  von: ende.nullable(),
  an: ende.nullable(),
  kapital: z.string(),
  /** Share of the votes; that of the capital while nothing else is said. */
  stimmen: z.string(),
  /** Control beyond the shares, by its key. */
  beherrschung: z.string(),
  /** Name of the one through whom the relation goes; empty where it is direct. */
  ueber: z.string(),
  gueltigAb: z.string(),
  gueltigBis: z.string(),
  /** Shares the cap of the allowance (§ 3 Abs. 6 FZulG) at the end of `jahr`; says nothing about the KMU status. */
  teiltHoechstbetrag: z.boolean(),
  /** An Antrag was submitted since: the row cannot be deleted any more. */
  isEingereicht: z.boolean(),
});

/** Who holds whom on the day `tag`: what the drawing shows. The company itself comes first. */
const gruppe = z.object({
  tag: z.iso.date(),
  mitglieder: z.array(
    z.object({
      key: z.uuid(),
      name: z.string(),
      art: z.enum(["UNTERNEHMEN", "NATUERLICHE_PERSON", "OEFFENTLICHE_STELLE"]),
      isEigenes: z.boolean(),
      teilt: z.boolean(),
    }),
  ),
  beteiligungen: z.array(z.object({ key: z.uuid(), von: z.uuid(), an: z.uuid(), text: z.string(), mehr: z.string() })),
});

const luecken = z.array(z.object({ art: z.string(), message: z.string() }));

/** What holds of the list as a whole. `luecken` block a submission unless their `art` begins with FRAGE. */
export const verbundLage = z.object({
  eigenes: ende,
  gruppe,
  /** What others have used of the shared cap, per Wirtschaftsjahr of the company, in euros. */
  genutzt: z.array(z.object({ jahr: z.string(), name: z.string(), betrag: z.string() })),
  /**
   * Who shares it in one of the `jahre` that were asked for, without a word on how much was used; `zeile`: the row that
   * may say it.
   */
  ungenannt: z.array(z.object({ jahr: z.string(), name: z.string(), zeile: z.uuid() })),
  /** Rows are left out of `genutzt` and `ungenannt`, because it is not known yet who holds whom, or how much. */
  hatOffene: z.boolean(),
  /** Counts the changes of the list. */
  stand: z.number().int(),
  /** The Wirtschaftsjahr at whose end the list counts. */
  jahr,
  /** Who has confirmed the list for this year; `isAktuell`: it has not changed since. */
  bestaetigung: z.object({ am: moment, von: z.string(), isAktuell: z.boolean() }).nullable(),
  luecken,
  /** What only shows when the rows are compared, each finding once, with the first row that it is about. */
  befunde: z.array(
    z.object({ zeile: z.uuid(), name: z.string(), art: z.enum(["fehler", "warnung"]), message: z.string() }),
  ),
  /** How many rows the list has, whatever is searched for. */
  anzahl: z.number().int(),
  isVollstaendig: z.boolean(),
  rechte: z.object({ bearbeiten: z.boolean() }),
});

/**
 * The affiliated companies of the chosen company, one row per relation. `filter` is a JSON object of column → value;
 * '<Ohne Wert>' finds empty ones. Sort is `key:asc` or `key:desc`; without it in the order in which they were entered.
 * `jahre`: keys of Wirtschaftsjahre ("2025" or "2024/2025"), with commas between them, for which `lage.ungenannt` is
 * told. `stand`: the day that the rows and `lage.gruppe` are asked for; without it every row is told, and the group of
 * today.
 */
export const listVerbundene = geschuetzt("FIRMA")
  .route({ method: "GET", path: pfad, tags })
  .input(
    pageQuery.extend({
      suche: z.string().max(200).optional(),
      filter: z.string().max(2000).optional(),
      jahre: z
        .string()
        .regex(/^\d{4}(\/\d{4})?(,\d{4}(\/\d{4})?)*$/)
        .max(1000)
        .optional(),
      stand: z.iso.date().optional(),
    }),
  )
  .output(listOf(verbundZeile).extend({ lage: verbundLage }));

const verbundStand = z.object({ label: z.string(), luecken });

/** What the list as a whole lacks, as `lage.luecken` says it, and what the Wirtschaftsjahr is called for which. */
export const getVerbundStand = geschuetzt("FIRMA")
  .route({ method: "GET", path: "/v1/unternehmen/verbundstand", tags })
  .output(verbundStand);

const nachbar = z.object({
  uuid: z.string(),
  name: z.string(),
  art: z.enum(["UNTERNEHMEN", "NATUERLICHE_PERSON", "OEFFENTLICHE_STELLE"]),
  /** As the row says that introduced him. */
  isBusinessAngel: z.boolean(),
});
const kontext = z.object({ heute: z.string(), andere: z.array(nachbar) });

/** One row with all answers, what is missing or asked about it, and who else is in the list. */
export const verbundAnsicht = befunde.extend({
  uuid: z.uuid(),
  revision: z.number().int(),
  werte,
  kontext,
  geaendertAm: moment,
  geaendertVon: z.string(),
  /** Names of rows that refer to this one: it cannot be deleted before them. */
  abhaengige: z.array(z.string()),
  /** An Antrag was submitted since: the row cannot be deleted any more. */
  isEingereicht: z.boolean(),
  rechte: z.object({ bearbeiten: z.boolean() }),
  ticket,
});

export const getVerbundene = geschuetzt("FIRMA")
  .route({ method: "GET", path: `${pfad}/{uuid}`, tags })
  .input(id)
  .output(verbundAnsicht);

/** What the form of a new row starts with. */
export const getVerbundVorlage = geschuetzt("UNTERNEHMEN")
  .route({ method: "GET", path: "/v1/unternehmen/verbundvorlage", tags })
  .output(z.object({ werte, kontext, rechte: z.object({ bearbeiten: z.boolean() }), ticket }));

/** Adds a row; never refuses unfinished work, only what cannot be. Send an Idempotency-Key. */
export const createVerbundene = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: pfad, tags })
  .input(z.object({ werte, geparkt }))
  .output(id.extend({ revision: z.number().int() }));

/**
 * Saves answers of a row. On an old `revision` they are merged with what others have saved since; what only a person
 * can decide is refused with 409.10 and `konflikt`. Send an Idempotency-Key.
 */
export const saveVerbundene = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: `${pfad}/{uuid}`, tags })
  .input(
    id.extend({
      revision: z.number().int(),
      werte,
      gesehen: gesehene.optional(),
      entscheidungen: z.array(entscheidung).max(100).optional(),
      geparkt,
    }),
  )
  .output(z.object({ revision: z.number().int(), zusammengefuehrt: z.array(uebernommen).optional() }));

/** Every saved version of a row, newest first. */
export const listVerbundFassungen = geschuetzt("FIRMA")
  .route({ method: "GET", path: `${pfad}/{uuid}/fassungen`, tags })
  .input(id)
  .output(zeilenFassungen);

/**
 * Makes an earlier version of a row the present one, by the rules of every save. 409.10 when `revision` is not the
 * stored one; 422.10 when the version names somebody who cannot be named any more. Send an Idempotency-Key.
 */
export const restoreVerbundene = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: `${pfad}/{uuid}/fassungen/{fassung}/wiederherstellung`, tags })
  .input(wiederherstellung)
  .output(z.object({ revision: z.number().int() }));

/**
 * Takes a row away for good; 422.10 while others refer to it, and once an Antrag was submitted. Whoever is no longer
 * connected gets an end instead.
 */
export const deleteVerbundene = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: `${pfad}/{uuid}`, tags })
  .input(id)
  .output(z.object({ name: z.string() }));

/**
 * Confirms that the list is up to date for the Wirtschaftsjahr that begins on `beginn`. 409.10 when it has changed
 * since `stand`, or another year is to be confirmed by now.
 */
export const confirmVerbundene = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/unternehmen/verbundbestaetigung", tags })
  .input(z.object({ stand: z.number().int(), beginn: z.iso.date() }))
  .output(z.object({ label: z.string() }));

/** A pasted table: tabs, semicolons or commas between the cells, the first row names the columns. */
const tabelle = z.object({ text: z.string().max(2_000_000) });

const eingelesen = z.object({
  /** The line of the text in which the row begins. */
  nummer: z.number().int(),
  name: z.string(),
  verbindung: z.string(),
  gegenueber: z.string(),
  kapital: z.string(),
  gueltigAb: z.string(),
  gueltigBis: z.string(),
  /** One more relation of somebody who is in the list, or further up in the table, already. */
  isWeitere: z.boolean(),
  /** Titles of columns with something that this row is not asked about: it is left out. */
  uebergangen: z.array(z.string()),
  /** Why this row cannot be taken over. */
  fehler: z.array(z.string()),
});

/**
 * What a pasted table says, row by row. `fehler`: what is wrong with it as a whole; `uebergangen`: its columns that
 * have no field and are left out. Stores nothing.
 */
export const previewVerbundTabelle = geschuetzt("UNTERNEHMEN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/unternehmen/verbundtabelle/vorschau", tags })
  .input(tabelle)
  .output(
    z.object({
      fehler: z.array(z.string()),
      uebergangen: z.array(z.string()),
      zeilen: z.array(eingelesen),
      isEinlesbar: z.boolean(),
    }),
  );

/** Adds all rows of a pasted table, or none: 422.10 when one of them cannot be read. Send an Idempotency-Key. */
export const importVerbundTabelle = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/unternehmen/verbundtabelle", tags })
  .input(tabelle.extend({ geparkt }))
  .output(z.object({ anzahl: z.number().int() }));

export const verbund = {
  listVerbundene,
  getVerbundStand,
  getVerbundene,
  getVerbundVorlage,
  createVerbundene,
  saveVerbundene,
  listVerbundFassungen,
  restoreVerbundene,
  deleteVerbundene,
  confirmVerbundene,
  previewVerbundTabelle,
  importVerbundTabelle,
};

export type VerbundVorschauZeile = z.infer<typeof eingelesen>;

export type VerbundZeileSicht = z.infer<typeof verbundZeile>;
export type VerbundLage = z.infer<typeof verbundLage>;
export type VerbundStand = z.infer<typeof verbundStand>;
export type VerbundAnsicht = z.infer<typeof verbundAnsicht>;
