import type { ReactNode } from "react";

import { entry, list, term, value as valueStyle } from "./DefinitionList.css";

export type Definition = { label: string; value: ReactNode };

export type DefinitionListProps = { items: readonly Definition[] };

/** Labels and their values to read. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={list}>
      {items.map((item, index) => (
        <div key={`${String(index)} ${item.label}`} className={entry}>
          <dt className={term}>{item.label}</dt>
          <dd className={valueStyle}>
            {item.value === "" || item.value === null || item.value === undefined ? "–" : item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
