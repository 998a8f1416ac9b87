import { formatAntragsnummer, vorhabenId } from "~/domain/antrag/antragsnummer";
import type { Befehl } from "~/domain/antrag/lebenszyklusTabelle";
import { ERKLAERUNG_SCHLUESSEL, listErklaerungen, URSPRUENGLICHE_REGEL } from "~/domain/antrag/erklaerungen";
import { formulare } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { stammdatenTexte } from "~/domain/unternehmen/stammdatenTexte";
import { toUnternehmensangaben } from "~/domain/unternehmen/unternehmensangaben";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import { textOf } from "~/formkit/werte";
import { berlinDate } from "~/lib/date";
import type { Dienste } from "../dienste";
import { pruefsummeVon } from "../pruefsumme";
import type { EingereichterInhalt } from "../storage/antragInhalt";
import { findFormfakten, insertAntrag } from "../storage/antragStore";
import type { Tx } from "../storage/datenbank";
import { insertEingereichten, takeNummer } from "../storage/einreichungStore";
import { listVerbundSaetze, type VerbundSatz } from "../storage/verbundStore";
import { insertVorhaben, type NeuesVorhaben } from "../storage/vorhabenStore";
import { kontextVon } from "../usecases/antraege/antragAnsicht";
import { BEISPIEL_THEMEN } from "../usecases/antraege/beispielThemen";
import { beispielVorhaben, unfertigesVorhaben } from "../usecases/antraege/beispielVorhaben";
import { beispielVorhabenV1 } from "../usecases/antraege/beispielVorhabenV1";
import { LEERE_EINREICHUNG } from "~/domain/antrag/leereEinreichung";
import { complete } from "../usecases/antraege/neuesVorhaben";
import { loadJahreslage, verlangteWerte } from "../usecases/unternehmen/statistikLage";
import { writeEreignis } from "../usecases/audit/writeEreignis";
import { issueBeleg } from "../usecases/beleg/issueBeleg";
import { type DemoSchritt, listSchritte, spurDerSchritte } from "./antraegeLeben";
import { seedAnlagen } from "./anlagen";
import { planBescheid, seedBescheide } from "./bescheide";
import { seedEinsicht } from "./einsicht";
import { seedNachforderungen } from "./nachforderungen";
import { rueckzugVon, seedRueckzug } from "./rueckzuege";
import { DEMO_ANTRAEGE, type DemoAntrag } from "./antraegeListe";
import { seedNachrichten } from "./nachrichten";
import { planWidersprueche, seedAbgelehnte, seedWidersprueche } from "./widersprueche";

/** Whose Anträge the demo gets. */
export type DemoBesitzer = { unternehmenUuid: string; bevollmaechtigterUuid: string; mitarbeiterUuid: string };

type Saat = {
  tx: Tx;
  dienste: Dienste;
  besitzer: DemoBesitzer;
  kontext: AntragKontext;
  stammdaten: Werte;
  /** The Wirtschaftsjahre that they tell of. */
  jahre: readonly Werte[];
  verbundene: readonly VerbundSatz[];
};

/**
 * Puts Anträge of every status and of both versions into a company. Those on their way to the specialist system have no
 * open transmission, so that they stay as they are.
 */
export async function seedAntraege(tx: Tx, dienste: Dienste, besitzer: DemoBesitzer): Promise<void> {
  const fakten = await findFormfakten(tx, besitzer.unternehmenUuid);
  if (fakten === undefined) throw new Error("The company of the demo is missing");
  const { stammdaten } = fakten;
  const statistik = await loadJahreslage(tx, dienste, { uuid: besitzer.unternehmenUuid, stammdaten });
  const kontext = kontextVon(fakten, dienste.clock);
  const verbundene = await listVerbundSaetze(tx, besitzer.unternehmenUuid);
  const saat = { tx, dienste, besitzer, kontext, stammdaten, jahre: verlangteWerte(statistik), verbundene };
  for (const antrag of DEMO_ANTRAEGE) await seedAntrag(saat, antrag);
}

async function seedAntrag(saat: Saat, demo: DemoAntrag): Promise<void> {
  const { tx, dienste, besitzer } = saat;
  const antrag = await seedRumpf(saat, demo);
  if (antrag === null) return;
  const { antragUuid, schritte, vorhaben, am, von } = antrag;
  const eingereicht = await seedEinreichung(saat, demo, antrag);
  if (demo.hatAnlagen === true) await seedAnlagen(saat, { antragUuid, vorhabenUuid: vorhaben[0]?.uuid ?? "", am, von });
  if (eingereicht !== null) {
    await seedVerfahren(saat, demo, { antrag, eingereicht });
    return;
  }
  for (const schritt of schritte)
    await writeSchritt(saat, schritt, { antragUuid, angelegtVon: von, pruefsumme: undefined });
  if (demo.hatEinsicht === true) await seedEinsicht(tx, dienste, { antragUuid, von: besitzer.bevollmaechtigterUuid });
}

