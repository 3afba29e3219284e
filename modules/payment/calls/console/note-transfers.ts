import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import type * as contract from '../../contract.console.ts'
import { batchInScope, tryOne } from '../../refund-batches.ts'
import { noteTransfer } from '../../refund-steps.ts'
import { lockUnsent } from '../../refunds.ts'
import { listBatchRows, lockInvoicesOfBatch } from '../../store.refund-batches.ts'

type Call = typeof contract.noteTransfers
type Result = Output<Call>['results'][number]

const refusedResults: Partial<Record<RefusalCode, Result['result']>> = {
  [codes.no_refund_due]: 'done',
  [codes.refund_account_missing]: 'account_missing',
  [codes.bank_money_unseen]: 'unseen',
  [codes.approval_waiting]: 'waiting',
  [codes.approval_needed]: 'waiting',
}

export async function noteTransfers(ctx: StaffCtx, { id, references }: Input<Call>): Promise<Output<Call>> {
  await batchInScope(ctx, id)
  await lockInvoicesOfBatch(ctx.db, id)
  const rows = await listBatchRows(ctx.db, id)
  const listed = new Set(rows.flatMap(({ refund_id, outcome }) => (outcome === 'transfer' ? [refund_id] : [])))
  const given = new Map(references.map(({ refund_id, reference }) => [refund_id, reference]))
  const results: Result[] = []
  for (const [refund_id, reference] of given) {
    const result = listed.has(refund_id) ? await noteOne(ctx, refund_id, reference) : 'not_in_batch'
    results.push({ refund_id, result })
  }
  const after = { count: results.length, sent: results.filter(({ result }) => result === 'sent').length }
  ctx.audit({ thing: 'refund_batch', thing_id: id, before: null, after })
  return { results }
}

async function noteOne(ctx: StaffCtx, refund_id: string, reference: string): Promise<Result['result']> {
  const refused = await tryOne(ctx, async (own) => noteTransfer(own, await lockUnsent(own, refund_id), reference))
  if (refused === undefined) return 'sent'
  const result = refusedResults[refused]
  if (!result) throw new Error(`a transfer of a batch was refused with ${refused}`)
  return result
}
