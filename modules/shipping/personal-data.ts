import type { PersonalData } from '#database/personal-data.ts'
import { shipments } from './tables.ts'

export const personalData: PersonalData = {
  area: 'shipments',
  title: { id: 'Pengiriman', en: 'Shipments' },
  held: [
    {
      title: { id: 'Pengiriman perlengkapan', en: 'Kit shipments' },
      table: shipments,
      by: shipments.order_id,
      is: 'order_id',
    },
  ],
}
