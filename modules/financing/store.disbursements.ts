import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { financing_disbursements } from './tables.ts'

export type Disbursement = typeof financing_disbursements.$inferSelect

// All tenants: by an application that the caller has found within what they may reach, or that an event brings.
export const insertDisbursement = (db: Db, row: Omit<Disbursement, 'missed_at' | 'missed_by' | 'missed_reason'>) =>
  db.insert(financing_disbursements).values(row)

export async function findDisbursement(db: Db, application_id: string): Promise<Disbursement | undefined> {
  const [row] = await db
    .select()
    .from(financing_disbursements)
    .where(eq(financing_disbursements.application_id, application_id))
    .limit(1)
  return row
}

const seen = { missed_at: null, missed_by: null, missed_reason: null } as const

/** Once: what was seen before is not seen again. */
export async function markReceived(
  db: Db,
  { application_id, staff_id, now }: { application_id: string; staff_id: string; now: Date },
): Promise<Disbursement | undefined> {
  const [row] = await db
    .update(financing_disbursements)
    .set({ received_at: now, received_by: staff_id, ...seen })
    .where(and(eq(financing_disbursements.application_id, application_id), isNull(financing_disbursements.received_at)))
    .returning()
  return row
}

/** What banks have said they paid and nobody has seen. */
export async function sumExpected(db: Db): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${financing_disbursements.amount}), 0)::float8` })
    .from(financing_disbursements)
    .where(isNull(financing_disbursements.received_at))
  return row?.sum ?? 0
}

// All tenants: by an id that the caller has found within what they may reach.
/** Nothing where it was seen, or somebody has said so before. */
export async function markMissed(
  db: Db,
  { id, staff_id, reason, now }: { id: string; staff_id: string; reason: string; now: Date },
): Promise<Disbursement | undefined> {
  const [row] = await db
    .update(financing_disbursements)
    .set({ missed_at: now, missed_by: staff_id, missed_reason: reason })
    .where(
      and(
        eq(financing_disbursements.id, id),
        isNull(financing_disbursements.received_at),
        isNull(financing_disbursements.missed_at),
      ),
    )
    .returning()
  return row
}

type Anew = Pick<Disbursement, 'application_id' | 'disbursed_on' | 'reference' | 'staff_id' | 'reported_at'>

/** What the bank says of money that was missed; nothing where it was not. */
export async function reportAnew(db: Db, { application_id, ...said }: Anew): Promise<Disbursement | undefined> {
  const [row] = await db
    .update(financing_disbursements)
    .set({ ...said, ...seen })
    .where(
      and(
        eq(financing_disbursements.application_id, application_id),
        isNull(financing_disbursements.received_at),
        isNotNull(financing_disbursements.missed_at),
      ),
    )
    .returning()
  return row
}
