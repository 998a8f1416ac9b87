import type { Rufe } from "~/contract/wire/call";
import { textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";
import { revisionVon } from "~/lib/revisionVon";

type Absicht = { run: (call: Rufe, uuid: string, formData: FormData) => Promise<string> };

/** What can be done with one category, by the field `absicht`; each gives what is said afterwards. */
const ABSICHTEN: Readonly<Record<string, Absicht>> = {
  umbenennen: {
    run: async (call, uuid, formData) => {
      const name = textVon(formData, "name");
      await call.faq.renameFaqKategorie({ uuid, name, revision: revisionVon(formData) });
      return `Die Kategorie heißt jetzt „${name.trim()}“.`;
    },
  },
  loeschen: {
    run: async (call, uuid, formData) => {
      const { name } = await call.faq.deleteFaqKategorie({ uuid, revision: revisionVon(formData) });
      return `Die Kategorie „${name}“ ist gelöscht.`;
    },
  },
};

/** The button of the page of a category that was pressed; undefined for an unknown one. */
export const findKategorieAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry(ABSICHTEN, formData.get("absicht"));
