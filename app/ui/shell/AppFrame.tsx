import type { ReactNode } from "react";

import { body, frame, main } from "./AppFrame.css";

export type AppFrameProps = { header: ReactNode; navigation?: ReactNode; footer: ReactNode; children?: ReactNode };

/** What surrounds every page. The skip link leads to its `main`, which also takes the focus after a change of page. */
export function AppFrame({ header, navigation, footer, children }: AppFrameProps) {
  return (
    <div className={frame}>
      {header}
      <div className={body}>
        {navigation}
        <main id="inhalt" tabIndex={-1} className={main}>
          {children}
        </main>
      </div>
      {footer}
    </div>
  );
}
