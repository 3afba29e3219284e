import type { Output } from '#core/call.ts'
import { formatDay, formatMoment, formatRupiah } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { payoutSheet, seePayout } from '#modules/payouts/contract.console.ts'
import { type Context, pageOf } from '../../../api.server.ts'
import { dataOrNotFound } from '../../../softly.server.ts'
import { api } from '../../api.server.ts'
import { doneIn } from '../../form.server.ts'
import { tabTitle } from '../../shell.server.ts'
import { staffOf } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { doneWords, outcomes, words } from './words.ts'

type Payout = Output<typeof seePayout>
type Account = Payout['account']

function stoppedBy(account: Account, language: Language): string | undefined {
  const say = words(language)
  if (!account) return say.noAccountYet
  return account.is_blocked ? say.blocked(formatMoment(new Date(account.payable_from), language)) : undefined
}

function factsOf(payout: Payout, language: Language) {
  const say = words(language)
  const moment = (at: string | null) => at && formatMoment(new Date(at), language)
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const { account, parts } = payout
  return [
    { name: say.amount, value: money(payout.amount) },
    {
      name: say.period,
      value: say.days(formatDay(parts.from, language), formatDay(parts.until, language)),
    },
    { name: say.earned, value: money(parts.earned) },
    { name: say.takenBack, value: parts.taken_back === 0 ? null : money(parts.taken_back) },
    { name: say.fee, value: parts.fees === 0 ? null : money(0 - parts.fees) },
    { name: say.paidAgain, value: parts.paid_again === 0 ? null : money(parts.paid_again) },
    { name: say.drawnAt, value: moment(payout.drawn_at) },
    { name: say.sentAt, value: moment(payout.sent_at) },
    { name: say.closedAt, value: moment(payout.closed_at) },
    { name: say.reference, value: payout.reference },
    {
      name: say.account,
      value: account ? say.accountText(account.bank_name, account.number, account.holder) : say.noAccount,
    },
  ].filter(({ value }) => value)
}

export async function loadPayout(context: Context, { id, url }: { id: string; url: URL }) {
  const { language } = pageOf(context)
  const payout = await dataOrNotFound(api(context, seePayout, { id }))
  const staff = await staffOf(context)
  const say = words(language)
  const moment = (at: string | null) => at && formatMoment(new Date(at), language)
  const money = (amount: number) => formatRupiah(rupiah(amount), language)
  const isUnsent = payout.status === 'due' || payout.status === 'approved' || payout.status === 'awaiting_approval'
  const done = doneIn(url.searchParams, outcomes)
  const title = say.title(payout.payee_name)
  return {
    tab: tabTitle(context, title),
    title,
    path: to(language, '/payouts/:payout_id', { payout_id: id }),
    key: newId(),
    payouts: to(language, '/payouts'),
    status: payout.status,
    needs_approval: payout.needs_approval,
    // Nothing can be sent, and why.
    stopped: isUnsent ? stoppedBy(payout.account, language) : undefined,
    is_repeat: payout.repeats.length > 0,
    facts: factsOf(payout, language),
    approval: payout.approval && {
      id: payout.approval.approval_id,
      reference: payout.approval.reference,
      is_own: payout.approval.requested_by === staff.id,
    },
    earnings: payout.earnings.map(({ earning_id, amount, reason, created_at }) => ({
      id: earning_id,
      amount: money(amount),
      reason,
      at: moment(created_at),
    })),
    has_more: payout.has_more_earnings,
    pdf: `${payoutSheet.path.replace(':id', id)}?language=${language}`,
    done: done && doneWords(language)[done],
  }
}
