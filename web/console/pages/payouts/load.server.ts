import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { drawNow, exportPayouts, listPayouts } from '#modules/payouts/contract.console.ts'
import { payoutStatuses } from '#modules/payouts/rules/status.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { statusWords } from '../../components/payouts/words.ts'
import { doneIn, onceOf, withDone } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { listHref } from '../../ui/list-query.ts'
import { words } from './words.ts'

type Payout = Output<typeof listPayouts>['rows'][number]

const shown = (payout: Payout, language: Language) => ({
  id: payout.payout_id,
  href: to(language, '/payouts/:payout_id', { payout_id: payout.payout_id }),
  payee: payout.payee_name,
  amount: formatRupiah(rupiah(payout.amount), language),
  status: payout.status,
  drawn_at: formatMoment(new Date(payout.drawn_at), language),
  reference: payout.reference ?? '',
})

export async function loadPayouts(context: Context, url: URL) {
  const { language, now } = pageOf(context)
  const done = doneIn(url.searchParams, ['drawn', 'noneDrawn'])
  const query = readListQuery(listPayouts, url.searchParams)
  const input = listPayouts.input.parse(query)
  const { rows, next_cursor, total, open, payees } = await dataOrNotFound(api(context, listPayouts, input))
  const path = to(language, '/payouts')
  return {
    tab: tabTitle(context, words(language).title),
    list: { path, query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, language)),
    open: open.map(({ status, count, amount }) => ({
      status,
      href: listHref(path, {}, { status }),
      count: words(language).count(formatNumber(count, language)),
      amount: formatRupiah(rupiah(amount), language),
    })),
    statuses: payoutStatuses.map((value) => ({ value, label: statusWords(language)[value] })),
    payees: payees.map(({ payee_id, payee_name }) => ({ value: payee_id, label: payee_name })),
    csv: exportPayouts.path,
    key: newId(),
    today: jakartaDate(now),
    done: done && words(language)[done],
  }
}

/** Prepares what was earned up to a day; leads back to the list, which says whether there was anything. */
export async function actOnPayouts(context: Context, request: Request) {
  const values = textsOf(await readForm(request), ['intent', 'key', 'from', 'until'])
  try {
    const { from, until = '' } = values
    const { count } = (await api(context, drawNow, { ...(from && { from }), until }, onceOf(values))).data
    return redirect(withDone(to(pageOf(context).language, '/payouts'), count > 0 ? 'drawn' : 'noneDrawn'))
  } catch (error) {
    return refused(error, { intent: 'draw', values })
  }
}
