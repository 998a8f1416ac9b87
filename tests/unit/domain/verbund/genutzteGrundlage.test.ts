import { expect, it } from "vitest";
import { listGenutzte, listUngenannte } from "~/domain/verbund/genutzteGrundlage";
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

const ungenannte = (jahre: string[], beginnTag: string, ...zeilen: ReturnType<typeof zeileVon>[]) =>
  listUngenannte(zeilen, toVerbundAngaben(zeilen, EIGENES), { jahre, beginnTag }).map(
    ({ jahr, name }) => `${jahr} ${name}`,
  );

it("nennt je Jahr, wer den Höchstbetrag teilt, ohne zu sagen, was er genutzt hat", () => {
  const inland = { inDeutschlandSteuerpflichtig: true };
  const zeilen = [
    zeileVon("a", { ...inland, genutzteGrundlage: "2024: 2\n2025: unlesbar" }),
    zeileVon("b", { ...inland, kapital: "50" }),
    zeileVon("c", { ...inland, gueltigAb: "2025-12-31" }),
    zeileVon("d", { ...inland, hatBescheinigungen: false }),
    zeileVon("e", { ...inland, hatBescheinigungen: true }),
  ];
  expect(ungenannte(["2024", "2025"], "01-01", ...zeilen)).toEqual([
    "2024 Firma e",
    "2025 Firma a",
    "2025 Firma c",
    "2025 Firma e",
  ]);
  expect(ungenannte(["2024/2025"], "07-01", ...zeilen)).toEqual(["2024/2025 Firma e"]);
  expect(ungenannte([], "01-01", ...zeilen)).toEqual([]);
});

it("nennt niemanden, der in Deutschland nicht steuerpflichtig ist, wohl aber den, von dem es niemand weiß", () => {
  const zeilen = [
    zeileVon("a", { inDeutschlandSteuerpflichtig: false }),
    zeileVon("b", { inDeutschlandSteuerpflichtig: null }),
    zeileVon("c", { inDeutschlandSteuerpflichtig: false, hatBescheinigungen: true }),
  ];
  expect(ungenannte(["2025"], "01-01", ...zeilen)).toEqual(["2025 Firma b"]);
});
