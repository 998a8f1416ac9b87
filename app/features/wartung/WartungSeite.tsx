import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { ListenMeldung } from "~/features/tabelle";
import { href } from "~/routing/href";
import { LinkButton, PageHeader, Stack } from "~/ui";
import type { WartungDaten } from "./loadWartung";
import { ArchivKarte } from "./ArchivKarte";
import { EinstellungenKarte } from "./EinstellungenKarte";
import { EntwuerfeKarte } from "./EntwuerfeKarte";
import { FensterKarte } from "./FensterKarte";
import { MailAusgangKarte } from "./MailAusgangKarte";
import { UebermittlungKarte } from "./UebermittlungKarte";
import { SitzungenKarte } from "./SitzungenKarte";
import { WartendeKarte } from "./WartendeKarte";
import { ZustandKarte } from "./ZustandKarte";

type WartungSeiteProps = { daten: WartungDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** How the portal stands, what waits for somebody, and how it is set up. @spec bildschirme.md 8 */
export function WartungSeite({ daten, formular, antwort }: WartungSeiteProps) {
  const { zustand, mails, wartende, abgelehnte, geplant, archiv, entwuerfe } = daten;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Sonstiges"
        lead="Wie es dem Portal geht und was auf jemanden wartet."
        actions={
          <LinkButton href={href("wartungSonstigesView")} variant="secondary">
            Stand neu laden
          </LinkButton>
        }
      />
      <ListenMeldung antwort={antwort} />
      <ZustandKarte titel="Zustand" dienste={zustand.dienste} />
      <FensterKarte {...geplant} formular={formular} />
      <MailAusgangKarte mails={mails} wartende={zustand.wartendeMails} formular={formular} />
      <WartendeKarte {...wartende} />
      <UebermittlungKarte {...abgelehnte} formular={formular} />
      <ArchivKarte archiv={archiv} formular={formular} />
      <EntwuerfeKarte entwuerfe={entwuerfe} />
      <SitzungenKarte />
      <ZustandKarte titel="Hintergrundarbeiten" dienste={zustand.laeufe} />
      <EinstellungenKarte {...zustand} />
    </Stack>
  );
}
