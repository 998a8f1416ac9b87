import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { FEHLERTEXT_OHNE_MELDUNG } from "~/contract/wire/fehlerImBrowser";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { href } from "~/routing/href";
import type { RouteKey } from "~/routing/routeTable";
import { Notice } from "~/ui/basic/Notice";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { useHydrated } from "remix-utils/use-hydrated";
import { Container } from "~/ui/layout/Container";
import { MessageArea } from "~/ui/shell/MessageArea";
import { Snackbar } from "~/ui/overlay/Snackbar";
import { flashAt, type FlashStand, followFrame } from "./flashStand";
import { meldungsliste } from "./meldungsliste";

/** What the last action did, on the page that it led to, until it is closed. */
function useFlash(rahmen: SeitenrahmenDaten) {
  const { key } = useLocation();
  const [stand, setStand] = useState<FlashStand>({ rahmen, flash: rahmen.flash, ort: key });
  if (stand.rahmen !== rahmen) setStand(followFrame(stand, rahmen, key));
  return { flash: flashAt(stand, key), key, close: () => setStand({ rahmen, flash: null, ort: key }) };
}

/** The pages of a submission itself: nobody has left it there. */
const IM_EINREICHEN: readonly RouteKey[] = ["einreichen", "bestaetigen", "nezoStart", "nezosuccess", "nezoerror"];

/** Messages of the frame: what the last action did, and the way back to a submission that was left. */
export function Meldungen({ rahmen, seite }: { rahmen: SeitenrahmenDaten; seite: RouteKey }) {
  const isHydrated = useHydrated();
  const { flash, key, close } = useFlash(rahmen);
  const isSnackbar = isHydrated && flash?.tone === "error";
  const kurzerText = isSnackbar ? flash.text || FEHLERTEXT_OHNE_MELDUNG : null;
  useEffect(() => {
    if (kurzerText !== null) meldungsliste.record({ ton: "error", text: kurzerText });
  }, [key, kurzerText]);
  return (
    <>
      <MessageArea>
        {flash !== null && !isSnackbar && (
          <Container>
            <Notice tone={flash.tone} title={flash.tone === "error" ? (flash.title ?? "Fehler!") : flash.title}>
              {flash.liste === undefined && flash.aktion === undefined ? (
                flash.text || FEHLERTEXT_OHNE_MELDUNG
              ) : (
                <Ausfuehrlich flash={flash} />
              )}
            </Notice>
          </Container>
        )}
      </MessageArea>
      {flash !== null && isSnackbar && (
        <Snackbar tone="error" title={flash.title} message={flash.text || FEHLERTEXT_OHNE_MELDUNG} onClose={close} />
      )}
      {rahmen.einreichMarke !== null && !IM_EINREICHEN.includes(seite) && (
        <ZurueckZumEinreichen uuid={rahmen.einreichMarke} />
      )}
    </>
  );
}

/** Says no more than what is known: somebody has been on the page of the submission, perhaps only to look. */
function ZurueckZumEinreichen({ uuid }: { uuid: string }) {
  return (
    <MessageArea>
      <Container>
        <Notice tone="info">
          <Text>
            Sie waren beim Einreichen eines Antrags.{" "}
            <TextLink href={href("einreichen", { uuid })}>Zurück zum Einreichen</TextLink>
          </Text>
        </Notice>
      </Container>
    </MessageArea>
  );
}

function Ausfuehrlich({ flash }: { flash: NonNullable<SeitenrahmenDaten["flash"]> }) {
  return (
    <>
      <p>{flash.text || FEHLERTEXT_OHNE_MELDUNG}</p>
      {flash.liste !== undefined && (
        <ul>
          {flash.liste.map((punkt) => (
            <li key={punkt}>{punkt}</li>
          ))}
        </ul>
      )}
      {flash.aktion !== undefined && (
        <>
          {" "}
          <TextLink href={flash.aktion.href}>{flash.aktion.label}</TextLink>
        </>
      )}
    </>
  );
}
