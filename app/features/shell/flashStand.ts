import type { Flash } from "~/contract/antrag/formAntwort";

type Frame = { readonly flash: Flash | null };

/** The message on the screen: from which frame it is, and at which place in the history it is shown. */
export type FlashStand = { readonly rahmen: Frame; readonly flash: Flash | null; readonly ort: string };

/**
 * What is shown with a new frame. The portal gives a message once: a frame that is read anew at the same place has none
 * and says nothing against the one that is shown there.
 */
export const followFrame = ({ flash, ort }: FlashStand, rahmen: Frame, hier: string): FlashStand => ({
  rahmen,
  flash: rahmen.flash ?? (ort === hier ? flash : null),
  ort: hier,
});

/**
 * The message for a place. A refused form brings no new frame, but a new place: what the action before it has done is
 * no answer to it.
 */
export const flashAt = ({ flash, ort }: FlashStand, hier: string): Flash | null => (ort === hier ? flash : null);
