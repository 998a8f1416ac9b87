import { isAntragStatus } from "~/domain/antrag/antragStatus";
import { isBelegArt } from "~/domain/beleg/belegArten";
import { pruefsummeVon } from "../../pruefsumme";
import type { BelegZeile, EreignisZeile } from "../../storage/ereignisStore";
import type { Kettenbestand } from "../../storage/kettenStore";
import { checkDokumente } from "./checkDokumente";
import { type Befund, findBruch, findKopffehler } from "./pruefeKette";
import { inhaltVon } from "./writeEreignis";

type Fund = Omit<Befund, "antragUuid">;

/** The receipt that an event has issued, as its row has to be; undefined for other events. */
export function belegAus({ antragUuid, nummer, am, inhalt }: EreignisZeile): BelegZeile | undefined {
  const { code, beleg: art, pruefsumme } = inhalt;
  if (code === undefined || art === undefined || pruefsumme === undefined || !isBelegArt(art)) return undefined;
  return { code, antragUuid, art, ereignisNummer: nummer, pruefsumme, am };
}

function checkAnfang({ ereignisse, status }: Kettenbestand): Fund[] {
  const [erstes] = ereignisse;
  if (erstes === undefined) return status === null ? [] : [{ nummer: null, grund: "Der Antrag hat keine Ereignisse." }];
  return erstes.nummer === 1 && erstes.art !== "antrag.anlegen"
    ? [{ nummer: 1, grund: "Die Kette beginnt nicht mit dem Anlegen des Antrags." }]
    : [];
}

function checkBelege({ belege }: Kettenbestand, ausgestellt: readonly BelegZeile[]): Fund[] {
  const gleich = (a: BelegZeile, b: BelegZeile) =>
    pruefsummeVon({ ...a, am: a.am.toISOString() }) === pruefsummeVon({ ...b, am: b.am.toISOString() });
  const fehlend = ausgestellt.filter((soll) => !belege.some((ist) => gleich(ist, soll)));
  const fremd = belege.filter(
    (ist) => !ausgestellt.some(({ ereignisNummer }) => ereignisNummer === ist.ereignisNummer),
  );
  return [
    ...fehlend.map(({ ereignisNummer }) => ({
      nummer: ereignisNummer,
      grund: "Der Beleg zu diesem Ereignis fehlt oder wurde verändert.",
    })),
    ...fremd.map(({ ereignisNummer }) => ({
      nummer: ereignisNummer,
      grund: "Zu einem Beleg gibt es kein Ereignis, das ihn ausgestellt hat.",
    })),
  ];
}

function checkProtokoll({ ereignisse, audit, antragUuid }: Kettenbestand): Fund[] {
  const zeilen = new Map(audit.map((zeile) => [zeile.lfd, zeile]));
  const verkettet = new Set(ereignisse.map(({ inhalt }) => inhalt.lfd));
  const veraendert = ereignisse.filter(({ am, art, inhalt }) => {
    if (inhalt.lfd === undefined) return false;
    const zeile = zeilen.get(inhalt.lfd);
    if (zeile === undefined) return true;
    const { pruefsumme, uebernommen, bruch } = inhalt;
    const soll = { ...inhaltVon({ ...zeile, antragUuid }, zeile.lfd), pruefsumme, uebernommen, bruch };
    return (
      zeile.vorgang !== art || zeile.am.getTime() !== am.getTime() || pruefsummeVon(soll) !== pruefsummeVon(inhalt)
    );
  });
  return [
    ...veraendert.map(({ nummer }) => ({ nummer, grund: "Die Zeile im Protokoll dazu fehlt oder wurde verändert." })),
    ...audit
      .filter(({ lfd }) => !verkettet.has(lfd))
      .map(({ lfd }) => ({ nummer: null, grund: `Zur Zeile ${String(lfd)} im Protokoll gibt es kein Ereignis.` })),
  ];
}

const isEinreichung = ({ art }: EreignisZeile): boolean => art === "antrag.einreichen";

function checkEinreichungen({ ereignisse, eingereicht }: Kettenbestand): Fund[] {
  const verkettet = ereignisse.filter(isEinreichung);
  const has = (pruefsumme: string | undefined) => eingereicht.some((zeile) => zeile.pruefsumme === pruefsumme);
  return [
    ...eingereicht
      .filter(({ inhalt, pruefsumme }) => pruefsummeVon(inhalt) !== pruefsumme)
      .map(({ pruefsumme }) => ({
        nummer: null,
        grund: `Der eingereichte Inhalt mit der Prüfsumme ${pruefsumme} wurde verändert.`,
      })),
    ...eingereicht
      .filter(({ pruefsumme }) => !verkettet.some(({ inhalt }) => inhalt.pruefsumme === pruefsumme))
      .map(({ pruefsumme }) => ({
        nummer: null,
        grund: `Eingereichter Inhalt mit der Prüfsumme ${pruefsumme} ohne Ereignis.`,
      })),
    ...verkettet
      .filter(({ inhalt }) => !has(inhalt.pruefsumme))
      .map(({ nummer }) => ({ nummer, grund: "Der eingereichte Inhalt dazu fehlt." })),
  ];
}

function checkStatus({ ereignisse, status }: Kettenbestand): Fund[] {
  // A right that was given has a `nach`, too, which is no status.
  const letzter = ereignisse.findLast(({ inhalt: { nach = "" } }) => isAntragStatus(nach))?.inhalt.nach;
  if (ereignisse.length === 0) return [];
  if (status === null)
    return letzter === "GELOESCHT" ? [] : [{ nummer: null, grund: "Der Antrag fehlt, ohne gelöscht worden zu sein." }];
  return status === letzter
    ? []
    : [{ nummer: null, grund: `Der Status ${status} ist nicht der des letzten Ereignisses (${letzter ?? "keiner"}).` }];
}

/** Everything that is not as it was written: of the chain the first place only, for the rest may follow from it. */
export function checkBestand(secretKey: string, bestand: Kettenbestand): Befund[] {
  const { antragUuid, ereignisse, kopf } = bestand;
  const ausgestellt = ereignisse.flatMap((zeile) => belegAus(zeile) ?? []);
  const bruch = findBruch(ereignisse);
  const kopffehler = findKopffehler(secretKey, ereignisse.at(-1), kopf);
  const funde = [
    ...checkAnfang(bestand),
    ...(bruch === null ? [] : [bruch]),
    ...(kopffehler === null ? [] : [kopffehler]),
    ...checkProtokoll(bestand),
    ...checkBelege(bestand, ausgestellt),
    ...checkEinreichungen(bestand),
    ...checkDokumente(bestand, ausgestellt),
    ...checkStatus(bestand),
  ];
  return funde.map((fund) => ({ antragUuid, ...fund }));
}
