/** @spec §5 the texts a field shows while one types, letter for letter. */
export const typingMessages = {
  cut: "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.",
  spaces:
    "Ungültige Leerzeichen bzw. Umbrüche wurden automatisch durch gültige Leerzeichen und Zeilenumbrüche ersetzt.",
  pasteRejected: "Achtung: Einfügen auf Grund von fehlerhaftem Format verhindert!",
  decimalsShortened: "Bitte überprüfen Sie die Korrektheit Ihrer Eingabe!",
} as const;
