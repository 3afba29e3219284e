type Journey = { category: 'umroh' | 'haji' | 'wisata-syariah'; is_private: boolean }

/** Only who goes to the Haram on a package gets a kit: bag, cloth, book. A family's own umrah has what its offer says. */
export const hasKit = ({ category, is_private }: Journey): boolean => category !== 'wisata-syariah' && !is_private
