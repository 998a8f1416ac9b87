import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formulare } from "~/domain/antrag/formular/formulare";
import type { Werte } from "~/formkit/field";
import { rowsOf, textOf } from "~/formkit/werte";
import { complete } from "~/server/backend/usecases/antraege/neuesVorhaben";
import { beliebigeWerte } from "../../../../../support/beliebigeWerte";
import { KONTEXT, vorhabenBeispiel, zaehlendeIds } from "../../../../../support/vorhabenBeispiel";

const form = formulare.V2;
const UUID = "22222222-2222-4222-8222-222222222222";
const vollendet = (werte: Werte): Werte =>
  complete(werte, { form, uuid: UUID, kontext: KONTEXT, random: zaehlendeIds() }).werte;
const jahreVon = (werte: Werte) => rowsOf(werte, "rahmen").map((zeile) => textOf(zeile, "jahr"));

describe("vollende", () => {
  const beispiel = vollendet(vorhabenBeispiel());

  /** The sample with one more year before its term, in which only this is answered. */
  const withJahr2015 = (angaben: Werte): Werte => {
    const jahr = { ...angaben, uuid: "33333333-3333-4333-8333-333333333333", jahr: "2015" };
    return { ...beispiel, rahmen: [jahr, ...rowsOf(beispiel, "rahmen")] };
  };

  it("nimmt ein Jahr außerhalb der Laufzeit, das nur verborgene Angaben hat, gleich heraus", () => {
    // A GmbH has no Eigenleistung: its hours are not asked.
    const verborgen = { eigenleistungStundenBis: "1", eigenleistungStundenAb: "1", eigenleistungStundenBis2025: "1" };
    expect(jahreVon(vollendet(withJahr2015(verborgen)))).toEqual(jahreVon(beispiel));
  });

  it("behält dort ein Jahr mit sichtbaren Angaben", () => {
    expect(jahreVon(vollendet(withJahr2015({ personalaufwand: "1.00" })))).toEqual(["2015", ...jahreVon(beispiel)]);
  });

  it("ändert beim zweiten Mal nichts mehr", () => {
    fc.assert(
      fc.property(beliebigeWerte(form), (werte) => {
        const einmal = vollendet(werte);
        expect(vollendet(einmal)).toEqual(einmal);
      }),
    );
  });
});
