import type { InferContractRouterOutputs } from "@orpc/contract";
import type { fach } from "~/contract/verfahren/fach";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { textOf } from "~/formkit/werte";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { type BescheidZeile, listBescheide } from "../../storage/bescheidStore";
import { type Eingereicht, findEingereichten } from "../../storage/einreichungStore";
import * as store from "../../storage/fachStore";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { listNachforderungenMitFragen } from "../../storage/nachforderungFachStore";

type Antworten = InferContractRouterOutputs<typeof fach>;
type Kopf = Antworten["listFachAntraege"]["data"][number];
type Ganzer = Antworten["getFachAntrag"];

const iso = (am: Date | null): string | null => am?.toISOString() ?? null;

function toKopf(zeile: store.FachAntragZeile): Kopf {
  const { uuid, status, version, istVereinfacht, unternehmenUuid, firma, eingereichtAm } = zeile;
  const { anzahlNachforderungen, offeneNachforderungen, bescheidZumAbruf, aktenzeichen } = zeile;
  return {
    uuid,
    antragsnummer: zeile.antragsnummer ?? "",
    status,
    aktenzeichen,
    version,
    istVereinfachterAntrag: istVereinfacht,
    unternehmen: { uuid: unternehmenUuid, firma },
    eingereichtAm: iso(eingereichtAm),
    anzahlNachforderungen,
    offeneNachforderungen,
    bescheidZumAbruf,
  };
}

type Auswahl = { page: number; size: number; status?: AntragStatus | undefined; antragsnummer?: string | undefined };

/** Submitted Anträge of all companies. */
export async function listFachAntraege({ db }: Dienste, auswahl: Auswahl): Promise<Antworten["listFachAntraege"]> {
  if (!isSpeicherbarerText(auswahl.antragsnummer ?? "")) return { data: [], total: 0 };
  const { data, total } = await store.listFachAntraege(db, auswahl);
  return { data: data.map(toKopf), total };
}

/** The submission without what the company noted for itself. */
function toEingereicht({ inhalt, pruefsumme }: Eingereicht): Ganzer["eingereicht"] {
  const vorhaben = inhalt.vorhaben.map((eins) => ({ ...eins, titel: textOf(eins.werte, "titel") }));
  const { unternehmensangaben } = inhalt;
  return {
    pruefsumme,
    ...(unternehmensangaben && { unternehmensangaben }),
    einreichung: { ...inhalt.einreichung, interneNotiz: "" },
    vorhaben,
  };
}

function toNachforderung(
  zeile: Awaited<ReturnType<typeof listNachforderungenMitFragen>>[number],
): Ganzer["nachforderungen"][number] {
  const { uuid, nummer, status, anschreiben, frist, fristUrspruenglich, erstelltAm, erledigtAm, fragen } = zeile;
  const { verlaengerungBeantragtAm: beantragtAm, verlaengerungGrund, verlaengerungGewaehrt: gewaehrt } = zeile;
  return {
    uuid,
    nummer,
    status,
    anschreiben,
    frist,
    fristUrspruenglich,
    verlaengerung: beantragtAm && { beantragtAm: beantragtAm.toISOString(), grund: verlaengerungGrund ?? "", gewaehrt },
    erstelltAm: erstelltAm.toISOString(),
    erledigtAm: iso(erledigtAm),
    fragen: fragen.map(({ uuid: frageUuid, vorhabenUuid, frage }) => ({ uuid: frageUuid, vorhabenUuid, frage })),
  };
}

function toSchriftsatz(zeile: store.SchriftsatzZeile): Ganzer["schriftsaetze"] {
  const { uuid, art, status, nachforderungUuid, bescheidUuid, widerspruchUuid, eingereichtAm, pruefsumme, inhalt } =
    zeile;
  if (eingereichtAm === null || status === "ENTWURF" || status === "VERWORFEN") return [];
  const bezug = { nachforderungUuid, bescheidUuid, widerspruchUuid };
  return [
    {
      uuid,
      art,
      status,
      ...bezug,
      eingereichtAm: eingereichtAm.toISOString(),
      pruefsumme: pruefsumme ?? "",
      inhalt: { ...inhalt },
    },
  ];
}

function toBescheid(zeile: BescheidZeile): Ganzer["bescheide"][number] {
  const {
    uuid,
    art,
    inhalt,
    pruefsumme,
    erstelltAm,
    abrufbarBis,
    abgerufenAm,
    bereitstellungBeendetAm,
    bekanntgabeAm,
    widerspruchsfrist,
  } = zeile;
  return {
    uuid,
    art,
    inhalt,
    pruefsumme,
    abrufbarBis,
    bekanntgabeAm,
    widerspruchsfrist,
    erstelltAm: erstelltAm.toISOString(),
    abgerufenAm: iso(abgerufenAm),
    bereitstellungBeendetAm: iso(bereitstellungBeendetAm),
  };
}

/** Everything of one submitted Antrag. A draft is not found. */
export async function getFachAntrag({ db }: Dienste, uuid: string): Promise<Ganzer> {
  const zeile = await store.findFachAntrag(db, uuid);
  const eingereicht = zeile && (await findEingereichten(db, uuid));
  if (zeile === undefined || eingereicht === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return {
    ...toKopf(zeile),
    eingereicht: toEingereicht(eingereicht),
    nachforderungen: (await listNachforderungenMitFragen(db, uuid)).map(toNachforderung),
    schriftsaetze: (await store.listEingereichteSchriftsaetze(db, uuid)).flatMap(toSchriftsatz),
    bescheide: (await listBescheide(db, uuid)).map(toBescheid),
  };
}

/** What waits for the authority. */
export async function listAufgaben({ db }: Dienste): Promise<Antworten["listAufgaben"]> {
  return {
    data: (await store.listAufgaben(db)).map(({ seit, ...aufgabe }) => ({ ...aufgabe, seit: seit.toISOString() })),
  };
}
