import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { Banner, Dialog, Drawer, DrawerPanel, MenuDetails, PopupQueue, Snackbar, Tooltip, usePopupTurn } from "~/ui";

function Popup({ isOpen }: { isOpen: boolean }) {
  return <>{usePopupTurn(isOpen) ? "offen" : "zu"}</>;
}

describe("overlays from the server", () => {
  it("a closed dialog and drawer are nothing", () => {
    expect(renderToStaticMarkup(<Dialog isOpen={false} onCancel={() => undefined} />)).toBe("");
    expect(renderToStaticMarkup(<Drawer title="Hilfe" isOpen={false} onClose={() => undefined} />)).toBe("");
  });

  it("the drawer without scripts is closed by a link", () => {
    const html = renderToStaticMarkup(
      <DrawerPanel title="Hilfe" close="?ohne">
        Text
      </DrawerPanel>,
    );
    expect(html).toMatch(/<aside[^>]*aria-labelledby="schubladeTitel"/);
    expect(html).toMatch(/<a href="\?ohne"[^>]*>.*Schließen<\/a>/);
    expect(html).not.toContain("<button");
  });

  it("a menu is a native disclosure; what changes something is a form", () => {
    const html = renderToStaticMarkup(
      <MenuDetails
        label="Anna Beispiel"
        items={[
          { label: "Profil", href: "/profil" },
          { label: "Logout", formAction: "/logout" },
        ]}
      />,
    );
    expect(html).toMatch(/^<details/);
    expect(html).toMatch(/<a href="\/profil"/);
    expect(html).toMatch(/<form method="post" action="\/logout"><button type="submit"/);
  });

  it("a banner has no close button before the scripts come", () => {
    expect(
      renderToStaticMarkup(
        <Banner tone="info" onClose={() => undefined}>
          Text
        </Banner>,
      ),
    ).not.toContain("<button");
  });

  it("the error snackbar is titled", () => {
    expect(
      renderToStaticMarkup(<Snackbar message="Es ist ein Fehler aufgetreten!" onClose={() => undefined} />),
    ).toContain("Fehler!");
  });

  it("a tooltip describes what it belongs to", () => {
    const html = renderToStaticMarkup(
      <Tooltip text="Erklärung">
        {(id) => (
          <a href="/" aria-describedby={id}>
            Wort
          </a>
        )}
      </Tooltip>,
    );
    const id = /aria-describedby="([^"]+)"/.exec(html)?.[1] ?? "fehlt";
    expect(html).toContain(`role="tooltip" id="${id}"`);
  });

  it("a popup in a queue waits until it has entered it; without a queue it does not", () => {
    expect(renderToStaticMarkup(<Popup isOpen />)).toBe("offen");
    expect(
      renderToStaticMarkup(
        <PopupQueue>
          <Popup isOpen />
        </PopupQueue>,
      ),
    ).toBe("zu");
  });
});
