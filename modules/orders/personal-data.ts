import type { PersonalData } from '#database/personal-data.ts'

export const personalData: PersonalData = {
  area: 'orders',
  title: { id: 'Daftar pesanan', en: 'List of orders' },
  held: [],
  not_given: { order_summaries: 'made from bookings and invoices, which are given' },
}
