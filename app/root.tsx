import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Links, Outlet, Scripts, type ShouldRevalidateFunction } from "@remix-run/react";
import type { ReactNode } from "react";
import { isSeitenrahmenVerlangt } from "~/features/live/nachladen";
import { FehlerSeite } from "~/features/shell/FehlerSeite";
import { Kennung } from "~/features/shell/Kennung";
import { SeitenTitel } from "~/features/shell/SeitenTitel";
import { Shell } from "~/features/shell/Shell";
import { useSeitenrahmen } from "~/features/shell/useSeitenrahmen";
import { loadSeitenrahmen } from "~/server/portal/loadSeitenrahmen";
import "~/ui/theme/global.css";
import { Bildlauf } from "./bildlauf";
import { useNonce } from "./nonce";

// Zod compiles a check of an object where `new Function` is allowed, and tries it out once per page. The policy of the
// portal forbids it, and browsers report every attempt. Zod reads its settings from here when a page with schemas loads
// it; the call that sets them would bring a quarter of Zod to pages without any. On the server checks are compiled.
if (typeof document !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export const loader = (args: LoaderFunctionArgs) => loadSeitenrahmen(args);

export const links: LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

/**
 * The frame is read again with every page, because session, message and path change; not for a refused form or a mere
 * refresh, unless messages were missed.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, currentUrl, nextUrl, formMethod }) =>
  formMethod === undefined
    ? currentUrl.href !== nextUrl.href || isSeitenrahmenVerlangt()
    : actionStatus === undefined || actionStatus < 400;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const rahmen = useSeitenrahmen();
  return (
    <html lang="de-DE" data-farben={rahmen?.farben ?? undefined} data-zeilen={rahmen?.zeilenabstand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#296f81" />
        <Kennung />
        <meta property="csp-nonce" content="nonce" nonce={nonce} suppressHydrationWarning />
        <SeitenTitel />
        <Links />
      </head>
      <body>
        <Shell>{children}</Shell>
        <Bildlauf />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FehlerSeite />;
}
