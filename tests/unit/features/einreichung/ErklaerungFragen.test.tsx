import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Einreichung } from "~/contract/antrag/antraege";
import { useAntwort } from "~/features/anmeldung";
import { ErklaerungFragen } from "~/features/einreichung/ErklaerungFragen";

const UNBEANTWORTET: Einreichung = {
  beratung: null,
  beratungName: "",
  beratungOrt: "",
  beratungArt: "",
  beratungMitwirkung: "",
  gutachterWiderspruch: false,
  interneNotiz: "",
  erklaerungen: [],
};

function Fragen({ beratung }: Pick<Einreichung, "beratung">) {
  const sicht = useAntwort(undefined);
  return (
    <ErklaerungFragen sicht={sicht} stored={{ ...UNBEANTWORTET, beratung }} erklaerungen={[]} isBeratungOffen={false} />
  );
}

const antworten = (beratung: boolean | null) =>
  [
    ...renderToStaticMarkup(<Fragen beratung={beratung} />).matchAll(/<input type="radio"[^>]*name="beratung"[^>]*>/g),
  ].map(([radio]) => ({ value: /value="(\w*)"/.exec(radio)?.[1], isGewaehlt: radio.includes("checked") }));

describe("Die Frage nach einer Beratung", () => {
  it("schlägt keine Antwort vor und bietet keine an, die nicht reicht", () => {
    expect(antworten(null)).toEqual([
      { value: "true", isGewaehlt: false },
      { value: "false", isGewaehlt: false },
    ]);
  });

  it("zeigt die gegebene Antwort", () => {
    expect(antworten(false).map(({ isGewaehlt }) => isGewaehlt)).toEqual([false, true]);
  });
});
