import { forwardRef } from "react";
import type { ReactNode } from "react";

import { Heading } from "../basic/Heading";
import { content, drawer, head, heights, tools, wideOnly } from "../overlay/Drawer.css";

export type DrawerFrameProps = {
  title: ReactNode;
  height: keyof typeof heights;
  closer: ReactNode;
  isWideOnly?: boolean | undefined;
  children?: ReactNode;
};

const reachable = { tabIndex: 0, role: "group", "aria-label": "Inhalt" };

/** The look of a drawer: a complementary region beside the page, never over what is being filled in. */
export const DrawerFrame = forwardRef<HTMLElement, DrawerFrameProps>(function DrawerFrame(
  { title, height, closer, isWideOnly = false, children },
  ref,
) {
  const classes = isWideOnly ? `${drawer} ${heights[height]} ${wideOnly}` : `${drawer} ${heights[height]}`;
  return (
    <aside ref={ref} tabIndex={-1} id="schublade" aria-labelledby="schubladeTitel" className={classes}>
      <div className={head}>
        <Heading level={2} size="h3" id="schubladeTitel">
          {title}
        </Heading>
        <div className={tools}>{closer}</div>
      </div>
      {/* It scrolls, so the keyboard must reach it even when the text holds no link. */}
      <div className={content} {...reachable}>
        {children}
      </div>
    </aside>
  );
});
