/** The revision that a form was opened for; 0, which no row has, for one that names none. */
export const revisionVon = (formData: FormData): number => Number(formData.get("revision")) || 0;
