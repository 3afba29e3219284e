import type { Db } from '#core/context.ts'
import type { FilesPort } from '#core/ports.ts'
import { addMs, dayMs, jakartaDate, minuteMs } from '#core/time.ts'
import { type DocumentKind, documentKinds, requiredDocuments } from '#modules/booking/rules/documents.ts'
import { slotsOf } from '#modules/booking/rules/party.ts'
import { documentEvents } from '#modules/booking/rules/timeline.ts'
import type { booking_history } from '#modules/booking/tables.ts'
import { documents } from '#modules/documents/tables.ts'
import { keep } from '../catalogue/keep.ts'
import { idOf } from '../catalogue/naming.ts'
import { type Random, random } from '../drawings/random.ts'
import { bookingId, ownerOf, type Seal, stateOf, travellerId } from './booking-rows.ts'
import { hexOf } from './codes.ts'
import type { Planned } from './plan.ts'
import { specimen } from './specimen.ts'

type Row = typeof documents.$inferInsert & { kind: DocumentKind }
type Step = typeof booking_history.$inferInsert

const reasons = [
  'Foto buram. Nomor dan nama tidak terbaca.',
  'Sudut bawah terpotong. Kirim foto satu halaman penuh.',
  'Ada pantulan cahaya di bagian nama.',
] as const

/** In the hours of work of that day. */
const workTime = (day: Date, rng: Random): Date =>
  addMs(new Date(`${jakartaDate(day)}T09:00:00+07:00`), rng.whole(0, 480) * minuteMs)

/** Most are accepted; some are new, a few are asked for again, and a few have not come. */
function reviewOf(planned: Planned, uploaded_at: Date, key: string): Partial<Row> & Pick<Row, 'state'> {
  const rng = random(`review ${key}`)
  const dice = rng.next()
  if (dice > 0.8) return { state: 'received' }
  const by = { reviewed_by: ownerOf(planned), reviewed_at: workTime(addMs(uploaded_at, dayMs), rng) }
  return dice < 0.06 ? { ...by, state: 'rejected', reason: rng.pick(reasons) } : { ...by, state: 'accepted' }
}

/** The scans of those who travel soon, and of a few who have time. */
function rowsOf(planned: Planned, { now, identity_card_age }: { now: Date; identity_card_age: number }): Row[] {
  const { offer, to, family, course } = planned
  const paid_at = course.first_paid_at
  if (stateOf(planned) !== 'in_progress' || !paid_at) return []
  const journey = { kind: offer.kind, departs_on: (to ?? offer).departs_on, identity_card_age }
  return slotsOf(family).flatMap(({ position }, i) => {
    const person = family.people[i]
    if (!person) return []
    const person_id = travellerId(planned, position)
    const rng = random(`documents ${person_id}`)
    const likely = offer.days < 46 ? 0.97 : 0.35
    return requiredDocuments(journey, person).flatMap((kind): Row[] => {
      const uploaded_at = workTime(addMs(paid_at, rng.whole(1, 9) * dayMs), rng)
      if (!rng.chance(likely) || uploaded_at > addMs(now, -2 * dayMs)) return []
      const key = `${person_id} ${kind}`
      const place = { id: idOf(`document ${key}`), owner_kind: 'booking' as const, owner_id: bookingId(planned) }
      const file = { file_key: `papers/${hexOf(`document ${key}`)}`, type: 'image/webp' as const, size: 0, uploaded_at }
      return [{ ...place, ...file, person_id, kind, ...reviewOf(planned, uploaded_at, key) }]
    })
  })
}

/** What the agency said of them, for the history of the booking. */
export const reviewSteps = (rows: readonly Row[]): Step[] =>
  rows.flatMap(({ owner_id, state, reviewed_by, reviewed_at, reason }) => {
    if (!reviewed_at || !reviewed_by) return []
    const event = documentEvents[state === 'accepted' ? 'accept' : 'ask_again']
    const by = { actor: 'staff' as const, actor_id: reviewed_by, reason: reason ?? '', at: reviewed_at }
    return [{ booking_id: owner_id, event, state: 'in_progress', ...by }]
  })

/** Scans of nobody's documents, in every state that the desk knows. */
export const documentRows = (all: readonly Planned[], measures: Parameters<typeof rowsOf>[1]): Row[] =>
  all.flatMap((planned) => rowsOf(planned, measures))

type Store = { db: Db; files: FilesPort; seal: Seal }

/** Stores each sealed for its place, as one that somebody sent. */
export async function insertDocuments({ db, files, seal }: Store, rows: readonly Row[]): Promise<void> {
  const pictures = new Map<DocumentKind, Buffer>()
  for (const kind of documentKinds) pictures.set(kind, await specimen(kind))
  const sizeOf = ({ kind }: Row): number => pictures.get(kind)?.length ?? 0
  const put = ({ kind, file_key }: Row) => {
    const bytes = pictures.get(kind) ?? Buffer.alloc(0)
    return files.put(file_key, { bytes: seal(bytes, file_key), type: 'application/octet-stream' })
  }
  await Promise.all(rows.map(put))
  await keep(
    db,
    documents,
    rows.map((row) => ({ ...row, size: sizeOf(row) })),
  )
}
