import { describe, expect, it } from "vitest";
import { listVerlangteJahre } from "~/domain/statistik/verlangteJahre";

const jahr = (uuid: string, beginn: string, ende: string) => ({ uuid, beginn, ende, istVollstaendig: true });
type Frage = Parameters<typeof listVerlangteJahre>[0];
const verlangt = (frage: Partial<Frage>) =>
  listVerlangteJahre({ heute: "2025-11-03", beginnTag: "01-01", gruendungsjahr: 1990, jahre: [], ...frage }).map(
    ({ label, uuid, stand }) => [label, uuid, stand],
  );
const labels = (frage: Partial<Frage>) => verlangt(frage).map(([label]) => label);

describe("listVerlangteJahre", () => {
  it("verlangt bis 2025 die letzten drei abgeschlossenen, danach das letzte", () => {
    expect(labels({ heute: "2025-12-31" })).toEqual(["2024", "2023", "2022"]);
    expect(labels({ heute: "2026-01-01" })).toEqual(["2025"]);
  });

  it("richtet sich nach dem abweichenden Wirtschaftsjahr", () => {
    expect(labels({ heute: "2026-06-30", beginnTag: "07-01" })).toEqual(["2024/25"]);
    expect(labels({ heute: "2026-07-01", beginnTag: "07-01" })).toEqual(["2025/26"]);
  });

  it("sagt, ob ein Jahr vollständig ist, unvollständig oder fehlt", () => {
    const jahre = [
      { ...jahr("a", "2023-01-01", "2023-12-31"), istVollstaendig: false },
      jahr("b", "2024-01-01", "2024-12-31"),
    ];
    expect(verlangt({ jahre })).toEqual([
      ["2024", "b", "VOLLSTAENDIG"],
      ["2023", "a", "UNVOLLSTAENDIG"],
      ["2022", null, "FEHLT"],
    ]);
  });

  it("folgt nach einem Wechsel des Wirtschaftsjahres den eingetragenen", () => {
    const jahre = [
      jahr("a", "2023-01-01", "2023-12-31"),
      jahr("b", "2024-01-01", "2024-06-30"),
      jahr("c", "2024-07-01", "2025-06-30"),
    ];
    expect(verlangt({ beginnTag: "07-01", jahre }).map(([label, uuid]) => [label, uuid])).toEqual([
      ["2024/25", "c"],
      ["01.01.2024 bis 30.06.2024", "b"],
      ["2023", "a"],
    ]);
  });

  it("verlangt nichts aus der Zeit vor der Gründung", () => {
    expect(labels({ gruendungsjahr: 2023 })).toEqual(["2024", "2023"]);
    expect(labels({ gruendungsjahr: 2025 })).toEqual([]);
    expect(labels({ gruendungsjahr: null })).toHaveLength(3);
    const rumpfjahr = [jahr("a", "2024-05-01", "2024-12-31")];
    expect(verlangt({ gruendungsjahr: 2024, jahre: rumpfjahr })).toEqual([
      ["01.05.2024 bis 31.12.2024", "a", "VOLLSTAENDIG"],
    ]);
  });
});
