/** Invented people. */
export const authors = {
  rina: { name: 'Rina Kartika', role: { id: 'Redaktur', en: 'Editor' } },
  bagas: { name: 'Bagas Wicaksono', role: { id: 'Penulis keuangan', en: 'Finance writer' } },
  laila: { name: 'Laila Maulida', role: { id: 'Pendamping dokumen', en: 'Travel documents adviser' } },
  dewi: { name: 'dr. Dewi Anggraini', role: { id: 'Dokter perjalanan', en: 'Travel physician' } },
  hamid: { name: 'Hamid Syarif', role: { id: 'Ustaz, pembimbing manasik', en: 'Ustaz, umrah and hajj teacher' } },
  salma: { name: 'Salma Nurfadilah', role: { id: 'Pembimbing ziarah', en: 'Holy sites guide' } },
  redaksi: { name: 'Hasanah', role: { id: 'Tim redaksi', en: 'Editorial team' } },
} as const

export type Authors = typeof authors
