import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { endFinanced, invoiceFinanced, lockFinanced } from '#modules/booking/module.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { documentsOf, reviewDocument } from '#modules/documents/module.ts'
import type { FinancingDocument } from '#modules/partner/rules/akad.ts'
import { againBy, isOver, payBy } from '../rules/deadline.ts'
import { type ApplicationRow, lockApplication } from '../store.ts'
import { can, transition } from '../transition.ts'

/** An application that the caller has found within what they may reach. */
export type Officer = { application: Pick<ApplicationRow, 'id' | 'booking_id'>; staff_id: string }
type Locked = { application: ApplicationRow; booking: Awaited<ReturnType<typeof lockFinanced>> }

/** Both locked, and still for the bank to decide; nothing where somebody has decided, or its time is over. */
async function lockUndecided(
  db: Db,
  { id, booking_id }: Officer['application'],
  now: Date,
): Promise<Locked | undefined> {
  const booking = await lockFinanced(db, booking_id)
  const application = await lockApplication(db, id)
  if (!application || !can(application, 'approve') || isOver(application.expires_at, now)) return undefined
  return { application, booking }
}

type Request = Officer & { documents: readonly { kind: FinancingDocument; reason: string }[] }

/** Asks for better documents: each is marked with why, and the applicant has the hours of the rules. Nothing where it is decided. */
export function askAgain(db: Db, { application: of, staff_id, documents }: Request, now: Date) {
  return db.transaction(async (tx) => {
    const locked = await lockUndecided(tx, of, now)
    if (!locked || documents.length === 0) return undefined
    const { application } = locked
    const owner = { owner_kind: 'financing', owner_id: application.id } as const
    const sent = await documentsOf(tx, { owner_kind: 'financing', owner_ids: [application.id] })
    const reviews = documents.flatMap(({ kind, reason }) => {
      const scan = sent.find((one) => one.kind === kind)
      return scan ? [{ ...owner, id: scan.id, verdict: 'ask_again' as const, staff_id, reason }] : []
    })
    if (reviews.length < documents.length) return undefined
    for (const review of reviews) await reviewDocument(tx, review, now)
    const rules = await datedRulesOn(tx, jakartaDate(now))
    const reason = documents.map((one) => one.reason).join('; ')
    const why = { event: 'ask_again', actor: 'bank', actor_id: staff_id, reason } as const
    return transition(tx, application, { ...why, to: { expires_at: againBy(application.decide_by, now, rules) }, now })
  })
}

/** Approves, and with it the scans: the down payment is invoiced, and its seats stay held for it. Nothing where it is decided. */
export function approve(
  db: Db,
  { application: of, staff_id, conditions }: Officer & { conditions: string | null },
  now: Date,
): Promise<ApplicationRow | undefined> {
  return db.transaction(async (tx) => {
    const locked = await lockUndecided(tx, of, now)
    if (locked?.booking.state !== 'awaiting_payment') return undefined
    for (const scan of await documentsOf(tx, { owner_kind: 'financing', owner_ids: [locked.application.id] })) {
      const review = { owner_kind: scan.owner_kind, owner_id: scan.owner_id, id: scan.id, staff_id, reason: null }
      await reviewDocument(tx, { ...review, verdict: 'accept' }, now)
    }
    const expires_at = payBy(now, await datedRulesOn(tx, jakartaDate(now)))
    await invoiceFinanced(tx, locked.booking, expires_at, now)
    const why = { event: 'approve', actor: 'bank', actor_id: staff_id, reason: conditions ?? 'approved' } as const
    return transition(tx, locked.application, { ...why, to: { expires_at, conditions, decided_at: now }, now })
  })
}

/** Says no, with the reason that the applicant reads: the seats are given back. Nothing where it is decided. */
export function reject(
  db: Db,
  { application: of, staff_id, reason }: Officer & { reason: string },
  now: Date,
): Promise<ApplicationRow | undefined> {
  return db.transaction(async (tx) => {
    const locked = await lockUndecided(tx, of, now)
    if (!locked) return undefined
    await endFinanced(tx, locked.booking, { actor: 'house', reason: 'the bank said no' }, now)
    const why = { event: 'reject', actor: 'bank', actor_id: staff_id, reason } as const
    return transition(tx, locked.application, { ...why, to: { decided_at: now }, now })
  })
}
