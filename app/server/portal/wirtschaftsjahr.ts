import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { Werte } from "~/formkit/field";
import { href } from "~/routing/href";
import { ANGEPASST } from "./angepasst";
import { beispielJahr, fillLeere, isTestdaten } from "./firmenTestdaten";
import { rememberSaved } from "./gespeichert";
import type { OffeneSeite } from "./offen";
import { mangel } from "./stammdaten";
import { ablehnen, attempt, eingabenVon } from "./submit";
import { revisionVon } from "~/lib/revisionVon";

/** The posted Wirtschaftsjahr: what is stored, and what the form says of it. No `uuid`: a new one. */
export type JahrPost = {
  uuid: string | undefined;
  /** ISO day. */
  heute: string;
  gelesen: { werte: Werte; issues: readonly { property: string; message: string }[] };
  /** The day onto which the neighbour may be moved. */
  nachbar?: string | undefined;
  entscheidung: Pick<
    Parameters<OffeneSeite["call"]["wirtschaftsjahre"]["saveWirtschaftsjahr"]>[0],
    "gesehen" | "entscheidungen"
  >;
};

const success = (text: string) => ({ flash: { tone: "success", text } }) as const;

/** Saves a posted Wirtschaftsjahr; what cannot be saved is answered with everything typed. */
export async function saveJahr(offen: OffeneSeite, { uuid, gelesen, heute, nachbar, entscheidung }: JahrPost) {
  const formData = await offen.formData();
  const { issues } = gelesen;
  if (issues.length > 0) return ablehnen(offen, mangel(uuid ?? "", issues), eingabenVon(formData));
  const mitTestdaten = isTestdaten(offen, formData);
  const werte = mitTestdaten ? fillLeere(gelesen.werte, beispielJahr(heute)) : gelesen.werte;
  const { wirtschaftsjahre } = offen.withSchluessel(formData);
  const revision = revisionVon(formData);
  const eingabe = { werte, nachbar, ...geparktVon(formData) };
  const gespeichert = await attempt(offen, async () => {
    if (uuid === undefined) return wirtschaftsjahre.createWirtschaftsjahr(eingabe);
    return { uuid, ...(await wirtschaftsjahre.saveWirtschaftsjahr({ ...eingabe, uuid, revision, ...entscheidung })) };
  });
  if (!gespeichert.ok) return ablehnen(offen, gespeichert.problem, eingabenVon(formData));
  rememberSaved(offen, formData);
  const hier = href("unternehmenWirtschaftsjahrFormular", { uuid: gespeichert.value.uuid });
  const wie = mitTestdaten ? "wurde mit Testdaten gefüllt" : "ist gespeichert";
  const weiteres = gespeichert.value.angepasst === undefined ? "" : ` ${ANGEPASST}`;
  return offen.redirect(hier, success(`Das Wirtschaftsjahr ${wie}.${weiteres}`));
}

/** Deletes a Wirtschaftsjahr. */
export async function deleteJahr(offen: OffeneSeite, uuid: string) {
  const formData = await offen.formData();
  const revision = revisionVon(formData);
  const geloescht = await attempt(offen, () =>
    offen.withSchluessel(formData).wirtschaftsjahre.deleteWirtschaftsjahr({ uuid, revision }),
  );
  if (!geloescht.ok) return ablehnen(offen, geloescht.problem, eingabenVon(formData));
  return offen.redirect(href("unternehmenWirtschaftsjahr"), success("Das Wirtschaftsjahr ist gelöscht."));
}
