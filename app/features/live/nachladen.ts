let isVerlangt = false;

/** After a lost connection the frame is read anew, too, which a mere refresh of the page leaves as it is. */
export const requireSeitenrahmen = (verlangt: boolean): void => {
  isVerlangt = verlangt;
};

export const isSeitenrahmenVerlangt = (): boolean => isVerlangt;
