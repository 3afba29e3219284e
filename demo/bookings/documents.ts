import type { Db } from '#core/context.ts'
import type { FilesPort } from '#core/ports.ts'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { type DocumentKind, documentKinds, requiredDocuments } from '#modules/booking/rules/documents.ts'
import { slotsOf } from '#modules/booking/rules/party.ts'
import { documentEvents } from '#modules/booking/rules/timeline.ts'
import { booking_history } from '#modules/booking/tables.ts'
import { documents } from '#modules/documents/tables.ts'
import { keep } from '../catalogue/keep.ts'
import { idOf } from '../catalogue/naming.ts'
import { random } from '../drawings/random.ts'
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

/** Most are accepted; some are new, a few are asked for again, and a few have not come. */
function reviewOf(planned: Planned, uploaded_at: Date, key: string): Partial<Row> & Pick<Row, 'state'> {
  const rng = random(`review ${key}`)
  const dice = rng.next()
  if (dice > 0.8) return { state: 'received' }
  const by = { reviewed_by: ownerOf(planned), reviewed_at: addMs(uploaded_at, rng.whole(4, 40) * hourMs) }
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
      const uploaded_at = addMs(paid_at, rng.whole(1, 9) * dayMs + rng.whole(1, 10) * hourMs)
      if (!rng.chance(likely) || uploaded_at > addMs(now, -2 * dayMs)) return []
      const key = `${person_id} ${kind}`
      const place = { id: idOf(`document ${key}`), owner_kind: 'booking' as const, owner_id: bookingId(planned) }
      const file = { file_key: `papers/${hexOf(`document ${key}`)}`, type: 'image/webp' as const, size: 0, uploaded_at }
      return [{ ...place, ...file, person_id, kind, ...reviewOf(planned, uploaded_at, key) }]
    })
  })
}

const stepOf = ({ owner_id, state, reviewed_by, reviewed_at, reason }: Row): Step[] =>
  reviewed_at && reviewed_by
    ? [
        {
          ...{ booking_id: owner_id, event: documentEvents[state === 'accepted' ? 'accept' : 'ask_again'] },
          ...{ state: 'in_progress', actor: 'staff', actor_id: reviewed_by, reason: reason ?? '', at: reviewed_at },
        },
      ]
    : []

type Scans = { db: Db; files: FilesPort; seal: Seal; now: Date; identity_card_age: number }

/** Scans of nobody's documents, each sealed for its place, in every state that the desk knows. */
export async function insertDocuments(all: readonly Planned[], { db, files, seal, ...measures }: Scans): Promise<void> {
  const rows = all.flatMap((planned) => rowsOf(planned, measures))
  const pictures = new Map<DocumentKind, Buffer>()
  for (const kind of documentKinds) pictures.set(kind, await specimen(kind))
  for (const row of rows) {
    const bytes = pictures.get(row.kind) ?? Buffer.alloc(0)
    row.size = bytes.length
    await files.put(row.file_key, { bytes: seal(bytes, row.file_key), type: 'application/octet-stream' })
  }
  await keep(db, documents, rows)
  await keep(
    db,
    booking_history,
    rows.flatMap(stepOf).toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  )
}
