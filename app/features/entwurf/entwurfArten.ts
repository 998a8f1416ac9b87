import type { Flash } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { beantwortenTitel } from "~/domain/frist/fristArten";
import { NachtragBeginn, NachtragHinweis, Uebernahme } from "~/features/nachforderung";
import {
  findRueckzugSperre,
  hasTexteForRueckzug,
  loadRueckzug,
  RueckzugBeginn,
  RueckzugErinnerung,
  RueckzugFolgen,
  RueckzugVorbereitet,
} from "~/features/rueckzug";
import { findRuecknahme, VorDemWiderspruch, WiderspruchHinweis, widerspruchPfad } from "~/features/widerspruch";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";
import type { EntwurfArt, EntwurfLage, EntwurfOrt, EntwurfTexte, EntwurfWege } from "./entwurfArt";

const VERWORFEN: Flash = { tone: "success", text: "Der Entwurf ist verworfen." };

const lageMit = (entwurfUuid: string | null): EntwurfLage => ({ entwurfUuid, darfBeginnen: true, ablehnung: null });

/** The address names the draft itself. */
const lageAusAdresse = (_call: unknown, { uuid }: EntwurfOrt) => Promise.resolve(lageMit(uuid ?? null));

const zumAntrag = ({ antragUuid, antragTitel }: { antragUuid: string; antragTitel: string }) => [
  { label: "Anträge", href: href("antraege") },
  { label: antragTitel, href: href("antragStartseite", { uuid: antragUuid }) },
];

const nachtragTitel = (schriftsatz: Schriftsatz | null): string => {
  const nachforderung = schriftsatz?.kontext.nachforderung;
  return nachforderung === undefined ? "Nachtrag ohne Nachforderung" : beantwortenTitel(nachforderung.nummer);
};

/**
 * What the documents differ in while they are drafts, each kind below the other. What they ask stands in the registry
 * of the domain.
 */
