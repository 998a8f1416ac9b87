import type { AbgeschnittenerRest } from "~/contract/wire/rest";
import type { Werte } from "~/formkit/field";
import { fieldName, parseFieldName } from "~/formkit/fieldName";
import type { Eingabe } from "~/formkit/parseForm";
import type { FormularAnfrage } from "../seite/formularAnfrage";
import { REST, type FormularDaten } from "../seite/formularDaten";
import type { FormularOrt } from "../seite/formularOrt";
import type { Platz } from "../seite/platz";
import { stelleVon, steuerungenVon } from "../schutz/stellen";

type NeuerRest = Pick<AbgeschnittenerRest, "stelle" | "rest">;

/** What was cut off the texts of a posted form: by reading it, and before in the browser, while they were typed. */
export function listReste({ zeile }: FormularOrt, { reste }: Pick<Eingabe, "reste">, formData: FormData): NeuerRest[] {
  const imBrowser = [...formData].flatMap(([name, rest]) =>
    name.startsWith(REST) && typeof rest === "string" && rest !== "" ? [{ feld: name.slice(REST.length), rest }] : [],
  );
  return [...reste, ...imBrowser].flatMap(({ feld, rest }): NeuerRest[] => {
    const row = parseFieldName(feld)?.row;
    const uuid = row === undefined ? undefined : formData.get(fieldName("uuid", row));
    const stelle = stelleVon(zeile, feld, typeof uuid === "string" ? uuid : undefined);
    return stelle === null ? [] : [{ stelle, rest }];
  });
}

/** What own saves have cut off, at the controls of an open place. */
export function resteAn(reste: readonly AbgeschnittenerRest[], platz: Platz, wurzel: Werte): FormularDaten["reste"] {
  if (reste.length === 0) return {};
  const steuerungen = steuerungenVon(platz, wurzel, platz.zeile?.ort ?? null);
  const jeName: FormularDaten["reste"] = {};
  for (const { uuid, stelle, rest } of reste) {
    const name = steuerungen.get(stelle)?.name;
    if (name !== undefined) jeName[name] = [...(jeName[name] ?? []), { uuid, rest }];
  }
  return jeName;
}

/** Discards a rest. One that is gone already is discarded. */
export async function discardRest(
  { call }: FormularAnfrage,
  { antragUuid: uuid, vorhabenUuid }: FormularOrt,
  restUuid: string,
): Promise<void> {
  try {
    await call.antraege.discardRest({ uuid, vorhabenUuid, restUuid });
  } catch (thrown) {
    if (!(thrown instanceof Response) || thrown.status !== 404) throw thrown;
  }
}
