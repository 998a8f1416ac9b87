import { expect, it } from "vitest";
import { listGenutzte } from "~/domain/verbund/genutzteGrundlage";
import { toVerbundAngaben } from "~/domain/verbund/verbundAngaben";
import { EIGENES, zeileVon } from "../../../support/verbundZeilen";

const genutzt = (beginnTag: string, ...zeilen: ReturnType<typeof zeileVon>[]) =>
  listGenutzte(zeilen, toVerbundAngaben(zeilen, EIGENES), beginnTag).map(({ jahr, name, betrag }) => [
    jahr,
    name,
    betrag,
  ]);

it("zählt, was andere genutzt haben, in den Jahren, an deren Ende sie den Höchstbetrag teilen", () => {
  const text = "2023: 1\n2024: 2\n2025: unlesbar\n2026: 4";
  expect(
    genutzt(
      "01-01",
      zeileVon("a", { genutzteGrundlage: text, gueltigAb: "2024-12-31" }),
      zeileVon("b", { genutzteGrundlage: text, kapital: "50" }),
      zeileVon("c", { genutzteGrundlage: "2024: 5,50", gueltigBis: "2024-12-30" }),
    ),
  ).toEqual([
    ["2024", "Firma a", "2"],
    ["2026", "Firma a", "4"],
  ]);
});

it("ordnet ein Jahr dem Wirtschaftsjahr zu, das in ihm beginnt", () => {
  expect(genutzt("07-01", zeileVon("a", { genutzteGrundlage: "2024: 2", gueltigAb: "2025-06-30" }))).toEqual([
    ["2024/2025", "Firma a", "2"],
  ]);
  expect(genutzt("07-01", zeileVon("a", { genutzteGrundlage: "2024: 2", gueltigAb: "2025-07-01" }))).toEqual([]);
});
