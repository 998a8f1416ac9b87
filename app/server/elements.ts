import { Fragment, type ElementType, type Key, type ReactElement } from "react";
import { jsx as reactJsx } from "react/jsx-runtime";

const ELEMENT = Symbol.for("react.element");

type Props = { readonly [name: string]: unknown };

/**
 * What JSX calls in the pages on the server (scripts/serverElements.ts puts it there). React's own copies the properties of every element,
 * name by name, into a new object, which was the most expensive single function of a page. JSX makes a fresh object anyway, so it can be
 * used as it is, as React 19 does. Whatever is not plain goes to React.
 */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  if (props["ref"] !== undefined || props["key"] !== undefined || (typeof type === "function" && "defaultProps" in type))
    return reactJsx(type, props, key);
  const element = { $$typeof: ELEMENT, type, key: key === undefined ? null : String(key), ref: null, props, _owner: null };
  return element;
}

export { Fragment, jsx as jsxs };
