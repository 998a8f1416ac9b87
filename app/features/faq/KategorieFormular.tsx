import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { FaqKategorie } from "~/contract/mitteilung/faq";
import { FAQ_KATEGORIE_MAX } from "~/domain/hilfe/faqGrenzen";
import { FAQ_FRAGEN } from "~/domain/hilfe/faqFragen";
import { Absendeknopf, type AntwortSicht, useGesehen } from "~/features/anmeldung";
import { AufbewahrtesFormular } from "~/features/aufbewahrung";
import { useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import { HiddenField, TextField } from "~/ui";
import { entwurfVonKategorie } from "./kategorieEntwurf";

type KategorieFormularProps = {
  /** Null for one that is none yet. */
  kategorie: FaqKategorie | null;
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
  antwort: AntwortSicht;
};

/** Asks for the name of a category, new or not. */
export function KategorieFormular({ kategorie, aufbewahrung, formular, antwort: letzte }: KategorieFormularProps) {
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
      aufbewahrung={aufbewahrung}
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
