import { messages } from '#core/messages.ts'

export const words = messages({
  refunds: { id: 'Pengembalian dana', en: 'Refunds' },
  refundsText: {
    id: (n: string, amount: string) => `${n} menunggu dikirim, total ${amount}`,
    en: (n: string, amount: string) => `${n} waiting to be sent, ${amount} in all`,
  },
  openRefunds: { id: 'Buka pengembalian dana', en: 'Open refunds' },
  applications: { id: 'Pendaftaran mitra', en: 'Partner applications' },
  applicationsText: {
    id: (n: string, days: string) => `${n} belum diputuskan, yang terlama ${days} hari`,
    en: (n: string, days: string) =>
      `${n} not decided yet, the oldest sent ${days} ${days === '1' ? 'day' : 'days'} ago`,
  },
  openApplications: { id: 'Buka pendaftaran', en: 'Open applications' },
  licences: { id: 'Izin yang segera habis', en: 'Licences about to expire' },
  licencesText: {
    id: (n: string, first: string) => `${n} habis dalam 60 hari, yang pertama ${first}`,
    en: (n: string, first: string) => `${n} within 60 days, the first on ${first}`,
  },
  openLicences: { id: 'Buka izin', en: 'Open licences' },
})
