import type { PersonalData } from '#database/personal-data.ts'
import {
  cart_items,
  souvenir_checkouts,
  souvenir_history,
  souvenir_order_lines,
  souvenir_orders,
  souvenir_problem_history,
  souvenir_problems,
} from './tables.ts'

const of = { id: souvenir_orders.id, user_id: souvenir_orders.user_id }

export const personalData: PersonalData = {
  area: 'souvenir-orders',
  title: { id: 'Pesanan oleh-oleh', en: 'Souvenir orders' },
  held: [
    { title: { id: 'Keranjang', en: 'Cart' }, table: cart_items, by: cart_items.user_id },
    {
      title: { id: 'Checkout oleh-oleh', en: 'Souvenir checkouts' },
      table: souvenir_checkouts,
      by: souvenir_checkouts.user_id,
    },
    { title: { id: 'Pesanan per toko', en: 'Orders by store' }, table: souvenir_orders, by: souvenir_orders.user_id },
    {
      title: { id: 'Barang yang dipesan', en: 'What you ordered' },
      table: souvenir_order_lines,
      by: souvenir_order_lines.order_id,
      of,
    },
    {
      title: { id: 'Riwayat pesanan oleh-oleh', en: 'What happened to your souvenir orders' },
      table: souvenir_history,
      by: souvenir_history.order_id,
      of,
      without: { actor_id: 'who at the desk it was: another person' },
    },
    {
      title: { id: 'Masalah paket yang dilaporkan', en: 'Problems with parcels' },
      table: souvenir_problems,
      by: souvenir_problems.user_id,
    },
    {
      title: { id: 'Riwayat masalah paket', en: 'What happened to problems with parcels' },
      table: souvenir_problem_history,
      by: souvenir_problem_history.problem_id,
      of: { id: souvenir_problems.id, user_id: souvenir_problems.user_id },
      without: { actor_id: 'who at the desk it was: another person' },
    },
  ],
}
