import { formatDay } from '#core/format.ts'
import { addMs, dayMs } from '#core/time.ts'
import type { notices } from '#modules/notification/tables.ts'
import { orderPage } from '#modules/payment/rules/order-kinds.ts'
import { idOf, type Text } from '../catalogue/naming.ts'
import { bookingId, reasonOf } from './booking-rows.ts'
import type { Planned } from './plan.ts'

type Notice = typeof notices.$inferInsert
type News = { once_key: string; at: Date | null; title: Text; text: Text }

/** What members are told of an order, in the words of the product and under its keys: none of it comes twice. */
function newsOf(planned: Planned): News[] {
  const { offer, to, course } = planned
  const id = bookingId(planned)
  const { name } = offer
  const { departs_on, departure_id } = to ?? offer
  const [first, now] = [offer.departs_on, departs_on].map((day) => ({
    id: formatDay(day, 'id'),
    en: formatDay(day, 'en'),
  }))
  const reason = reasonOf(planned)
  return [
    {
      ...{ once_key: `started:${id}`, at: course.first_paid_at },
      title: { id: 'Kursi Anda sudah pasti', en: 'Your seats are confirmed' },
      text: {
        id: `${name.id}, berangkat ${first?.id}. Langkah berikutnya: lengkapi data dan dokumen setiap jamaah.`,
        en: `${name.en}, departing on ${first?.en}. Next: complete every traveller’s details and documents.`,
      },
    },
    {
      ...{ once_key: `rescheduled:${id}:${departure_id}:${course.moved_at?.toISOString()}`, at: course.moved_at },
      title: { id: 'Jadwal keberangkatan berubah', en: 'Your departure date has changed' },
      text: {
        id: `${name.id} kini berangkat ${now?.id}. Alasan: ${reason}`,
        en: `${name.en} now departs on ${now?.en}. Reason: ${reason}`,
      },
    },
    ...endNews(planned),
  ]
}

/** How it ended, where it did. */
function endNews(planned: Planned): News[] {
  const id = bookingId(planned)
  const { name } = planned.offer
  const { ended: end } = planned.course
  const reason = reasonOf(planned)
  const ended = (event: string) => (end?.event === event ? end.at : null)
  return [
    {
      ...{ once_key: `cancelled:${id}`, at: ended('cancel') },
      title: { id: 'Pesanan dibatalkan', en: 'Your order has been cancelled' },
      text: {
        id: `Pesanan ${name.id} dibatalkan oleh travel. Alasan: ${reason}`,
        en: `The travel agency cancelled your order for ${name.en}. Reason: ${reason}`,
      },
    },
    {
      ...{ once_key: `completed:${id}`, at: ended('complete') },
      title: { id: 'Bagaimana perjalanan Anda?', en: 'How was your trip?' },
      text: {
        id: `Semoga Allah Swt. menerima ibadah Anda. Tulis ulasan tentang ${name.id} untuk membantu jamaah lain memilih.`,
        en: `May Allah accept your worship. Please review ${name.en} to help other travellers choose.`,
      },
    },
  ]
}

/** Those of long ago are read. */
export const noticeRows = (all: readonly Planned[], now: Date): Notice[] =>
  all.flatMap((planned) =>
    newsOf(planned).flatMap(({ once_key, at, title, text }) => {
      if (!at) return []
      const { tenant_id, id: user_id } = planned.buyer
      const link = orderPage({ order_kind: 'booking', order_id: bookingId(planned) })
      const read_at = at < addMs(now, -20 * dayMs) ? addMs(at, dayMs / 4) : null
      const what = { category: 'orders' as const, title, text, link, created_at: at, read_at }
      return [{ id: idOf(`notice ${once_key}`), tenant_id, user_id, once_key, ...what }]
    }),
  )
