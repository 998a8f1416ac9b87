import { describe, expect, it } from "vitest";
import { HILFETEXTE } from "~/domain/hilfe/hilfetexte";
import { cleanHtml, listVerbotenes } from "~/server/backend/usecases/hilfe/cleanHtml";

const ANGRIFFE = [
  "<script>alert(1)</script>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<img src=x onerror=alert(1)>",
  '<p onclick="alert(1)">Text</p>',
  '<p style="position:fixed;inset:0">Text</p>',
  "<style>p{position:fixed}</style>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//boese.example">x</a>',
  '<form action="//boese.example"><input name=a></form>',
  '<base href="//boese.example">',
  '<meta http-equiv="refresh" content="0;url=//boese.example">',
  '<iframe src="//boese.example"></iframe>',
  "<object data=x></object><embed src=x>",
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "<template><img src=x onerror=alert(1)></template>",
  "<p>\u0000<scr\u0000ipt>alert(1)</script>",
  "<textarea><img src=x onerror=alert(1)></textarea>",
  "<button formaction=javascript:alert(1)>x</button>",
  "<video><source onerror=alert(1)></video>",
  "<details open ontoggle=alert(1)>x</details>",
  "<<img src=x onerror=alert(1)>script>",
  "<!--<img src=--><img src=x onerror=alert(1)//>",
];

/** Tags and attributes that may remain. */
const ERLAUBT =
  /^<\/?(p|br|strong|em|ul|ol|li|a|h3|h4|h5|table|thead|tbody|tr|th|td)(\s(href="(https?:|mailto:)[^"]*"|rel="noopener"|scope="[a-z]+"))*\s?\/?>$/;

describe("cleanHtml", () => {
  it.each(ANGRIFFE)("lässt nur erlaubte Elemente übrig: %s", (html) => {
    const tags = cleanHtml(html).match(/<[^>]*>?/g) ?? [];
    expect(tags.filter((tag) => !ERLAUBT.test(tag))).toEqual([]);
  });

  it("behält Absätze, Listen, Hervorhebungen und sichere Verweise", () => {
    const html =
      '<p>Ein <strong>Text</strong></p><ul><li>Punkt</li></ul><a href="https://example.org/" rel="noopener">Mehr</a>';
    expect(cleanHtml(html)).toBe(html);
  });

  it("verändert die mitgelieferten Hilfetexte nicht", () => {
    for (const { text } of HILFETEXTE) expect(cleanHtml(text)).toBe(text);
  });
});

describe("listVerbotenes", () => {
  it.each([
    ['<p>Gut</p><ul><li><strong>auch</strong></li></ul><a href="https://example.org" rel="noopener">Link</a>', []],
    ['<a href="/help">innen</a><br/><p>5 &lt; 6 &amp; 7</p>', []],
    ["<script>alert('<b>')</script>", ["<script>"]],
    ['<p onclick="x()" class="y">a</p><p onclick="z()">b</p>', ["onclick in <p>", "class in <p>"]],
    ['<a href="java&#9;script:x">a</a><a href="//fremd.example">b</a>', ["href in <a>"]],
    ["<div><img src=x onerror=y><iframe></iframe></div>", ["<div>", "<img>", "<iframe>"]],
    ["<svg><style>a{}</style></svg>", ["<svg>", "<style>"]],
  ])("%s", (html, erwartet) => {
    expect(listVerbotenes(html)).toEqual(erwartet);
  });
});
