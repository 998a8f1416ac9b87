import { MenuDetails } from "../overlay/MenuDetails";
import { head, item, list } from "./MessageMenu.css";

export type MessageMenuProps = { label: string; items: readonly { id: string; head: string; text: string }[] };

/** Messages behind a picture in the bar at the top. */
export function MessageMenu({ label, items }: MessageMenuProps) {
  return (
    <MenuDetails label={label} isLabelHidden icon="nachricht">
      <ul className={list}>
        {items.map((message) => (
          <li key={message.id} className={item}>
            <p className={head}>{message.head}</p>
            <p>{message.text}</p>
          </li>
        ))}
      </ul>
    </MenuDetails>
  );
}
