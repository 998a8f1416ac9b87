import type { Rufe } from "~/contract/wire/call";
import { isAnsichtDauer } from "~/domain/benutzer/ansicht";
import { textVon } from "~/features/anmeldung";

const ABSCHNITT = { pflicht: {}, abschnitt: "ansicht" } as const;

/** The forms by which somebody lets the support look, or ends it. */
export const ANSICHT_ABSICHTEN = {
  ansichtErlauben: {
    ...ABSCHNITT,
    pflicht: { dauer: "Bitte wählen Sie, wie lange." },
    run: async (call: Rufe, form: FormData) => {
      const dauer = textVon(form, "dauer");
      await call.ansicht.grantAnsicht({ dauer: isAnsichtDauer(dauer) ? dauer : "STUNDE" });
      return { ok: true } as const;
    },
    meldung: "Der Support darf das Portal jetzt so sehen wie Sie. Sie können das jederzeit beenden.",
  },
  ansichtEnde: {
    ...ABSCHNITT,
    run: (call: Rufe) => call.ansicht.revokeAnsicht(),
    meldung: "Der Support darf das Portal nicht mehr so sehen wie Sie. Codes gelten nicht mehr.",
  },
  ansichtCode: {
    ...ABSCHNITT,
    run: async (call: Rufe) => ({ ansichtCode: await call.ansicht.createCode() }),
    meldung: "Sie haben einen neuen Code.",
  },
} as const;
