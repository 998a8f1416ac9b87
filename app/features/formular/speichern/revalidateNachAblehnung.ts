import type { ShouldRevalidateFunction } from "@remix-run/react";
import { isOhneServer } from "./sendSafely";

/**
 * After a refused form the page is read again: the next attempt needs the stored revision and a new idempotency key.
 * Not when the backend was away: then nobody knows whether the form took effect, and sending the same again must keep
 * its key. Nor when the browser itself has answered: the page could not be read, or would lead away.
 */
export const revalidateNachAblehnung: ShouldRevalidateFunction = ({
  actionStatus,
  actionResult,
  defaultShouldRevalidate,
}) => (actionStatus === undefined ? defaultShouldRevalidate : actionStatus !== 503 && !isOhneServer(actionResult));
