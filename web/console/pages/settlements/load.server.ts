import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { exportSettlements, listSettlements, takeSettlement } from '#modules/settlement/contract.console.ts'
import { sampleSettlement } from '#modules/settlement/rules/settlement-file.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { withDone } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Row = Output<typeof listSettlements>['rows'][number]

const gateways = [
  { value: 'doku', label: 'DOKU' },
  { value: 'yukk', label: 'YUKK' },
] as const

/** What a file looks like: a payment, and a refund that is taken out again. Small enough to be in the page itself. */
function sampleOf({ value, label }: (typeof gateways)[number]) {
  const sample = sampleSettlement(value.toUpperCase())
  return { name: label, file: `${value}.csv`, href: `data:text/csv;charset=utf-8,${encodeURIComponent(sample)}` }
}

const shown = (row: Row, language: Language) => ({
  id: row.file_id,
  href: to(language, '/settlements/:file_id', { file_id: row.file_id }),
  gateway: row.gateway.toUpperCase(),
  day: formatDay(row.day, language),
  lines: formatNumber(row.lines, language),
  gross: formatRupiah(rupiah(row.gross), language),
  fee: formatRupiah(rupiah(row.fee), language),
  open: row.open,
  received: formatMoment(new Date(row.received_at), language),
})

export async function loadSettlements(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listSettlements, url.searchParams)
  const input = listSettlements.input.parse(query)
  const { rows, next_cursor, total } = await dataOrNotFound(api(context, listSettlements, input))
  return {
    tab: tabTitle(context, words(language).title),
    list: { path: to(language, '/settlements'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, language)),
    csv: exportSettlements.path,
    differences: to(language, '/settlements/differences'),
    key: newId(),
    gateways,
    samples: gateways.map(sampleOf),
  }
}

/** The file goes on to the call as it came; leads to what came of it. */
export async function actOnSettlements(context: Context, request: Request) {
  const form = await readForm(request)
  const values = textsOf(form, ['intent', 'key', 'gateway', 'day'])
  const sent = form.get('file')
  const file = sent instanceof File ? sent : new File([], '')
  const files = { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }
  const gateway = values.gateway === 'yukk' ? 'yukk' : 'doku'
  try {
    const { data } = await api(context, takeSettlement, { gateway, day: values.day ?? '' }, { files })
    const path = to(pageOf(context).language, '/settlements/:file_id', { file_id: data.file_id })
    return redirect(withDone(path, data.is_known ? 'known' : 'taken'))
  } catch (error) {
    return refused(error, { intent: 'take', values })
  }
}
