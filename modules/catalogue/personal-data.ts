import type { PersonalData } from '#database/personal-data.ts'
import { back_in_stock_requests, wishlists } from './tables.ts'

export const personalData: PersonalData = {
  area: 'packages',
  title: { id: 'Paket', en: 'Packages' },
  held: [
    { title: { id: 'Paket favorit', en: 'Wishlist' }, table: wishlists, by: wishlists.user_id },
    {
      title: { id: 'Permintaan kabar kursi', en: 'Seat alerts' },
      table: back_in_stock_requests,
      by: back_in_stock_requests.phone_number,
      is: 'phone_number',
      tenant_id: back_in_stock_requests.tenant_id,
    },
  ],
}