/** An Antrag that is stored with its Vorhaben, as its steps have left it. `von` began it, at `am`. */
type Rumpf = {
  antragUuid: string;
  schritte: readonly DemoSchritt[];
  vorhaben: readonly NeuesVorhaben[];
  einreichung: EingereichterInhalt["einreichung"];
  /** Null while it is a draft. */
  eingang: { am: Date; antragsnummer: string } | null;
  am: Date;
  von: string;
};

async function seedRumpf(saat: Saat, demo: DemoAntrag): Promise<Rumpf | null> {
  const { tx, dienste, besitzer } = saat;
  const schritte = listSchritte(demo, dienste.clock.now());
  const [erster] = schritte;
  const letzter = schritte.at(-1);
  if (erster === undefined || letzter === undefined) return null;
  const [antragUuid, am] = [dienste.random.uuid(), erster.am];
  const von = demo.vonMitarbeiter === true ? besitzer.mitarbeiterUuid : besitzer.bevollmaechtigterUuid;
  const spur = spurDerSchritte(schritte);
  const { eingereichtAm } = spur;
  const eingang = eingereichtAm ? { am: eingereichtAm, antragsnummer: await assignNummer(tx, eingereichtAm) } : null;
  const einreichung = {
    ...LEERE_EINREICHUNG,
    ...(eingang && { beratung: false, erklaerungen: [...ERKLAERUNG_SCHLUESSEL] }),
  };
  await insertAntrag(tx, {
    uuid: antragUuid,
    unternehmenUuid: besitzer.unternehmenUuid,
    version: demo.version,
    status: letzter.nach,
    antragsnummer: eingang?.antragsnummer ?? null,
    einreichung,
    bezeichnung: demo.bezeichnung,
    erstelltAm: am,
    erstelltVon: von,
    geaendertAm: letzter.am,
    geaendertVon: von,
    statusSeit: dienste.clock.now(),
    ...spur,
  });
  const vorhaben = demo.themen.map((thema, stelle) =>
    toVorhaben(saat, demo, { antragUuid, thema, position: stelle + 1, am, von }),
  );
  await insertVorhaben(tx, vorhaben);
  return { antragUuid, schritte, vorhaben, einreichung, eingang, am, von };
}

/** What was submitted: its frozen content and the checksum of that. */
type Eingereichtes = { inhalt: EingereichterInhalt; pruefsumme: string };

/** Stores what was submitted, and the letters about it; null for a draft. */
async function seedEinreichung(saat: Saat, demo: DemoAntrag, antrag: Rumpf): Promise<Eingereichtes | null> {
  const { tx, dienste, besitzer } = saat;
  const { antragUuid: uuid, schritte, vorhaben, einreichung, eingang } = antrag;
  if (eingang === null) return null;
  const { am: eingereichtAm, antragsnummer } = eingang;
  const inhalt = toInhalt(saat, { antragsnummer, eingereichtAm, einreichung, vorhaben });
  const pruefsumme = pruefsummeVon(inhalt);
  const zeile = { antragUuid: uuid, eingereichtAm, von: besitzer.bevollmaechtigterUuid, inhalt, pruefsumme };
  await insertEingereichten(tx, { uuid: dienste.random.uuid(), ...zeile });
  const gespraech = { schritte, hatGespraech: demo.hatGespraech === true };
  await seedNachrichten(saat, { uuid, antragsnummer, pruefsumme }, gespraech);
  return { inhalt, pruefsumme };
}

/** The steps of a submitted Antrag, each with the checksum of what it was about, and what they have left behind. */
async function seedVerfahren(
  saat: Saat,
  demo: DemoAntrag,
  { antrag, eingereicht: { inhalt: eingereicht, pruefsumme } }: { antrag: Rumpf; eingereicht: Eingereichtes },
): Promise<void> {
  const { tx, dienste, besitzer } = saat;
  const { antragUuid, schritte } = antrag;
  const bescheid = planBescheid(dienste, schritte);
  const leben = { antragUuid, schritte, eingereicht, von: besitzer.bevollmaechtigterUuid, bescheid };
  const hatEntwurf = demo.hatWiderspruchsentwurf === true;
  const widersprueche = bescheid === null ? [] : planWidersprueche(dienste, { ...leben, bescheid, hatEntwurf });
  const rueckzug = rueckzugVon(dienste, leben);
  const summen = new Map<Befehl | null, string | undefined>(
    widersprueche.map(({ befehl, zeile }) => [befehl, zeile.pruefsumme ?? undefined]),
  );
  if (rueckzug !== null) summen.set("zurueckziehen", rueckzug.pruefsumme);
  for (const schritt of schritte) {
    const summe = schritt.befehl === "einreichen" ? pruefsumme : summen.get(schritt.befehl);
    await writeSchritt(saat, schritt, { antragUuid, angelegtVon: antrag.von, pruefsumme: summe });
  }
  await seedNachforderungen(tx, dienste, leben);
  await seedBescheide(tx, dienste, leben);
  await seedWidersprueche(tx, dienste, widersprueche);
  const abgelehntWeil = demo.widerspruchAbgelehnt;
  if (abgelehntWeil !== undefined) await seedAbgelehnte(tx, dienste, { plaene: widersprueche, abgelehntWeil });
  if (rueckzug !== null) await seedRueckzug(tx, dienste, { ...rueckzug, ...leben });
}

