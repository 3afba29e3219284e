import type { Output } from '#core/call.ts'
import { formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { seeRefundBatch } from '#modules/payment/contract.console.ts'
import { rowWords } from './words.ts'

type Row = Output<typeof seeRefundBatch>['rows'][number]

const isUnsent = ({ status }: Row): boolean => status === 'due' || status === 'approved'

/** What will become of a refund when its batch is sent. */
function plannedText(row: Row, language: Language): string {
  const say = rowWords(language)
  if (row.status === 'awaiting_approval') return say.waiting
  if (!isUnsent(row)) return say.done
  if (row.can_return) return say.gateway(row.gateway.toUpperCase())
  return row.account ? say.transfer(row.account.bank_name, row.account.number) : say.willRemind
}

/** What became of it, as it stands now. */
function resultText(row: Row, language: Language): string {
  const say = rowWords(language)
  if (row.outcome === 'done' || row.outcome === 'elsewhere') return say[row.outcome]
  if (row.outcome === 'waiting' && row.status === 'awaiting_approval') return say.waiting
  if (row.status === 'sending') return say.gateway(row.gateway.toUpperCase())
  if (!isUnsent(row)) return say.sent(row.reference ?? '')
  if (row.outcome === 'gateway') return say.refused
  return row.account ? say.transfer(row.account.bank_name, row.account.number) : say.reminded
}

const toneOf = (row: Row): 'neutral' | 'success' | 'brand' | 'warning' => {
  if (row.outcome === null) return 'neutral'
  if (row.status === 'sent' || row.status === 'confirmed') return 'success'
  return row.status === 'sending' ? 'brand' : 'warning'
}

export const shownRow = (row: Row, { language, is_released }: { language: Language; is_released: boolean }) => ({
  id: row.refund_id,
  payer: row.payer_name,
  invoice_code: row.invoice_code,
  amount: formatRupiah(rupiah(row.amount), language),
  text: is_released ? resultText(row, language) : plannedText(row, language),
  tone: toneOf(row),
  /** Whether a reference of the bank can be noted. */
  is_to_note: is_released && row.outcome === 'transfer' && isUnsent(row) && row.account !== null,
})
