import { FUSS_LINKS } from "~/routing/fussLinks";
import { href } from "~/routing/href";

type Refusal = { status: number; title: string; text: string; requestId: string; nonce: string };

const STYLE = `
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#f3f6f8;color:#16262c;font:1.125rem/1.6 "Source Sans 3",system-ui,sans-serif}
header,footer{background:#fff;padding:.5rem 1.5rem}header{border-bottom:1px solid #c3ced3}footer{border-top:1px solid #c3ced3;margin-top:auto}
header a{display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem;text-decoration:none}
footer ul{display:flex;flex-wrap:wrap;column-gap:1.5rem;margin:0;padding:0;list-style:none}
footer a,main p a{display:inline-flex;align-items:center;min-height:2.75rem}
main{box-sizing:border-box;width:100%;max-width:40rem;margin:2rem auto;padding:2rem;background:#fff;border-top:.375rem solid #296f81}
h1{margin-top:0;line-height:1.25;overflow-wrap:anywhere}a{color:#1d5261}small{color:#44545b;overflow-wrap:anywhere}
`;

const FUSS = FUSS_LINKS.map(({ href: ziel, label }) => `<li><a href="${ziel}">${label}</a></li>`).join("\n");

/**
 * A small page of its own, in the frame of the portal, for what is refused before the portal's pages begin. It needs no
 * scripts.
 */
export function refusalPage({ status, title, text, requestId, nonce }: Refusal): Response {
  const html = `<!doctype html>
<html lang="de-DE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Antragsportal</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header><a href="${href("wurzel")}"><img src="/logo-behoerde.svg" alt="" width="40" height="40"> <strong>Antragsportal</strong></a></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${href("wurzel")}">Zur Startseite</a></p>
<p><small>Wenn Sie sich an uns wenden, nennen Sie bitte diese Vorgangsnummer: ${escapeHtml(requestId)}</small></p>
</main>
<footer><nav aria-label="Fußzeile"><ul>
${FUSS}
</ul></nav></footer>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
