import { formatDay, formatMoment, formatNumber, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import { rupiah } from '#core/money.ts'
import { seeSettlement } from '#modules/settlement/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { shownDifference } from '../../components/settlement/difference.server.ts'
import { kindWords } from '../../components/settlement/words.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { doneWords, outcomes, words } from './words.ts'

export async function loadSettlement(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const file = await dataOrNotFound(api(context, seeSettlement, { id }))
  const say = words(language)
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const done = doneIn(url.searchParams, outcomes)
  const title = say.title(file.gateway.toUpperCase(), formatDay(file.day, language))
  const names = kindWords(language)
  return {
    tab: tabTitle(context, title),
    title,
    path: to(language, '/settlements/:file_id', { file_id: id }),
    settlements: to(language, '/settlements'),
    key: newId(),
    facts: [
      { name: say.name, value: file.name },
      { name: say.lines, value: formatNumber(file.lines, language) },
      { name: say.gross, value: money(file.gross) },
      { name: say.fee, value: money(file.fee) },
      { name: say.net, value: money(file.net) },
      { name: say.receivedBy, value: file.received_by ?? say.fetched },
      { name: say.receivedAt, value: formatMoment(new Date(file.received_at), language) },
    ],
    counts: file.outcomes.map(({ outcome, count }) => say.outcomeCount(names[outcome], formatNumber(count, language))),
    differences: file.differences.map((one) => shownDifference(one, language)),
    lines: file.first_lines.map(({ line_no, payment_number, gross, fee, outcome }) => ({
      ...{ line_no, payment_number, gross: money(gross), fee: money(fee), outcome: names[outcome] },
    })),
    done: done && doneWords(language)[done],
  }
}
