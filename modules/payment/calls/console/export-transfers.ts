import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type { CsvColumn } from '#core/csv.ts'
import { exportCsv } from '#core/export.ts'
import type { Language } from '#core/messages.ts'
import type * as contract from '../../contract.console.ts'
import type { SealPorts } from '../../ports.ts'
import { openNumber } from '../../refund-account.ts'
import { batchInScope, isToTransfer } from '../../refund-batches.ts'
import { bankNameOf } from '../../rules/refund-account.ts'
import { accountsOfRefunds } from '../../store.refund-accounts.ts'
import { listBatchRows } from '../../store.refund-batches.ts'
import { transferColumnWords } from '../../words.ts'

type Call = typeof contract.exportTransfers
type Transfer = Awaited<ReturnType<typeof openTransfers>>[number]

function columnsIn(language: Language): CsvColumn<Transfer>[] {
  const say = transferColumnWords(language)
  return [
    { header: say.refund, value: ({ refund_id }) => refund_id },
    { header: say.bankCode, value: ({ bank_code }) => bank_code, isIdentity: true },
    { header: say.bank, value: ({ bank }) => bank },
    { header: say.number, value: ({ number }) => number, isIdentity: true },
    { header: say.holder, value: ({ holder }) => holder },
    { header: say.amount, value: ({ amount }) => amount },
    { header: say.reference, value: ({ invoice_code }) => invoice_code },
  ]
}

/** Whole numbers of the accounts that a batch goes to; each look is noted as that at a single one. */
async function openTransfers(ctx: StaffCtx<SealPorts>, batch_id: string) {
  const rows = (await listBatchRows(ctx.db, batch_id)).filter(isToTransfer)
  const accounts = await accountsOfRefunds(
    ctx.db,
    rows.map(({ refund_id }) => refund_id),
  )
  return rows.flatMap(({ refund_id, amount, invoice_code, gateway, method_code }) => {
    const sum = { refund_id, amount, invoice_code }
    // A financing bank is paid back by its name; its account is known to finance, and not to us.
    if (gateway === 'bank') return [{ ...sum, bank_code: '', bank: method_code, holder: method_code, number: '' }]
    const account = accounts.get(refund_id)
    if (!account) return []
    const { bank_code, holder, ending } = account
    const facts = { bank_code, holder, ending }
    ctx.audit({ thing: 'refund', thing_id: refund_id, before: facts, after: facts })
    return [{ ...sum, bank_code, bank: bankNameOf(bank_code), holder, number: openNumber(ctx.ports, account) }]
  })
}

export async function exportTransfers(ctx: StaffCtx<SealPorts>, { id, language }: Input<Call>): Promise<Output<Call>> {
  await batchInScope(ctx, id)
  const rows = await openTransfers(ctx, id)
  const page = async () => ({ rows, next_cursor: null })
  return exportCsv(ctx, { name: 'transfers', columns: columnsIn(language), filters: { batch: id }, page })
}
