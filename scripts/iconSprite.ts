import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { icons } from "../app/ui/basic/icons";

/**
 * All icons of the portal in one file, one symbol each: browsers load it once, and no script has to carry a picture.
 */
export function renderIconSprite(): string {
  const symbols = Object.entries(icons).map(
    ([name, Picture]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(Picture)}</symbol>`,
  );
  return ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, "</svg>\n"].join("\n");
}

const shapesOf = (Picture: (typeof icons)[keyof typeof icons]): string =>
  renderToStaticMarkup(createElement(Picture)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
