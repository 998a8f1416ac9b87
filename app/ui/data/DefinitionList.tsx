import type { ReactNode } from "react";

import { HelpButton, type HelpButtonProps } from "../private/HelpButton";
import { entry, list, term, termMitHilfe, value as valueStyle } from "./DefinitionList.css";

/** `help`: where the "?" beside the label leads. */
export type Definition = { label: string; value: ReactNode; help?: HelpButtonProps | undefined };

export type DefinitionListProps = { items: readonly Definition[] };

/** Labels and their values to read. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={list}>
      {items.map((item, index) => (
        <div key={`${String(index)} ${item.label}`} className={entry}>
          {item.help === undefined ? (
            <dt className={term}>{item.label}</dt>
          ) : (
            <dt className={termMitHilfe}>
              {/* A blank, so that a text browser keeps label and help apart. */}
              <span>{`${item.label} `}</span>
              <HelpButton {...item.help} />
            </dt>
          )}
          <dd className={valueStyle}>
            {item.value === "" || item.value === null || item.value === undefined ? "–" : item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
