/** Only who goes to the Haram gets a kit: bag, cloth, book. */
export const hasKit = (category: 'umroh' | 'haji' | 'wisata-syariah'): boolean => category !== 'wisata-syariah'
