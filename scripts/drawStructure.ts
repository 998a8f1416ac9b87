import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { projectRoot } from "./projectRoot";

// Draws the rooms of app/server and who imports whom, as an SVG on standard output: npx tsx scripts/drawStructure.ts
// [checkout]

const root = resolve(process.argv[2] ?? projectRoot);
const SERVER = "app/server";
const BOX = { width: 190, height: 62, gap: 22, floor: 150 };

type Room = { name: string; files: number; lines: number; withSql: number };

const files = readdirSync(join(root, SERVER), { recursive: true, encoding: "utf8" })
  .map((name) => `${SERVER}/${name.replaceAll("\\", "/")}`)
  .filter((path) => /\.tsx?$/.test(path));

/** Folders are rooms, those of the backend one by one; files that lie beside folders share a room. */
function roomOf(path: string): string {
  const [first = "", second = "", third] = path.slice(SERVER.length + 1).split("/");
  if (second === "") return "loose files";
  if (first !== "backend") return first;
  if (third !== undefined) return `backend/${second}`;
  return second === "index.ts" ? "backend: its face" : "backend: its words";
}

function findTarget(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith(".") && !specifier.startsWith("~/")) return undefined;
  const base = specifier.startsWith("~/")
    ? `app/${specifier.slice(2)}`
    : join(from, "..", specifier).replaceAll("\\", "/");
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  return candidates.find((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile());
}

const SQL = /from "drizzle-orm|from "[^"]*schema\/|\bsql(?:<[^`]*>)?`|\.query\(/;

function readHouse() {
  const rooms = new Map<string, Room>();
  const arrows = new Map<string, Map<string, number>>();
  for (const path of files) {
    const text = readFileSync(join(root, path), "utf8");
    const name = roomOf(path);
    const room = rooms.get(name) ?? { name, files: 0, lines: 0, withSql: 0 };
    rooms.set(name, {
      ...room,
      files: room.files + 1,
      lines: room.lines + text.split("\n").length,
      withSql: room.withSql + Number(SQL.test(text)),
    });
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const target = findTarget(path, fileName);
      const other = target?.startsWith(`${SERVER}/`) ? roomOf(target) : name;
      if (other === name) continue;
      const own = arrows.get(name) ?? new Map<string, number>();
      arrows.set(name, own.set(other, (own.get(other) ?? 0) + 1));
    }
  }
  return { rooms: [...rooms.values()], count: (from: string, to: string) => arrows.get(from)?.get(to) ?? 0 };
}

type House = ReturnType<typeof readHouse>;

/** Of two rooms that import each other, the one that does it less often looks up. */
const looksUp = ({ count }: House, from: string, to: string): boolean => count(from, to) < count(to, from);

/** A room stands one floor above all that it imports. */
function floorsOf(house: House): Map<string, number> {
  const floors = new Map<string, number>();
  const visit = (name: string, path: readonly string[]): number => {
    const known = floors.get(name);
    if (known !== undefined) return known;
    const below = house.rooms
      .map((room) => room.name)
      .filter((to) => house.count(name, to) > 0 && !looksUp(house, name, to) && !path.includes(to));
    const floor = Math.max(-1, ...below.map((to) => visit(to, [...path, name]))) + 1;
    floors.set(name, floor);
    return floor;
  };
  for (const { name } of house.rooms) visit(name, []);
  return floors;
}

function placeRooms(house: House) {
  const floors = floorsOf(house);
  const top = Math.max(...floors.values());
  const rows = Array.from({ length: top + 1 }, (_, floor) =>
    house.rooms.filter(({ name }) => floors.get(name) === floor),
  );
  const width = Math.max(...rows.map((row) => row.length)) * (BOX.width + BOX.gap) + BOX.gap;
  const placed = rows.flatMap((row, floor) => {
    const left = (width - row.length * (BOX.width + BOX.gap) + BOX.gap) / 2;
    return row.map((room, stelle) => ({
      room,
      x: left + stelle * (BOX.width + BOX.gap),
      y: 50 + (top - floor) * BOX.floor,
    }));
  });
  return { placed, width, height: 50 + (top + 1) * BOX.floor };
}

type Placed = ReturnType<typeof placeRooms>["placed"][number];

function drawArrow(house: House, from: Placed, to: Placed): string {
  const count = house.count(from.room.name, to.room.name);
  if (count === 0) return "";
  const isUp = to.y < from.y + BOX.height;
  const up = isUp ? BOX.height : 0;
  const [x1, y1, x2, y2] = [from.x + BOX.width / 2, from.y + BOX.height - up, to.x + BOX.width / 2, to.y + up];
  const colour = isUp ? "#c00" : "#567";
  const title = `${from.room.name} → ${to.room.name}: ${String(count)} imports`;
  const line = `x1="${String(x1)}" y1="${String(y1)}" x2="${String(x2)}" y2="${String(y2)}"`;
  return `<line ${line} stroke="${colour}" stroke-width="${String(Math.min(6, 1 + Math.log10(count) * 2))}" marker-end="url(#tip)"><title>${title}</title></line>`;
}

function drawRoom({ room, x, y }: Placed): string {
  const sql = room.withSql === 0 ? "" : `, SQL in ${String(room.withSql)}`;
  const fill = room.withSql === 0 ? "#f4f6f8" : "#fde9c8";
  const text = (dy: number, size: number, words: string) =>
    `<text x="${String(x + BOX.width / 2)}" y="${String(y + dy)}" font-size="${String(size)}">${words}</text>`;
  const box = `<rect x="${String(x)}" y="${String(y)}" width="${String(BOX.width)}" height="${String(BOX.height)}" rx="6" fill="${fill}" stroke="#345"/>`;
  return `${box}${text(26, 15, room.name)}${text(46, 11, `${String(room.files)} files, ${String(room.lines)} lines${sql}`)}`;
}

const house = readHouse();
const { placed, width, height } = placeRooms(house);
// What looks up is drawn last, so that nothing hides it.
const arrows = placed.flatMap((from) => placed.map((to) => drawArrow(house, from, to))).filter((line) => line !== "");
const lines = [...arrows.filter((line) => !line.includes("#c00")), ...arrows.filter((line) => line.includes("#c00"))];
console.log(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" font-family="sans-serif" text-anchor="middle">`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>',
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<text x="${String(width / 2)}" y="26" font-size="14">app/server: a room stands above what it imports; red looks up; yellow speaks SQL</text>`,
    ...lines,
    ...placed.map(drawRoom),
    "</svg>",
  ].join("\n"),
);
