import type { FaqKategorie } from "~/contract/mitteilung/faq";
import { toEntwurf } from "~/features/aufbewahrung";
import type { Entwurf } from "~/features/formular";

/** What the form of a category asks, by the names of its fields. */
export const FAQ_KATEGORIE_LABELS: Readonly<Record<string, string>> = { name: "Name" };

/** The form of a category as the vault, the question before leaving and the review know it. */
export const entwurfVonKategorie = (kategorie: FaqKategorie | null): Entwurf =>
  toEntwurf({
    wo: { antrag: "faq-kategorie", vorhaben: kategorie?.uuid ?? "neu" },
    revision: kategorie?.revision ?? 0,
    basis: { name: kategorie?.name ?? "" },
    labels: FAQ_KATEGORIE_LABELS,
  });
