/** Who may do what for a withdrawal, for those who may only read. */
export const WER_ZURUECKZIEHT =
  "Einen Rückzug vorbereiten können alle, die diesen Antrag bearbeiten dürfen. Unterschreiben kann ihn eine bevollmächtigte Person Ihres Unternehmens.";
