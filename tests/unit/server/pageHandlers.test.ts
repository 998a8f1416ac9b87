import { createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { routeTable } from "~/routing/routeTable";
import { createHandlers } from "~/server/pageHandlers";
import { BUILD, OHNE_TEILE } from "../../support/remixBuild";

const ids = ["root", ...Object.keys(routeTable)];
const rows = Object.entries(routeTable).map(([id, { path }]) => ({ id, path, index: path === "" }));

const entryOf = (id: string) => ({ id, module: "", ...OHNE_TEILE });

/** The routes of the portal without their pages: a page answers which routes it is made of. */
const build: ServerBuild = {
  ...BUILD,
  entry: {
    module: {
      // eslint-disable-next-line house/max-params -- Remix calls it so
      default: (_request: Request, status: number, _headers: Headers, { staticHandlerContext: { matches } }: EntryContext) =>
        Response.json([status, ...matches.map(({ route, params }) => [route.id, params])]),
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    ...Object.fromEntries(
      rows.map(({ id, path, index }) => [
        id,
        { id, parentId: "root", ...(index ? { index: true as const } : { path }), module: { default: () => null } },
      ]),
    ),
  },
  assets: { url: "", version: "1", entry: { module: "", imports: [] }, routes: Object.fromEntries(ids.map((id) => [id, entryOf(id)])) },
};

const UUID = "7b0c3f0e-5a0e-4e0a-8f0e-0c5a0e4e0a8f";
const paths = [
  ...rows.map(({ path }) => `/${path.replaceAll(/:\w+\??/g, UUID).replace("*", "nichts/davon")}`),
  "/",
  "//",
  "/antraege/",
  "/ANTRAEGE",
  "/antraege.data",
  "/_root.data",
  `/antraege/${UUID}`,
  `/eingereichterAntrag/${UUID}`,
  "/datenschutz.pdf",
  "/datenschutzXpdf",
  "/%61ntraege",
  "/antraege/a%2Fb/startseite",
  "/antraege/x.data/startseite",
  "/gibt/es/nicht",
];

describe("createHandlers", () => {
  const all = createRequestHandler(build, "production");
  const handlerFor = createHandlers(build);

  it.each(paths)("finds for %s the page that the whole table finds", async (path) => {
    const url = `http://localhost${path}`;
    const [own, whole] = [await handlerFor(path)(new Request(url)), await all(new Request(url))];
    expect(own.status).toBe(whole.status);
    expect(await own.text()).toBe(await whole.text());
  });

  it("keeps one handler for all paths of a page", () => {
    expect(handlerFor(`/antraege/${UUID}/startseite`)).toBe(handlerFor("/antraege/x/startseite"));
    expect(handlerFor("/antraege")).not.toBe(handlerFor("/profil"));
  });
});
