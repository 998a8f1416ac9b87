import { describe, expect, it } from "vitest";
import { listVerlangteJahre } from "~/domain/statistik/verlangteJahre";

const frage = { heute: "2026-03-02", beginnTag: "01-01", gruendungsjahr: null, jahre: [] };

describe("listVerlangteJahre", () => {
  it("verlangt nach 2025 eines, bis 2025 drei", () => {
    expect(listVerlangteJahre(frage)).toMatchObject([{ label: "2025", stand: "FEHLT" }]);
    const bis2025 = listVerlangteJahre({ ...frage, heute: "2025-12-31" });
    expect(bis2025.map(({ label }) => label)).toEqual(["2024", "2023", "2022"]);
  });

  it("richtet sich nach dem Wirtschaftsjahr und nach der Gründung", () => {
    expect(listVerlangteJahre({ ...frage, beginnTag: "07-01" })).toMatchObject([{ label: "2024/2025" }]);
    expect(listVerlangteJahre({ ...frage, gruendungsjahr: 2026 })).toEqual([]);
    expect(listVerlangteJahre({ ...frage, heute: "2025-05-01", gruendungsjahr: 2024 })).toHaveLength(1);
  });

  it("sagt, was von einem Jahr da ist, auch wenn es ein Rumpfjahr ist", () => {
    const jahr = { beginn: "2025-04-01", ende: "2025-12-31" };
    const stand = (istVollstaendig: boolean) =>
      listVerlangteJahre({ ...frage, jahre: [{ ...jahr, istVollstaendig }] })[0]?.stand;
    expect([stand(true), stand(false)]).toEqual(["VOLLSTAENDIG", "UNVOLLSTAENDIG"]);
  });
});
