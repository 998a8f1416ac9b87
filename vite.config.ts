import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { browserChunks } from "./scripts/browserChunks";
import { browserRoutes } from "./scripts/browserRoutes";
import { serverWall } from "./scripts/serverWall";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

// v3_lazyRouteDiscovery stays off: a changed manifest would reload the page and lose typed text.
const FUTURE = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_routeConfig: true,
  v3_lazyRouteDiscovery: false,
} as const;

/**
 * What nobody has to read at the first start: a route without a page of its own leaves an empty browser chunk, a
 * package has a comment that Rollup does not know, and a module that the frame loads late stands beside others that are
 * loaded late.
 */
const isAsItShouldBe = ({
  code,
  plugin,
  id = "",
}: { [Key in "code" | "plugin" | "id"]?: string | undefined }): boolean =>
  code === "EMPTY_BUNDLE" ||
  (code === "INVALID_ANNOTATION" && id.includes("node_modules")) ||
  plugin === "vite:reporter";

/** Browser bundle and server bundle of the portal. The process around them is bundled by scripts/build.ts. */
export default defineConfig(({ mode }) => ({
  resolve: {
    alias: {
      "~": resolve(import.meta.dirname, "app"),
      // Its sources expect a bundler that knows `global`; the bundled file does not.
      "sockjs-client": "sockjs-client/dist/sockjs.min.js",
    },
  },
  build: {
    target: "es2022",
    sourcemap: false,
    // Some per cent smaller than what esbuild leaves of the framework.
    minify: "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 }, format: { comments: false } },
    rollupOptions: {
      onwarn(warning, warn) {
        if (!isAsItShouldBe(warning)) warn(warning);
      },
    },
  },
  // Found before the first page opens: packages found later would reload it, with two copies of React for a moment.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"] },
  plugins: [
    serverWall(),
    browserChunks(),
    browserRoutes(),
    vanillaExtractPlugin({ unstable_mode: mode === "development" ? "inlineCssInDev" : "emitCss" }),
    remix({
      ignoredRouteFiles: ["**/*"],
      future: FUTURE,
    }),
  ],
}));
