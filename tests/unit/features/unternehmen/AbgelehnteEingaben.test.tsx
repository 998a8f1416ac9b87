import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Problem } from "~/contract/wire/problem";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { AbgelehnteEingaben } from "~/features/unternehmen/AbgelehnteEingaben";
import type { Werte } from "~/formkit/field";

const problem: Problem = {
  code: "KEIN_ZUGRIFF",
  userMessage: "Sie dürfen das nicht.",
  httpStatus: 403,
  httpSubStatus: "403.10",
  errors: [],
};
const GESPEICHERT = { firma: "Beispiel GmbH", gruendungsjahr: "1999", telefon: "+49 30 1", website: "" };

/** The page with what was typed in place of what is stored. */
function render(getippt: Werte, isAbgelehnt = true): string {
  const bereichVon = (werte: Werte) => ({ werte, wurzel: werte, kontext: { heute: "2026-03-02", nachgewiesen: [] } });
  return renderToStaticMarkup(
    <AbgelehnteEingaben
      form={stammdatenFormular}
      antwort={isAbgelehnt ? { problem, eingaben: {} } : undefined}
      gespeichert={bereichVon(GESPEICHERT)}
      getippt={bereichVon({ ...GESPEICHERT, ...getippt })}
    />,
  );
}

describe("was jemand abgesendet hat, dem das Recht genommen wurde", () => {
  it("steht mit dem Grund da, und nur, was anders ist als gespeichert", () => {
    const html = render({ gruendungsjahr: "2010", website: "https://neu.example.org" });
    for (const teil of ["Nicht gespeichert", "Sie dürfen das nicht.", "2010", "https://neu.example.org"])
      expect(html).toContain(teil);
    expect(html).not.toContain("+49 30 1");
    expect(html).toContain('href="#eingaben"');
  });

  it("war nichts anderes getippt, steht nur der Grund da", () => {
    const html = render({});
    expect(html).toContain("Sie dürfen das nicht.");
    expect(html).not.toContain("eingaben");
  });

  it("ohne Ablehnung steht nichts da", () => {
    expect(render({ gruendungsjahr: "2010" }, false)).toBe("");
  });
});
