import type { StaffCtx } from '#core/context.ts'
import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { canReturn } from './gateway-refund.ts'
import type { PaymentPorts } from './ports.ts'
import { tryOne } from './refund-batches.ts'
import { handOver, letGo, refuseAlone, refuseOwnRequest, remindFamily } from './refund-steps.ts'
import { lockUnsent } from './refunds.ts'
import type { BatchOutcome } from './rules/refund-batch.ts'
import { accountsOfRefunds } from './store.refund-accounts.ts'
import { type Batch, type BatchRow, onTransferLists, setOutcome, setReleased } from './store.refund-batches.ts'

type Ctx = Pick<StaffCtx<PaymentPorts>, 'db' | 'staff' | 'audit' | 'now' | 'ports'>
type Release = { batch: Batch; rows: readonly BatchRow[]; is_approved: boolean }

const refusedOutcomes: Partial<Record<RefusalCode, BatchOutcome>> = {
  [codes.no_refund_due]: 'done',
  [codes.approval_waiting]: 'waiting',
}

/** Every refund of a locked batch goes its way by the rules of a single one; what one is refused does not stop the others. */
export async function releaseBatch(ctx: Ctx, { batch, rows, is_approved }: Release): Promise<void> {
  const ids = rows.map(({ refund_id }) => refund_id)
  const facts = { listed: await onTransferLists(ctx.db, ids), accounts: await accountsOfRefunds(ctx.db, ids) }
  let released_alone = 0
  for (const { refund_id, state, amount } of rows) {
    const outcome = await releaseOne(ctx, refund_id, { ...facts, is_approved })
    await setOutcome(ctx.db, { batch_id: batch.id, refund_id }, outcome)
    const has_gone = outcome === 'gateway' || outcome === 'transfer'
    if (has_gone && state === 'due' && !is_approved) released_alone += amount
  }
  await setReleased(ctx.db, batch.id, { released_by: ctx.staff.id, released_at: ctx.now, released_alone })
  const after = { count: rows.length, released_alone, state: 'released' }
  ctx.audit({ thing: 'refund_batch', thing_id: batch.id, before: null, after })
}

type Facts = { listed: ReadonlySet<string>; accounts: ReadonlyMap<string, unknown>; is_approved: boolean }

async function releaseOne(
  ctx: Ctx,
  refund_id: string,
  { listed, accounts, is_approved }: Facts,
): Promise<BatchOutcome> {
  let outcome: BatchOutcome = 'transfer'
  const refused = await tryOne(ctx, async (own) => {
    const row = await lockUnsent(own, refund_id)
    if (listed.has(refund_id)) {
      outcome = 'elsewhere'
      return
    }
    const let_go = await approvedOr(own, row, is_approved)
    if (canReturn(own.ports, row)) {
      await handOver(own, let_go)
      outcome = 'gateway'
      // What a financing bank paid goes back to the bank, whose account we have.
    } else if (row.gateway !== 'bank' && !accounts.has(refund_id)) await remindFamily(own, let_go)
  })
  if (refused === undefined) return outcome
  const known = refusedOutcomes[refused]
  if (!known) throw new Error(`a refund of a batch was refused with ${refused}`)
  return known
}

type Locked = Awaited<ReturnType<typeof lockUnsent>>

/** The second person's word is for the batch as a whole; a refund whose own request waits is decided there. */
async function approvedOr(ctx: Ctx, row: Locked, is_approved: boolean): Promise<Locked> {
  if (row.state !== 'due') return row
  if (!is_approved) {
    await refuseAlone(ctx, row)
    return row
  }
  await refuseOwnRequest(ctx, row)
  await letGo(ctx, row)
  return { ...row, state: 'approved' }
}
