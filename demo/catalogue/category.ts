export type Category = 'umroh' | 'haji' | 'wisata-syariah'
