import type { Rufe } from "~/contract/wire/call";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import { eingabenAus, readEntscheidungen } from "~/features/formular";
import { bereichVonSchriftsatz } from "~/features/schriftsatz";
import type { Schritt } from "./entwurfArt";
import { ENTWURF_ARTEN } from "./entwurfArten";
import { findEntwurfSperre } from "./findEntwurfSperre";

/** What the page of a draft knows of a form that was sent from it. */
type Anfrage = {
  antragUuid: string;
  antrag: { status: AntragStatus };
  params: Readonly<Record<string, string | undefined>>;
  formData(): Promise<FormData>;
};

/** What the buttons of a draft work with, whatever its kind: which draft, what stands in the form, where they lead. */
export async function loadEntwurfPost(call: Rufe, art: SchriftsatzArt, offen: Anfrage) {
  const { antragUuid, antrag, params } = offen;
  const { wege } = ENTWURF_ARTEN[art];
  const form = await offen.formData();
  const ort = { antragUuid, uuid: params["uuid"] };
  const sperre = await findEntwurfSperre(call, art, { antragUuid, status: antrag.status, getippt: eingabenAus(form) });
  const uuid = sperre === null ? (await wege.loadLage(call, ort)).entwurfUuid : null;
  const beginn = { antragUuid, art, ...wege.readBezug(ort, form) };
  return {
    art,
    antragUuid,
    uuid,
    sperre,
    beginn,
    ohneEntwurf: wege.ohneEntwurf,
    hier: (entwurfUuid: string | null, query?: { schritt: Schritt }) =>
      wege.hier({ ...beginn, uuid: entwurfUuid }, query),
    verworfen: wege.verworfen({ ...beginn, uuid }),
    bisher: (schriftsatz: Schriftsatz) => bereichVonSchriftsatz(schriftsatz).werte,
    entscheidung: readEntscheidungen(form),
  };
}