async function assignNummer(tx: Tx, am: Date): Promise<string> {
  const jahr = Number(berlinDate(am).slice(0, 4));
  return formatAntragsnummer(jahr, await takeNummer(tx, jahr));
}

type Platz = { antragUuid: string; thema: number; position: number; am: Date; von: string };

function fill({ dienste, kontext }: Saat, { fuellung, version, zeitraum }: DemoAntrag, stelle: number): Werte {
  const thema = BEISPIEL_THEMEN[stelle];
  const vorgabe = { kontext, random: () => dienste.random.uuid(), ...(thema && { thema }) };
  if (fuellung === "leer") return blankWerte(formulare[version]);
  if (fuellung === "unfertig" && version === "V2") return unfertigesVorhaben(vorgabe);
  if (version === "V2") return beispielVorhaben(vorgabe);
  const werte = beispielVorhabenV1({ ...vorgabe, ...(zeitraum && { zeitraum }) });
  return fuellung === "unfertig" ? { ...werte, risiken: "", personellerRahmen: [] } : werte;
}

function toVorhaben(saat: Saat, demo: DemoAntrag, { antragUuid, thema, position, am, von }: Platz): NeuesVorhaben {
  const { dienste, kontext } = saat;
  const uuid = dienste.random.uuid();
  const gefuellt = complete(fill(saat, demo, thema), {
    form: formulare[demo.version],
    uuid,
    kontext,
    random: () => dienste.random.uuid(),
  });
  return { uuid, antragUuid, position, ...gefuellt, neu: demo.fuellung === "leer", geaendertAm: am, geaendertVon: von };
}

type Einreichung = Pick<EingereichterInhalt, "antragsnummer" | "einreichung"> & {
  eingereichtAm: Date;
  vorhaben: readonly NeuesVorhaben[];
};

function toInhalt(
  { besitzer, kontext, stammdaten, jahre, verbundene }: Saat,
  { antragsnummer, eingereichtAm, einreichung, vorhaben }: Einreichung,
): EingereichterInhalt {
  return {
    antragsnummer,
    eingereichtAm: eingereichtAm.toISOString(),
    unternehmen: {
      ...stammdatenTexte(stammdaten),
      uuid: besitzer.unternehmenUuid,
      firma: textOf(stammdaten, "firma"),
      rechtsform: kontext.rechtsform,
    },
    unternehmensangaben: toUnternehmensangaben(stammdaten, { jahre, verbundene, bestaetigung: null }),
    einreichung,
    erklaerungstexte: listErklaerungen(einreichung.erklaerungen, URSPRUENGLICHE_REGEL),
    vorhaben: vorhaben.map(({ uuid, werte }, stelle) => ({
      uuid,
      vorhabenId: vorhabenId(antragsnummer, stelle + 1),
      werte,
    })),
    kontext: { ...kontext, heute: berlinDate(eingereichtAm) },
  };
}

async function writeSchritt(
  { tx, dienste, besitzer }: Saat,
  { befehl, am, von, nach, istFach }: DemoSchritt,
  { antragUuid, angelegtVon, pruefsumme }: { antragUuid: string; angelegtVon: string; pruefsumme: string | undefined },
): Promise<void> {
  const person = befehl === "anlegen" ? angelegtVon : besitzer.bevollmaechtigterUuid;
  const zeile = {
    vorgang: `antrag.${befehl}` as const,
    am,
    antragUuid,
    von,
    nach,
    benutzerUuid: istFach ? null : person,
  };
  await writeEreignis(tx, dienste, { ...zeile, ...(pruefsumme !== undefined && { pruefsumme }) });
  if (befehl === "einreichen" && pruefsumme !== undefined)
    await issueBeleg(tx, dienste, { antragUuid, art: "EINGANGSBESTAETIGUNG", pruefsumme, am });
}
