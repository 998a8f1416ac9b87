import { expect, it } from "vitest";
import type { Kettenblick } from "~/contract/verfahren/protokoll";
import { KettenSeite } from "~/features/protokoll/KettenSeite";
import { renderSeite } from "../../../support/renderSeite";

const ANTRAG = "11111111-1111-4111-8111-111111111111";
const UNBEKANNT = "99999999-9999-4999-8999-999999999999";

/** The texts of the row of an event that this person has caused. */
async function texte(person: Kettenblick["ereignisse"][number]["person"]): Promise<string> {
  const ereignis = { nummer: 1, am: "2026-03-02T09:00:00.000Z", art: "antrag.anlegen", person, hash: "abc" };
  const seiten = { zeilen: [ereignis], total: 1, jeSeite: 50, folge: { seite: 1, bis: 1 } };
  const kette = { antrag: { uuid: ANTRAG, nummer: null }, befunde: [], seiten };
  const html = await renderSeite(<KettenSeite kette={kette} />, "/wartunglogarchiv/ketten");
  return (html.split("<tbody>")[1] ?? "")
    .replaceAll("<wbr/>", "")
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/[|\s]*\|[|\s]*/g, "|");
}

it("nennt die Person jedes Ereignisses wie das Protokoll, auch eine unbekannte mit Worten", async () => {
  const bekannte = { uuid: UNBEKANNT, name: "Erika Muster", email: "erika@example.org" };
  expect(await texte(bekannte)).toContain("Erika Muster|erika@example.org|abc");
  expect(await texte({ uuid: UNBEKANNT, name: "", email: "" })).toContain(`Unbekannte Person|${UNBEKANNT}|abc`);
  expect(await texte(null)).toContain("|Portal|abc");
});
