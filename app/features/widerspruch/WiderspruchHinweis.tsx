import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { formatFristende, formatRest } from "~/domain/frist/restzeit";
import { formatDate } from "~/lib/date";
import { Notice } from "~/ui";

/** Until when an objection can be filed, and that it can be afterwards. */
export function WiderspruchHinweis({ schriftsatz }: { schriftsatz: Schriftsatz }) {
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
