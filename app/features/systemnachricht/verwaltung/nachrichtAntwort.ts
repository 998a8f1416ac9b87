import type { Eingaben, FormAntwort } from "~/contract/antrag/formAntwort";
import type { SystemnachrichtVorschau, ZielFirma } from "~/contract/mitteilung/systemnachrichten";
import type { Problem } from "~/contract/wire/problem";
import type { Ergebnis, Rueckfrage } from "./nachrichtAbsichten";

/**
 * The form again with everything that was typed: refused, or to look at. `firmen`: the companies on offer now. A
 * browser that got no answer of the portal gives a bare refusal.
 */
export type NachrichtAntwort =
  | (FormAntwort & { vorschau?: never; frage?: never; firmen?: never })
  | {
      problem: Problem | null;
      eingaben: Eingaben;
      vorschau: SystemnachrichtVorschau | null;
      frage: Rueckfrage | null;
      firmen: ZielFirma[];
    };

type Getan = { ok: true; value: Ergebnis } | { ok: false; problem: Problem };

/** What the form shows after a button that did not end it. */
export function toNachrichtAntwort(
  getan: Getan,
  { eingaben, firmen }: { eingaben: Eingaben; firmen: ZielFirma[] },
): NachrichtAntwort {
  const problem = getan.ok ? null : getan.problem;
  if (!getan.ok || getan.value.art === "fertig") return { problem, eingaben, firmen, vorschau: null, frage: null };
  const { vorschau, frage } = getan.value;
  return { problem, eingaben, firmen, vorschau, frage };
}
