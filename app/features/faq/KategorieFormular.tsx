import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { FaqKategorie } from "~/contract/mitteilung/faq";
import { FAQ_KATEGORIE_MAX } from "~/domain/hilfe/faqGrenzen";
import { FAQ_FRAGEN } from "~/domain/hilfe/faqFragen";
import { Absendeknopf, type AntwortSicht, useGesehen } from "~/features/anmeldung";
import { AufbewahrtesFormular, toEntwurf } from "~/features/aufbewahrung";
import { type Entwurf, useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import { HiddenField, TextField } from "~/ui";

type KategorieFormularProps = {
  /** Null for one that is none yet. */
  kategorie: FaqKategorie | null;
  formular: FormularSchutz;
  antwort: AntwortSicht;
};

/** The form as the vault and the question before leaving know it. */
const entwurfVonKategorie = (kategorie: FaqKategorie | null): Entwurf =>
  toEntwurf({
    wo: { antrag: "faq-kategorie", vorhaben: kategorie?.uuid ?? "neu" },
    revision: kategorie?.revision ?? 0,
    basis: { name: kategorie?.name ?? "" },
    labels: { name: "Name" },
  });

/** Asks for the name of a category, new or not. */
export function KategorieFormular({ kategorie, formular, antwort: letzte }: KategorieFormularProps) {
  const antwort = useFeldhilfe(letzte, { fragen: FAQ_FRAGEN });
  const vorhin = useGesehen(kategorie?.revision ?? 0);
  const isVeraltet = antwort.problem?.code === "REVISION_VERALTET";
  const gesehen = isVeraltet ? String(kategorie?.revision ?? 0) : antwort.text("revision", vorhin);
  const absicht = kategorie === null ? "anlegen" : "umbenennen";
  return (
    <AufbewahrtesFormular
      key={vorhin}
      hier={kategorie === null ? href("faqKategorien") : href("faqKategorie", { uuid: kategorie.uuid })}
      entwurf={entwurfVonKategorie(kategorie)}
      formular={formular}
      antwort={antwort}
      speichern={absicht}
    >
      {({ feld, text }) => (
        <>
          {kategorie !== null && <HiddenField name="revision" value={gesehen} />}
          <TextField
            {...feld("name")}
            label="Name"
            required
            limit={FAQ_KATEGORIE_MAX}
            defaultValue={text("name", kategorie?.name)}
          />
          <div>
            <Absendeknopf absicht={absicht} icon={kategorie === null ? "plus" : "speichern"}>
              {kategorie === null ? "Kategorie anlegen" : "Name speichern"}
            </Absendeknopf>
          </div>
        </>
      )}
    </AufbewahrtesFormular>
  );
}
