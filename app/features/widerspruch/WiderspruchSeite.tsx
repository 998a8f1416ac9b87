import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { formatFristende, formatRest } from "~/domain/frist/restzeit";
import {
  EntwurfFormular,
  type EntwurfSeite,
  EntwurfVerwerfen,
  Getipptes,
  lueckenAntwort,
  SchriftsatzInhalt,
  UnterschriftKarte,
} from "~/features/schriftsatz";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { Notice, PageHeader, Stack } from "~/ui";
import { widerspruchPfad } from "./widerspruchPfad";

type WiderspruchSeiteProps = EntwurfSeite & { antwort: FormAntwort | undefined };

/** The draft of an objection: write, then read it through and sign. @spec §2 /antraege/{antragUuid}/widerspruch/{uuid}: file an objection */
export function WiderspruchSeite(props: WiderspruchSeiteProps) {
  const { daten, schritt } = props;
  const { schriftsatz } = daten;
  const isLesbar = schritt === "unterschrift" && schriftsatz.luecken.length === 0;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Widerspruch einlegen"
        lead={daten.antragTitel}
        breadcrumbs={widerspruchPfad(daten, "Widerspruch einlegen")}
      />
      {schriftsatz.sperre !== null && <Notice tone="warning">{schriftsatz.sperre}</Notice>}
      {isLesbar && schriftsatz.rechte.bearbeiten ? <Unterschrift {...props} /> : <Schreiben {...props} />}
    </Stack>
  );
}

const hierVon = ({ antragUuid, schriftsatz }: EntwurfSeite["daten"]): string =>
  href("widerspruch", { antragUuid, uuid: schriftsatz.uuid });

function Fristhinweis({ daten: { schriftsatz } }: Pick<EntwurfSeite, "daten">) {
  const { heute, widerspruchsfrist: frist } = schriftsatz.kontext;
  if (frist === undefined) return null;
  if (heute <= frist) {
    return (
      <Notice tone="info" title={`Einlegen bis einschließlich ${formatFristende(frist)} (${formatRest(frist, heute)})`}>
        Der Widerspruch zählt mit der Unterschrift, nicht mit dem Speichern. Die Begründung darf später kommen.
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={`Die Widerspruchsfrist ist am ${formatDate(frist)} abgelaufen`}>
      Sie können den Widerspruch trotzdem einlegen. Bitte sagen Sie unten, warum er verspätet ist. Konnten Sie die Frist
      ohne Verschulden nicht einhalten, wird er behandelt, als wäre er rechtzeitig gekommen (Wiedereinsetzung, §&nbsp;60
      VwGO). Darüber entscheidet die Bescheinigungsstelle.
    </Notice>
  );
}

/** Without the gaps that the signature waits for unless the page was opened to sign. */
function Schreiben({ daten, schritt, formular, antwort }: WiderspruchSeiteProps) {
  const { schriftsatz } = daten;
  if (!schriftsatz.rechte.bearbeiten) {
    return (
      <>
        <Getipptes schriftsatz={schriftsatz} antwort={antwort} />
        <SchriftsatzInhalt schriftsatz={schriftsatz} />
      </>
    );
  }
  const luecken = schritt === "unterschrift" ? lueckenAntwort(schriftsatz) : undefined;
  return (
    <>
      <Fristhinweis daten={daten} />
      <EntwurfFormular
        schriftsatz={schriftsatz}
        hier={hierVon(daten)}
        formular={formular}
        antwort={antwort ?? luecken}
      />
      <EntwurfVerwerfen
        folgen="Der Entwurf wird mit seinen Dateien gelöscht. Solange die Frist läuft, können Sie neu beginnen."
        hier={hierVon(daten)}
        revision={schriftsatz.revision}
        formular={formular}
      />
    </>
  );
}

function Unterschrift({ daten, isNezo, formular, antwort }: WiderspruchSeiteProps) {
  const { schriftsatz } = daten;
  return (
    <>
      <Fristhinweis daten={daten} />
      <SchriftsatzInhalt schriftsatz={schriftsatz} />
      <UnterschriftKarte
        schriftsatz={schriftsatz}
        isNezo={isNezo}
        formular={formular}
        antwort={antwort}
        unvollstaendig={{ title: "Es fehlen noch Angaben", text: "Bitte ergänzen Sie sie, bevor Sie unterschreiben." }}
        werUnterschreibt="Der Widerspruch ist gespeichert. Einlegen kann ihn eine bevollmächtigte Person Ihres Unternehmens."
        knopf="Widerspruch einlegen"
        wirkung="Danach ist der Widerspruch eingelegt und lässt sich nicht mehr ändern. Zurückziehen können Sie ihn, bis darüber entschieden ist."
        zurueck={{ href: hierVon(daten), label: "Zurück zum Schreiben" }}
      />
    </>
  );
}
