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

/** When the kit was handed to a courier, and when it arrived: a month before the journey, or once it is paid. */
function kitMoments({ key, offer, course }: Planned, now: Date) {
  const rng = random(`kit ${key}`)
  const first = course.first_paid_at
  if (!first || course.ended?.event === 'cancel') return { shipped_at: null, delivered_at: null }
  const month = addMs(new Date(`${offer.departs_on}T09:00:00+07:00`), -rng.whole(20, 42) * dayMs)
  const early = addMs(first, rng.whole(2, 4) * dayMs)
  const shipped_at = new Date(Math.max(month.getTime(), early.getTime()))
  const delivered_at = addMs(shipped_at, rng.whole(60, 200) * hourMs)
  return { shipped_at: shipped_at < now ? shipped_at : null, delivered_at: delivered_at < now ? delivered_at : null }
}

/** The umrah kit of a booking with its history; nothing where none is sent. */
export function kitRows(planned: Planned, now: Date): { shipments: Shipment[]; steps: Step[] } {
  const { key, offer, course } = planned
  const created_at = course.first_paid_at
  if (!created_at || !hasKit({ category: offer.category, is_private: false })) return { shipments: [], steps: [] }
  const order_id = bookingId(planned)
  const moments = kitMoments(planned, now)
  const courier = random(`courier ${key}`).pick(couriers)
  const waybill = `DEMO${digitsOf(`waybill ${key}`, 10)}`
  const steps = kitSteps(planned, { ...moments, created_at, reason: `${courier} ${waybill}` })
  const state = steps.at(-1)?.state ?? 'preparing'
  const sent = moments.shipped_at && { courier, waybill, ...moments }
  return { shipments: [{ order_id, order_kind: 'booking', state, created_at, ...sent }], steps }
}

type Moments = ReturnType<typeof kitMoments> & { created_at: Date; reason: string }

function kitSteps(planned: Planned, { created_at, shipped_at, delivered_at, reason }: Moments): Step[] {
  const order_id = bookingId(planned)
  const { ended } = planned.course
  const stopped_at = ended?.event === 'cancel' ? ended.at : null
  const system = { order_id, actor: 'house' } as const
  const owner = { order_id, actor: 'staff', actor_id: ownerOf(planned) } as const
  const all: (Omit<Step, 'at'> & { at: Date | null })[] = [
    { ...system, event: 'prepare', state: 'preparing', reason: 'booking started', at: created_at },
    { ...owner, event: 'ship', state: 'shipped', reason, at: shipped_at },
    { ...owner, event: 'deliver', state: 'delivered', reason: 'delivered', at: delivered_at },
    { ...system, event: 'stop', state: 'stopped', reason: 'booking cancelled', at: stopped_at },
  ]
  return all.flatMap(({ at, ...step }) => (at ? [{ ...step, at }] : []))
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
