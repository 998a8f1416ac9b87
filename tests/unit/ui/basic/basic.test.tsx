import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { Button, ErrorSummary, Inline, Notice, PageHeader, Stack, TabLinks } from "~/ui";
import { Icon } from "~/ui/basic/Icon";
import { Brand } from "~/ui/shell/Brand";

describe("Button", () => {
  it("submits by default and stays focusable while pending", () => {
    expect(
      renderToStaticMarkup(
        <Button name="aktion" value="speichern">
          Speichern
        </Button>,
      ),
    ).toMatch(/<button[^>]*name="aktion"[^>]*value="speichern"[^>]*type="submit"/);
    const pending = renderToStaticMarkup(<Button pending>Speichern</Button>);
    expect(pending).toContain('aria-disabled="true"');
    expect(pending).not.toContain('disabled=""');
    expect(pending).toContain("Daten werden geladen");
  });
});

describe("ErrorSummary", () => {
  it("is nothing without errors", () => {
    expect(renderToStaticMarkup(<ErrorSummary items={[]} />)).toBe("");
  });

  it("leads to each field and takes the focus without scripts", () => {
    const html = renderToStaticMarkup(<ErrorSummary items={[{ href: "#titel", message: "Titel fehlt" }]} />);
    expect(html).toMatch(/<div id="fehlerUebersicht" role="alert"[^>]* tabindex="-1"[^>]*autofocus=""/);
    expect(html).toContain("Bitte prüfen Sie Ihre Eingaben");
    expect(html).toMatch(/<a href="#titel"[^>]*>Titel fehlt<\/a>/);
  });
});

describe("ErrorSummary for screen readers", () => {
  it("is said by the focus alone, and its title once", () => {
    const html = renderToStaticMarkup(<ErrorSummary items={[{ href: "#titel", message: "Titel fehlt" }]} />);
    expect(html).toMatch(/<div id="fehlerUebersicht" role="alert" aria-live="off"/);
    expect(html).not.toContain("aria-labelledby");
  });
});

describe("Notice", () => {
  const texte = (html: string) => html.replaceAll(/<svg.*?<\/svg>/g, "").replaceAll(/ class="[^"]*"/g, "");

  it("says its kind and a short text as one paragraph", () => {
    const html = texte(renderToStaticMarkup(<Notice tone="success">Gespeichert</Notice>));
    expect(html).toContain("<p><span>Erfolg: </span><span>Gespeichert</span></p>");
  });

  it("says its kind with its title, where it has one", () => {
    const html = texte(
      renderToStaticMarkup(
        <Notice tone="error" title="Nicht gespeichert">
          Bitte versuchen Sie es noch einmal.
        </Notice>,
      ),
    );
    expect(html).toContain(
      "<p><span>Fehler: </span><span>Nicht gespeichert</span></p><p><span>Bitte versuchen Sie es noch einmal.</span></p>",
    );
  });
});

describe("TabLinks", () => {
  const html = renderToStaticMarkup(
    <TabLinks
      label="Abschnitte"
      items={[
        { href: "?reiter=a", label: "Vorhaben", current: true, state: "rot", number: 1 },
        { href: "?reiter=b", label: "Rahmen", disabled: true, hint: "Nur mit Zeitraum" },
        { href: "?reiter=c", label: "Personen", state: "keiner", open: 4, number: 3 },
        { href: "?reiter=d", label: "Anlagen", state: "gruen", open: 0, number: 4 },
      ]}
    />,
  );

  it("marks the current part and says its state", () => {
    expect(html).toMatch(/<a href="\?reiter=a"[^>]*aria-current="page"/);
    expect(html).toContain("Nicht vollständig erfasst");
  });

  it("keeps number, words and state apart, and says none of them twice", () => {
    const text = html.replaceAll(/<[^>]*>/g, "");
    expect(text).toContain("1 Vorhaben Nicht vollständig erfasst");
    expect(html).not.toContain('title="Vorhaben"');
    expect(text).toContain("3 Personen 4 offen4 Anlagen Vollständig erfasst");
  });

  it("gives no link to a part that cannot be opened, and says why", () => {
    expect(html).not.toContain("?reiter=b");
    expect(html).toContain("nicht verfügbar: Nur mit Zeitraum");
  });
});

describe("Brand", () => {
  it("has a name that begins with what is seen", () => {
    const html = renderToStaticMarkup(
      <Brand src="/logo.svg" name="Portal" detail="der Stelle" href="/" linkLabel="zur Startseite" />,
    );
    expect(html).toContain('aria-label="Portal der Stelle, zur Startseite"');
    expect(html.replaceAll(/<[^>]*>/g, "")).toBe("Portal der Stelle");
  });
});

describe("Icon", () => {
  it("has a size without styles, with and without words", () => {
    for (const html of [
      renderToStaticMarkup(<Icon name="plus" />),
      renderToStaticMarkup(<Icon name="plus" label="Neu" />),
    ])
      expect(html).toMatch(/<svg [^>]*width="20" height="20"/);
  });
});

describe("Inline and Stack", () => {
  it("keep their parts apart without styles", () => {
    const teile = [<b key="a">eins</b>, null, <b key="b">zwei</b>];
    for (const html of [renderToStaticMarkup(<Inline>{teile}</Inline>), renderToStaticMarkup(<Stack>{teile}</Stack>)])
      expect(html).toContain("<b>eins</b> <b>zwei</b>");
  });
});

describe("PageHeader", () => {
  it("holds the one level-1 heading and the way to the page", () => {
    const html = renderToStaticMarkup(
      <PageHeader title="Antrag" breadcrumbs={[{ label: "Startseite", href: "/home" }, { label: "Antrag" }]} />,
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<span aria-current="page">Antrag</span>');
  });
});