export const ENTWURF_ARTEN: { readonly [art in EntwurfArt]: { wege: EntwurfWege; texte: EntwurfTexte } } & {
  readonly WIDERSPRUCH_RUECKZUG: { wege: EntwurfWege };
} = {
  NACHTRAG: {
    wege: {
      loadLage: lageAusAdresse,
      readBezug(_ort, formData) {
        const nachforderungUuid = formData.get("nachforderung");
        return isUuid(nachforderungUuid) ? { nachforderungUuid } : {};
      },
      hier: ({ antragUuid, uuid }, query) => href("nachtrag", { antragUuid, uuid: uuid ?? undefined }, query),
      verworfen: ({ antragUuid }) => ({ to: href("antragStartseite", { uuid: antragUuid }), flash: VERWORFEN }),
      ohneEntwurf: {},
      sperre: null,
    },
    texte: {
      titel: nachtragTitel,
      pfad: ({ schriftsatz, ...ort }) => [
        ...zumAntrag(ort),
        ...(schriftsatz?.kontext.nachforderung === undefined
          ? []
          : [{ label: "Nachforderungen", href: href("nachforderungen", { uuid: ort.antragUuid }) }]),
        { label: schriftsatz === null ? "Nachtrag" : nachtragTitel(schriftsatz) },
      ],
      lesen: (id) => href("nachtragLesen", id),
      Beginn: NachtragBeginn,
      NurLesen: Uebernahme,
      VorDemSchreiben: NachtragHinweis,
      einleitung:
        "Sie können jederzeit speichern und später weiterschreiben. Eingereicht wird erst mit der Unterschrift.",
      verwerfen: {
        folgen: ({ nachforderungUuid }) =>
          `Der Entwurf wird mit seinen Dateien gelöscht.${nachforderungUuid === null ? "" : " Die Nachforderung bleibt offen."}`,
      },
      VorDerUnterschrift: NachtragHinweis,
      hasLueckenImFormular: false,
      unterschrift: {
        unvollstaendig: {
          title: "Es fehlen noch Antworten",
          text: "Bitte ergänzen Sie alle Antworten, bevor Sie unterschreiben.",
        },
        werUnterschreibt:
          "Ihre Antworten sind gespeichert. Einreichen kann sie eine bevollmächtigte Person Ihres Unternehmens.",
        knopf: "Nachtrag einreichen",
        wirkung: "Danach ist der Nachtrag eingereicht und lässt sich nicht mehr ändern.",
        zurueck: "Zurück zum Schreiben",
      },
    },
  },
  /** Begun on the page of the objections. */
  WIDERSPRUCH: {
    wege: {
      loadLage: lageAusAdresse,
      readBezug: () => ({}),
      hier: ({ antragUuid, uuid }, query) =>
        uuid === null
          ? href("widerspruchUebersicht", { uuid: antragUuid })
          : href("widerspruch", { antragUuid, uuid }, query),
      verworfen: ({ antragUuid }) => ({ to: href("widerspruchUebersicht", { uuid: antragUuid }), flash: VERWORFEN }),
      ohneEntwurf: {},
      sperre: null,
    },
    texte: {
      titel: () => "Widerspruch einlegen",
      pfad: (ort) => widerspruchPfad(ort, "Widerspruch einlegen"),
      lesen: ({ uuid }) => href("widerspruchLesen", { uuid }),
      VorDemSchreiben: VorDemWiderspruch,
      verwerfen: {
        folgen: () => "Der Entwurf wird mit seinen Dateien gelöscht. Solange die Frist läuft, können Sie neu beginnen.",
      },
      VorDerUnterschrift: WiderspruchHinweis,
      hasLueckenImFormular: true,
      unterschrift: {
        unvollstaendig: { title: "Es fehlen noch Angaben", text: "Bitte ergänzen Sie sie, bevor Sie unterschreiben." },
        werUnterschreibt:
          "Der Widerspruch ist gespeichert. Einlegen kann ihn eine bevollmächtigte Person Ihres Unternehmens.",
        knopf: "Widerspruch einlegen",
        wirkung:
          "Danach ist der Widerspruch eingelegt und lässt sich nicht mehr ändern. Zurückziehen können Sie ihn, bis darüber entschieden ist.",
        zurueck: "Zurück zum Schreiben",
      },
    },
  },
  /** Asks nothing: its page, that of the withdrawn objection, has only the signature. */
  WIDERSPRUCH_RUECKZUG: {
    wege: {
      loadLage: async (call, { antragUuid, uuid = "" }) => lageMit(await findRuecknahme(call, { antragUuid, uuid })),
      readBezug: ({ uuid = "" }) => ({ widerspruchUuid: uuid }),
      hier: ({ antragUuid, widerspruchUuid = "" }) =>
        href("widerspruchZurueckziehen", { antragUuid, uuid: widerspruchUuid }),
      verworfen: ({ widerspruchUuid = "" }) => ({
        to: href("widerspruchLesen", { uuid: widerspruchUuid }),
        flash: { tone: "info", text: "Der Widerspruch bleibt bestehen. Es wurde nichts zurückgezogen." },
      }),
      ohneEntwurf: null,
      sperre: null,
    },
  },
  /** One for each Antrag, so that its address needs no id. */
  ANTRAG_RUECKZUG: {
    wege: {
      loadLage: (call, { antragUuid }) => loadRueckzug(call, antragUuid),
      readBezug: () => ({}),
      hier: ({ antragUuid }, query) => href("rueckzug", { uuid: antragUuid }, query),
      verworfen: ({ antragUuid }) => ({ to: href("antragStartseite", { uuid: antragUuid }), flash: VERWORFEN }),
      ohneEntwurf: {
        userMessage:
          "Der Entwurf des Rückzugs wurde inzwischen verworfen. Der Antrag ist nicht zurückgezogen. Wenn Sie ihn zurückziehen möchten, beginnen Sie bitte noch einmal.",
      },
      sperre: { find: findRueckzugSperre, hasTexte: hasTexteForRueckzug },
    },
    texte: {
      titel: () => "Antrag zurückziehen",
      pfad: (ort) => [...zumAntrag(ort), { label: "Antrag zurückziehen" }],
      lesen: ({ antragUuid }) => href("zurueckgezogenerAntrag", { uuid: antragUuid }),
      Beginn: RueckzugBeginn,
      NurLesen: RueckzugVorbereitet,
      VorDemSchreiben: RueckzugErinnerung,
      einleitung:
        "Beide Angaben sind freiwillig. Zurückgezogen ist der Antrag erst mit der Unterschrift im nächsten Schritt.",
      verwerfen: {
        title: "Doch nicht zurückziehen",
        folgen: () => "Der Entwurf wird gelöscht. Der Antrag bleibt, wie er ist, und das Verfahren läuft weiter.",
      },
      hasLueckenImFormular: false,
      unterschrift: {
        unvollstaendig: {
          title: "Eine Angabe stimmt noch nicht",
          text: "Bitte gehen Sie zurück und berichtigen Sie sie, bevor Sie unterschreiben.",
        },
        werUnterschreibt:
          "Der Rückzug ist vorbereitet. Unterschreiben kann ihn eine bevollmächtigte Person Ihres Unternehmens auf dieser Seite.",
        knopf: "Antrag zurückziehen",
        wirkung: "Danach ist der Rückzug erklärt; Sie können ihn nicht mehr ändern.",
        zurueck: "Zurück zu den Angaben",
      },
      Wirkung: RueckzugFolgen,
    },
  },
};

/** The page on which a draft is written or signed. */
export const entwurfHref = ({
  art,
  antragUuid,
  uuid,
  widerspruchUuid,
}: Pick<Schriftsatz, "art" | "antragUuid" | "uuid" | "widerspruchUuid">): string =>
  ENTWURF_ARTEN[art].wege.hier({ antragUuid, uuid, ...(widerspruchUuid !== null && { widerspruchUuid }) });
