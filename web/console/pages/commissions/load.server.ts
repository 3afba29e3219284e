import { redirect } from 'react-router'
import type { Output } from '#core/call.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { refusals } from '#core/refusals.ts'
import { listCommissions } from '#modules/commission/contract.console.ts'
import { commissionStates } from '#modules/commission/rules/machine.ts'
import { askPayout } from '#modules/payouts/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn, onceOf, withDone } from '../../form.server.ts'
import { readListQuery } from '../../list-query.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { hasRole, staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { words } from './words.ts'

type Commission = Output<typeof listCommissions>['rows'][number]

/** What a row says of itself: once it is earned, how far its money is. */
function badgeOf({ state, payout }: Commission) {
  if (state !== 'earned' || payout === 'none') return state
  return payout === 'paid' ? ('paid_out' as const) : ('requested' as const)
}

type Asking = Output<typeof listCommissions>['asking']

/** What a consultant can ask for, why not, and what is on its way to them. */
function askingOf(asking: Asking, language: Language) {
  if (!asking) return undefined
  const { least, problem, underway } = asking
  const say = words(language)
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const reason = problem ? refusals[problem][language] : undefined
  return {
    text: say.askText(money(least)),
    reason,
    underway: underway.map(({ payout_id, amount, state, drawn_at }) => ({
      id: payout_id,
      amount: money(amount),
      at: say.preparedOn(formatMoment(new Date(drawn_at), language)),
      where: say[`payout_${state}`],
    })),
  }
}

function shown(one: Commission, language: Language) {
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const { state, amount, reversed } = one
  return {
    id: one.commission_id,
    order: one.order_code,
    title: one.title,
    consultant: one.consultant_name,
    state,
    at: formatMoment(new Date(one.expected_at), language),
    amount: money(state === 'reversed' ? amount : amount - reversed),
    badge: badgeOf(one),
    note: state !== 'reversed' && reversed > 0 ? words(language).lowered(money(reversed)) : undefined,
  }
}

export async function loadCommissions(context: Context, url: URL) {
  const { language } = pageOf(context)
  const query = readListQuery(listCommissions, url.searchParams)
  const input = listCommissions.input.parse(query)
  const { rows, next_cursor, total, sums, asking } = await dataOrNotFound(api(context, listCommissions, input))
  const staff = await staffOf(context)
  const say = words(language)
  return {
    tab: tabTitle(context, say.title),
    list: { path: to(language, '/commissions'), query, sort: input.sort, next_cursor, total },
    rows: rows.map((row) => shown(row, language)),
    sums: (['expected', 'earned', 'paid_out', 'requested', 'available', 'reversed'] as const).map((name) => ({
      name: say[name],
      amount: formatRupiah(rupiah(sums[name]), language),
    })),
    states: commissionStates.map((value) => ({ value, label: say[value] })),
    // Who is a consultant, and nobody else, asks to be paid.
    is_own: hasRole(staff, ['consultant']),
    asking: askingOf(asking, language),
    links: { statement: to(language, '/statement'), account: to(language, '/bank-account') },
    key: newId(),
    done: doneIn(url.searchParams, ['sent']) && say.sent,
  }
}

/** Asks for what is earned; leads back to the list. */
export async function actOnCommissions(context: Context, request: Request) {
  const values = textsOf(await readForm(request), ['intent', 'key'])
  try {
    await api(context, askPayout, {}, onceOf(values))
    return redirect(withDone(to(pageOf(context).language, '/commissions'), 'sent'))
  } catch (error) {
    return refused(error, { intent: 'ask', values })
  }
}
