import { expect, it } from "vitest";
import { rasterName } from "~/domain/antrag/formular/raster";
import { splitZeilen } from "~/features/raster/rasterNamen";

const A = "aaaaaaaa-0000-4000-8000-000000000001";
const B = "bbbbbbbb-0000-4000-8000-000000000002";

it("nimmt eine gesendete Tabelle auseinander: jede Zeile wie aus ihrem eigenen Formular", () => {
  const form = new FormData();
  form.append("zeile", B.toUpperCase());
  form.append(rasterName(A, "titel"), "Eins");
  form.append(rasterName(B, "akteure"), "x");
  form.append(rasterName(B, "akteure"), "y");
  form.append("gezeigt", rasterName(A, "akteure"));
  form.append(`rest.${rasterName(A, "titel")}`, "zu viel");
  form.append("absicht", "speichern");
  const { uuids, teilVon, reste } = splitZeilen(form);
  expect(uuids).toEqual([B, A]);
  expect([...teilVon(A)]).toEqual([
    ["titel", "Eins"],
    ["gezeigt", "akteure"],
  ]);
  expect(teilVon(B).getAll("akteure")).toEqual(["x", "y"]);
  expect(reste).toEqual([{ uuid: A, key: "titel", rest: "zu viel" }]);
});
