/**
 * @spec §4 Unread alert: 'Sie haben N ungelesene Nachrichten'
 * @assumed §4 gives the plural only; one message is "1 ungelesene Nachricht".
 */
export const ungelesenText = (anzahl: number): string =>
  anzahl === 1 ? "Sie haben 1 ungelesene Nachricht" : `Sie haben ${String(anzahl)} ungelesene Nachrichten`;
