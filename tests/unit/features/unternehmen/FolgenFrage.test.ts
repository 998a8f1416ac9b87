import { describe, expect, it } from "vitest";
import { withKurzerFrage } from "~/features/unternehmen/FolgenFrage";

const problem = (property: string, message: string) => ({
  code: "EINGABE_UNGUELTIG",
  userMessage: "",
  httpStatus: 422,
  httpSubStatus: "",
  errors: [{ uuid: "", property, message }],
});

describe("die Frage zu Anträgen in Bearbeitung", () => {
  it("steht in der Übersicht der Fehler mit einem Satz, andere Meldungen bleiben ganz", () => {
    const frage = "Diese Änderung wirkt auf einen Antrag in Bearbeitung. Bitte bestätigen Sie sie.";
    expect(withKurzerFrage(problem("folgen", `${frage}\nBetroffen: „A“.\nFolge.`))?.errors[0]?.message).toBe(frage);
    expect(withKurzerFrage(problem("ort", "Eins.\nZwei."))?.errors[0]?.message).toBe("Eins.\nZwei.");
    expect(withKurzerFrage(null)).toBeNull();
  });
});
