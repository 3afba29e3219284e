import type { Output } from '#core/call.ts'
import { formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { exportTransfers, seeRefundBatch } from '#modules/payment/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { shownRow } from './shown-row.server.ts'
import { doneWords, outcomes, words } from './words.ts'

type Batch = Output<typeof seeRefundBatch>

export async function loadBatch(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const batch = await dataOrNotFound(api(context, seeRefundBatch, { id }))
  const staff = await staffOf(context)
  const say = words(language)
  const title = say.title(formatNumber(batch.count, language))
  const done = doneIn(url.searchParams, outcomes)
  const rows = rowsOf(batch, language)
  return {
    tab: tabTitle(context, title),
    title,
    crumbs: [
      { label: say.refunds, href: to(language, '/refunds') },
      { label: title, href: to(language, '/refunds/batches/:batch_id', { batch_id: id }) },
    ],
    key: newId(),
    status: batch.status,
    needs_approval: batch.needs_approval,
    facts: factsOf(batch, language),
    approval: batch.approval && {
      id: batch.approval.approval_id,
      is_own: batch.approval.requested_by === staff.id,
      text: say.requestedBy(batch.approval.requested_by_name),
    },
    rows,
    to_note: rows.filter(({ is_to_note }) => is_to_note),
    transfers: {
      text: say.transfersText(formatNumber(batch.to_transfer, language)),
      href: `${exportTransfers.path.replace(':id', id)}?${new URLSearchParams({ language })}`,
    },
    done: done && doneWords(language)[done],
  }
}

function rowsOf(batch: Batch, language: Language) {
  const is_released = batch.status === 'released'
  return batch.rows.map((row) => ({
    ...shownRow(row, { language, is_released }),
    href: to(language, '/refunds/:refund_id', { refund_id: row.refund_id }),
  }))
}

function factsOf({ count, amount, made_by_name, made_at }: Batch, language: Language) {
  const say = words(language)
  return [
    { name: say.count, value: formatNumber(count, language) },
    { name: say.sum, value: formatRupiah(rupiah(amount), language) },
    { name: say.madeBy, value: say.by(made_by_name, formatMoment(new Date(made_at), language)) },
  ]
}

export type ShownBatch = Awaited<ReturnType<typeof loadBatch>>
