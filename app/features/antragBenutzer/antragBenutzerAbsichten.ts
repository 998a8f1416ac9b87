import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import { ANTRAG_RECHTE, isAntragRecht } from "~/domain/antrag/antragRecht";
import { isEinsichtTage } from "~/domain/antrag/einsicht";
import { findLeereFelder, textVon } from "~/features/anmeldung";
import { formatDateTime } from "~/lib/date";
import { findEntry } from "~/lib/findEntry";

/** What a form of the page needs, and what it does; gives what is said afterwards. */
type Absicht = {
  pflicht: Readonly<Record<string, string>>;
  run: (call: Rufe, uuid: string, formData: FormData) => Promise<string>;
};

const RECHT_FEHLT = "Bitte wählen Sie ein Recht.";

const stelleVon = (uuid: string, formData: FormData) => ({
  uuid,
  benutzerUuid: textVon(formData, "benutzer"),
  revision: Number(textVon(formData, "revision")),
});

async function set(call: Rufe, uuid: string, formData: FormData): Promise<string> {
  const recht = textVon(formData, "recht");
  if (!isAntragRecht(recht)) throw new TypeError("Checked before");
  const { name } = await call.antragBenutzer.setAntragRecht({ ...stelleVon(uuid, formData), recht });
  return `${name} hat jetzt das Recht „${ANTRAG_RECHTE[recht].label}“.`;
}

/** The forms of the page by their field `absicht`. */
const ABSICHTEN = {
  hinzufuegen: { pflicht: { benutzer: "Bitte wählen Sie eine Person.", recht: RECHT_FEHLT }, run: set },
  aendern: { pflicht: { recht: RECHT_FEHLT }, run: set },
  entziehen: {
    pflicht: {},
    run: async (call, uuid, formData) => {
      const { name } = await call.antragBenutzer.revokeAntragRecht(stelleVon(uuid, formData));
      return `${name} hat keinen Zugriff mehr auf diesen Antrag.`;
    },
  },
  einsichtErteilen: {
    pflicht: { tage: "Bitte wählen Sie, wie lange die Einsicht gelten soll." },
    run: async (call, uuid, formData) => {
      const tage = Number(textVon(formData, "tage"));
      if (!isEinsichtTage(tage)) throw new TypeError("Checked before");
      const { bis } = await call.einsicht.grantEinsicht({ uuid, tage });
      return `Die Bescheinigungsstelle hat jetzt Einsicht bis ${formatDateTime(new Date(bis))}.`;
    },
  },
  einsichtEntziehen: {
    pflicht: {},
    run: async (call, uuid) => {
      await call.einsicht.revokeEinsicht({ uuid });
      return "Die Einsicht ist beendet. Was nicht eingereicht ist, sieht nur noch Ihr Unternehmen.";
    },
  },
} as const satisfies Record<string, Absicht>;

/** The form that was sent, undefined for an unknown one. */
export const findAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht"));

/**
 * The refusal of an unfinished form; null when it can be sent. A right or a duration that does not exist counts as
 * none.
 */
export function checkAbsicht({ pflicht }: Absicht, formData: FormData): Problem | null {
  if ("recht" in pflicht && !isAntragRecht(textVon(formData, "recht"))) formData.delete("recht");
  if ("tage" in pflicht && !isEinsichtTage(Number(textVon(formData, "tage")))) formData.delete("tage");
  return findLeereFelder(formData, pflicht);
}

/** Whether a form takes the right of the person who sends it. */
export const isEigenesRecht = (formData: FormData, userUuid: string): boolean =>
  textVon(formData, "absicht") === "entziehen" && textVon(formData, "benutzer") === userUuid;
