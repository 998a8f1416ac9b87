import { expect, it } from "vitest";
import { listFolge } from "~/features/tabelle/listFolge";

const ALLE = Array.from({ length: 95 }, (_, index) => index + 1);

/** A list of 95 rows; notes which pages it was asked for. */
function createListe() {
  const gefragt: string[] = [];
  const list = ({ page, size }: { page: number; size: number }) => {
    gefragt.push(`${String(page)}/${String(size)}`);
    return Promise.resolve({ data: ALLE.slice(page * size, (page + 1) * size), total: ALLE.length });
  };
  return { gefragt, list };
}

it.each([
  [{ seite: 1, bis: 1 }, 1, 10, ["0/10"]],
  [{ seite: 1, bis: 3 }, 1, 30, ["0/30"]],
  [{ seite: 4, bis: 4 }, 31, 40, ["3/10"]],
  [{ seite: 4, bis: 6 }, 31, 60, ["3/10", "4/10", "5/10"]],
  [{ seite: 9, bis: 10 }, 81, 95, ["8/10", "9/10"]],
])("%j zeigt die Zeilen %i bis %i und fragt nach %j", async (folge, erste, letzte, anfragen) => {
  const { gefragt, list } = createListe();
  const { data, total } = await listFolge(folge, 10, list);
  expect(data).toEqual(ALLE.slice(erste - 1, letzte));
  expect(total).toBe(95);
  expect(gefragt).toEqual(anfragen);
});
