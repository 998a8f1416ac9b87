import { expect, it } from "vitest";
import { parseTab } from "../../../../../../app/formkit/parseForm";
import { keepKnownWerte } from "../../../../../../app/formkit/storable";
import { rowsOf } from "../../../../../../app/formkit/werte";
import { antragV2 } from "../../../../../../app/domain/antrag/formular/v2";
import { rahmen } from "../../../../../../app/domain/antrag/formular/v2/rahmen";
import { einVorhaben, kontext } from "./muster";

it("behält das Jahr einer Zeile beim Speichern, auch wenn ein fremdes gesendet wird", () => {
  const vorhaben = einVorhaben();
  const formData = new FormData();
  formData.set("rahmen[0].uuid", "j2025");
  formData.set("rahmen[0].jahr", "1999");
  formData.set("rahmen[0].personalaufwand", "90.000,50");
  const { werte, issues } = parseTab(rahmen, formData, vorhaben, { wurzel: vorhaben, kontext });
  const gespeichert = keepKnownWerte(antragV2, { ...vorhaben, ...werte });
  expect(issues).toEqual([]);
  expect(rowsOf(gespeichert, "rahmen")).toMatchObject([{ uuid: "j2025", jahr: "2025", personalaufwand: "90000.50", personalVzae: "1.00" }]);
});
