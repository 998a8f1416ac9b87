import type { ServerBuild } from "@remix-run/node";

/** What every build in a test has, with the switches of the portal's own build. */
export const BUILD = {
  mode: "production",
  basename: "/",
  publicPath: "/assets/",
  assetsBuildDirectory: "",
  isSpaMode: false,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
} as const satisfies Partial<ServerBuild>;

/** What the manifest says of a route that has nothing in the browser. */
export const OHNE_TEILE = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
};
