import { describe, expect, it } from "vitest";
import { rowsOf, textOf } from "../../../../../app/formkit/werte";
import { listJahre, syncJahre } from "../../../../../app/domain/antrag/formular/jahre";
import { antragV2 } from "../../../../../app/domain/antrag/formular/v2";
import { einJahr, einVorhaben, kontext } from "./v2/muster";

const jahreVon = (werte: ReturnType<typeof syncJahre>) => rowsOf(werte, "rahmen").map((zeile) => textOf(zeile, "jahr"));

function zaehler(): () => string {
  let nr = 0;
  return () => `neu${(nr += 1)}`;
}

describe("Zeilen der Wirtschaftsjahre", () => {
  it("entstehen für jedes berührte Jahr", () => {
    const werte = syncJahre(antragV2, einVorhaben({ beginn: "2024-12-31", ende: "2026-01-01", rahmen: [] }), {
      kontext: kontext,
      random: zaehler(),
    });
    expect(jahreVon(werte)).toEqual(["2024", "2025", "2026"]);
    expect(rowsOf(werte, "rahmen").map(({ uuid }) => uuid)).toEqual(["neu1", "neu2", "neu3"]);
  });

  it("folgen dem abweichenden Wirtschaftsjahr", () => {
    const vorhaben = einVorhaben({ beginn: "2025-06-30", ende: "2025-07-01" });
    expect(listJahre(vorhaben, { ...kontext, wirtschaftsjahrBeginn: "07-01" })).toEqual(["2024/2025", "2025/2026"]);
  });

  it("behalten ihre Werte und ihre Kennung", () => {
    const vorher = einVorhaben({ ende: "2026-12-31" });
    const [zeile] = rowsOf(vorher, "rahmen");
    expect(rowsOf(syncJahre(antragV2, vorher, { kontext }), "rahmen")[0]).toEqual(zeile);
  });

  it("bleiben außerhalb der Laufzeit, solange sie Werte haben, und gehen, wenn sie leer sind", () => {
    const rahmen = [einJahr("2023"), einJahr("2024", { personalaufwand: "1.00" }), einJahr("2025")];
    expect(jahreVon(syncJahre(antragV2, einVorhaben({ rahmen }), { kontext }))).toEqual(["2024", "2025"]);
  });

  it("ändern sich nicht, solange Beginn und Ende kein Zeitraum sind", () => {
    const vorhaben = einVorhaben({ beginn: "" });
    expect(syncJahre(antragV2, vorhaben, { kontext })).toBe(vorhaben);
  });

  it("ändern sich beim zweiten Mal nicht mehr", () => {
    const einmal = syncJahre(antragV2, einVorhaben({ ende: "2027-12-31" }), { kontext });
    expect(syncJahre(antragV2, einmal, { kontext })).toEqual(einmal);
  });
});
