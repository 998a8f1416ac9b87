import { z } from "zod";
import { toAsciiDomain } from "../../lib/email";
import { BUNDESLAENDER, toBundesformat } from "./bundeslaender";
import { LAENDER } from "./laender";
import { checkSteuerlicheNummer, type STEUERLICHE_NUMMERN } from "./pruefziffer";
import { readRegisternummer, REGISTERNUMMER_MAX } from "./registernummer";
import { findRechtsform, needsRegister, RECHTSFORMEN } from "./rechtsformen";
import { WIRTSCHAFTSZWEIGE } from "./wirtschaftszweige";

const PFLICHT = "Dieses Feld ist erforderlich";

const pflichttext = (max: number) =>
  z.string(PFLICHT).trim().min(1, PFLICHT).max(max, `Sie dürfen maximal ${max} Zeichen eingeben`);
const freitext = (max: number) => z.string().trim().max(max, `Sie dürfen maximal ${max} Zeichen eingeben`).default("");
const auswahl = (eintraege: readonly { readonly key: string }[]) =>
  z.string(PFLICHT).refine((key) => eintraege.some((eintrag) => eintrag.key === key), PFLICHT);
const nummer = (art: keyof typeof STEUERLICHE_NUMMERN) =>
  z
    .string()
    .trim()
    .superRefine((text, ctx) => {
      const message = checkSteuerlicheNummer(art, text);
      if (message !== null) ctx.addIssue({ code: "custom", message });
    })
    .default("");

const felder = z.object({
  firma: pflichttext(200),
  rechtsform: auswahl(RECHTSFORMEN),
  strasse: pflichttext(100),
  hausnummer: pflichttext(10),
  adresszusatz: freitext(100),
  plz: pflichttext(10),
  ort: pflichttext(100),
  bundesland: z.string().default(""),
  land: auswahl(LAENDER),
  steuernummer: pflichttext(20),
  finanzamt: pflichttext(100),
  wIdNr: nummer("wIdNr"),
  ustIdNr: nummer("ustIdNr"),
  registerart: z.string().default(""),
  registernummer: freitext(REGISTERNUMMER_MAX),
  registergericht: freitext(100),
  wirtschaftszweig: auswahl(WIRTSCHAFTSZWEIGE),
  telefon: pflichttext(50),
  email: pflichttext(200).transform(toAsciiDomain).pipe(z.email("Bitte geben Sie eine gültige E-Mail-Adresse ein")),
});

type Felder = z.infer<typeof felder>;
type Befunde = readonly { readonly feld: keyof Felder; readonly message: string }[];

function checkAnschrift(daten: Felder): Befunde {
  if (daten.land !== "DE") return [];
  const plz = /^\d{5}$/.test(daten.plz);
  const land = BUNDESLAENDER.some((eintrag) => eintrag.key === daten.bundesland);
  return [
    ...(plz ? [] : [{ feld: "plz", message: "Die Postleitzahl besteht aus fünf Ziffern." } as const]),
    ...(land ? [] : [{ feld: "bundesland", message: PFLICHT } as const]),
  ];
}

function checkRegister(daten: Felder): Befunde {
  const nummer = readRegisternummer(daten.registernummer, daten.registerart);
  const befunde: { feld: keyof Felder; message: string }[] = [];
  if (!nummer.ok) befunde.push({ feld: "registernummer", message: nummer.error });
  if (!needsRegister(daten.rechtsform)) return befunde;
  const erwartet = findRechtsform(daten.rechtsform)?.register ?? "";
  if (daten.registerart === "") return [...befunde, { feld: "registerart", message: PFLICHT }];
  if (daten.registerart !== erwartet) {
    befunde.push({ feld: "registerart", message: `Zu dieser Rechtsform gehört das Register ${erwartet}.` });
  }
  if (daten.registernummer === "") befunde.push({ feld: "registernummer", message: PFLICHT });
  if (daten.registergericht === "") befunde.push({ feld: "registergericht", message: PFLICHT });
  return befunde;
}

/**
 * The company data that the registration asks for (domain.md 3.1). Output: trimmed texts, the register number without
 * its kind of register, and the tax number as 13 digits of the federal format where the seat is in Germany.
 *
 * @assumed §3 says other entity fields are not shown; the fields follow § 3(3) FZulBV.
 */
export const stammdaten = felder
  .superRefine((daten, ctx) => {
    for (const { feld, message } of [...checkAnschrift(daten), ...checkRegister(daten)]) {
      ctx.addIssue({ code: "custom", path: [feld], message });
    }
  })
  .transform((getippt, ctx) => {
    const register = readRegisternummer(getippt.registernummer, getippt.registerart);
    const daten = register.ok ? { ...getippt, registernummer: register.value } : getippt;
    if (daten.land !== "DE") return { ...daten, bundesland: "" };
    const nummer = toBundesformat(daten.bundesland, daten.steuernummer);
    if (nummer.ok) return { ...daten, steuernummer: nummer.value };
    ctx.addIssue({ code: "custom", path: ["steuernummer"], message: nummer.error.message });
    return z.NEVER;
  });

/** Company data as stored. */
export type Stammdaten = z.output<typeof stammdaten>;
