import { addMs, dayMs, hourMs } from '#core/time.ts'
import { hasKit } from '#modules/booking/rules/kit.ts'
import { reviewerName } from '#modules/booking/rules/reviewer-name.ts'
import type { booking_feedbacks } from '#modules/booking/tables.ts'
import type { reviews } from '#modules/catalogue/tables.ts'
import type { shipment_history, shipments } from '#modules/shipping/tables.ts'
import { idOf } from '../catalogue/naming.ts'
import { at, random } from '../drawings/random.ts'
import { bookingId, ownerOf } from './booking-rows.ts'
import { digitsOf } from './codes.ts'
import type { Planned } from './plan.ts'

type Shipment = typeof shipments.$inferInsert
type Step = typeof shipment_history.$inferInsert

const couriers = ['JNE', 'J&T', 'SiCepat', 'POS'] as const

/** When the kit was handed to a courier, and when it arrived; those of far journeys are not packed yet. */
function kitMoments({ key, offer, course }: Planned, now: Date) {
  const rng = random(`kit ${key}`)
  const isPacked = offer.days < 0 || (offer.days < 46 ? rng.chance(0.85) : rng.chance(0.25))
  const first = course.first_paid_at
  if (!first || !isPacked || course.ended?.event === 'cancel') return { shipped_at: null, delivered_at: null }
  const [shipped_at, delivered_at] = [rng.whole(3, 7), rng.whole(9, 12)].map((days) => addMs(first, days * dayMs))
  return {
    shipped_at: shipped_at && shipped_at < now ? shipped_at : null,
    delivered_at: delivered_at && delivered_at < now ? delivered_at : null,
  }
}

/** The umrah kit of a booking with its history; nothing where none is sent. */
export function kitRows(planned: Planned, now: Date): { shipments: Shipment[]; steps: Step[] } {
  const { key, offer, course } = planned
  const created_at = course.first_paid_at
  if (!created_at || !hasKit(offer.category)) return { shipments: [], steps: [] }
  const order_id = bookingId(planned)
  const { shipped_at, delivered_at } = kitMoments(planned, now)
  const stopped_at = course.ended?.event === 'cancel' ? course.ended.at : null
  const courier = random(`courier ${key}`).pick(couriers)
  const waybill = `DEMO${digitsOf(`waybill ${key}`, 10)}`
  const sent = shipped_at && { courier, waybill, shipped_at, delivered_at }
  const shipment: Shipment = { order_id, order_kind: 'booking', state: 'preparing', created_at, ...sent }
  if (stopped_at) shipment.state = 'stopped'
  else if (shipped_at) shipment.state = delivered_at ? 'delivered' : 'shipped'
  const [system, owner] = [
    { order_id, actor: 'house' as const },
    { order_id, actor: 'staff' as const, actor_id: ownerOf(planned) },
  ]
  return {
    shipments: [shipment],
    steps: [
      { ...system, event: 'prepare', state: 'preparing', reason: 'booking started', at: created_at },
      ...(shipped_at
        ? [
            {
              ...owner,
              event: 'ship' as const,
              state: 'shipped' as const,
              reason: `${courier} ${waybill}`,
              at: shipped_at,
            },
          ]
        : []),
      ...(delivered_at
        ? [{ ...owner, event: 'deliver' as const, state: 'delivered' as const, reason: 'delivered', at: delivered_at }]
        : []),
      ...(stopped_at
        ? [
            {
              ...system,
              event: 'stop' as const,
              state: 'stopped' as const,
              reason: 'booking cancelled',
              at: stopped_at,
            },
          ]
        : []),
    ],
  }
}

const said = [
  [5, 'Alhamdulillah semuanya lancar. Petugas di bandara sudah menunggu dan ibu saya dibantu dari awal sampai akhir.'],
  [5, 'Hotelnya sesuai yang dijanjikan. Kami bisa berjalan kaki ke masjid untuk setiap salat.'],
  [4, 'Pembimbingnya sabar. Makan malam di Madinah sempat terlambat satu kali, selebihnya baik.'],
  [5, 'Anak-anak betah sepanjang perjalanan. Jadwalnya tidak terburu-buru.'],
  [4, 'Manasiknya jelas dan grupnya rapi. Bus ke Makkah agak lama menunggu.'],
  [3, 'Kamar kami baru siap dua jam setelah tiba. Setelah itu tidak ada keluhan.'],
  [5, 'Dokumen diurus dengan teliti. Kami tinggal menyiapkan hati untuk beribadah.'],
  [4, 'Perlengkapan tiba seminggu sebelum berangkat. Ukuran kain ihram bapak saya agak kecil.'],
  [5, 'Baru pertama umrah dan langsung merasa tenang karena selalu didampingi.'],
  [5, 'Ziarahnya berkesan. Ustaz menjelaskan setiap tempat dengan bahasa yang mudah.'],
  [4, 'Harga sesuai dengan layanannya. Semoga tahun depan bisa berangkat lagi bersama.'],
  [2, 'Kami pindah hotel pada hari ketiga tanpa kabar sebelumnya. Uang selisihnya sudah dikembalikan.'],
] as const

type Spoken = { reviews: (typeof reviews.$inferInsert)[]; feedbacks: (typeof booking_feedbacks.$inferInsert)[] }

/** What those who are back say of their journeys; not all of them do. */
export function reviewRows(all: readonly Planned[], now: Date): Spoken {
  const spoken = all
    .filter(({ story, key }) => story === 'completed' && random(`speaks ${key}`).chance(0.6))
    .map((planned, i) => {
      const { key, offer, tenant, buyer, course } = planned
      const [rating, text] = at(said, i)
      const id = idOf(`review booking ${key}`)
      const later = addMs(course.ended?.at ?? now, random(`spoke ${key}`).whole(8, 70) * hourMs)
      const created_at = later < now ? later : addMs(now, -hourMs)
      const review = {
        ...{ id, tenant_id: tenant.id, product_id: offer.product_id, partner_id: offer.partner_id, rating, text },
        ...{ author_name: reviewerName(buyer.full_name), picture_ids: [], travelled_on: offer.departs_on, created_at },
      }
      return { review, feedback: { booking_id: bookingId(planned), review_id: id, created_at } }
    })
  return { reviews: spoken.map(({ review }) => review), feedbacks: spoken.map(({ feedback }) => feedback) }
}
