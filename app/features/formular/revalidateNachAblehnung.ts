import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * After a refused form the page is read again: the next attempt needs the stored revision and a new idempotency key. Not when the backend
 * was away: then nobody knows whether the form took effect, and sending the same again must keep its key.
 */
export const revalidateNachAblehnung: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === undefined ? defaultShouldRevalidate : actionStatus !== 503;
