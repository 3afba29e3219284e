import type { PersonalData } from '#database/personal-data.ts'
import { addresses, shipments } from './tables.ts'

export const personalData: PersonalData = {
  area: 'shipments',
  title: { id: 'Pengiriman', en: 'Shipments' },
  held: [
    { title: { id: 'Alamat pengiriman', en: 'Shipping addresses' }, table: addresses, by: addresses.user_id },
    {
      title: { id: 'Paket perlengkapan dan oleh-oleh', en: 'Kits and souvenir parcels' },
      table: shipments,
      by: shipments.order_id,
      is: 'order_id',
    },
  ],
}
