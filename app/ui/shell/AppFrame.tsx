import type { ReactNode } from "react";

import { body, dense, frame, main } from "./AppFrame.css";

export type AppFrameProps = {
  header: ReactNode;
  navigation?: ReactNode;
  footer: ReactNode;
  /** The page begins close below the header. */
  isDense?: boolean | undefined;
  children?: ReactNode;
};

/** What surrounds every page. The skip link leads to its `main`, which also takes the focus after a change of page. */
export function AppFrame({ header, navigation, footer, isDense = false, children }: AppFrameProps) {
  return (
    <div className={frame}>
      {header}
      <div className={body}>
        {navigation}
        <main id="inhalt" tabIndex={-1} className={isDense ? `${main} ${dense}` : main}>
          {children}
        </main>
      </div>
      {footer}
    </div>
  );
}
