import type { Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import type { BooksPort } from '../../ports.ts'

type Call = typeof contract.checkBooks

export async function checkBooks(ctx: StaffCtx<{ books: BooksPort }>): Promise<Output<Call>> {
  const { db, staff, ports, now, audit } = ctx
  // The books are of the platform as a whole.
  if (!scopesOf(staff).some(({ kind }) => kind === 'platform')) throw new Refusal(codes.not_found)
  const report = await ports.books.check(db)
  const after = { total: report.total, faults: report.faults.length, to_review: report.to_review }
  audit({ thing: 'ledger', thing_id: 'check', before: null, after })
  return { checked_at: now.toISOString(), ...report }
}
