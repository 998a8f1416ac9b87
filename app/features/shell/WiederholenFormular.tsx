import type { Eingaben } from "~/contract/antrag/formAntwort";
import { Button } from "~/ui/basic/Button";

/**
 * Sends exactly the same form again, hidden; the key in it makes a second arrival harmless. A plain form: it works
 * without scripts.
 */
export function WiederholenFormular({ ziel, eingaben }: { ziel: string; eingaben: Eingaben }) {
  const felder = Object.entries(eingaben).flatMap(([name, texte]) => [texte].flat().map((text) => ({ name, text })));
  return (
    <form method="post" action={ziel}>
      {felder.map(({ name, text }, index) => (
        <input key={`${name}-${String(index)}`} type="hidden" name={name} value={text} />
      ))}
      <Button>Erneut versuchen</Button>
    </form>
  );
}
