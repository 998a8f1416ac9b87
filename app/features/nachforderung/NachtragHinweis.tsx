import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { WARTET_AUF_ENTSCHEIDUNG } from "~/domain/frist/fristArten";
import { dringlichkeitVon, formatFristende, formatRest } from "~/domain/frist/restzeit";
import { Notice } from "~/ui";

/** Until when a follow-up request can be answered. Nothing once it no longer can: then the page says why. */
export function NachtragHinweis({ schriftsatz }: { schriftsatz: Schriftsatz }) {
  const { heute, nachforderung } = schriftsatz.kontext;
  if (nachforderung === undefined || schriftsatz.sperre !== null) return null;
  const { frist } = nachforderung;
  const zaehlt = "Die Antwort zählt mit der Unterschrift, nicht mit dem Speichern.";
  if (heute > frist) return <Notice tone="warning">{`${WARTET_AUF_ENTSCHEIDUNG} ${zaehlt}`}</Notice>;
  return (
    <Notice
      tone={dringlichkeitVon(frist, heute) === "offen" ? "info" : "warning"}
      title={`Antworten bis einschließlich ${formatFristende(frist)} (${formatRest(frist, heute)})`}
    >
      {zaehlt}
    </Notice>
  );
}
