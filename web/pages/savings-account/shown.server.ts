import { formatDay, formatMoment, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { PageContext } from '#core/page.ts'
import { openStates } from '#modules/savings/rules/machine.ts'
import { amountOf } from '../../components/explain/bank.server.ts'
import { bankFigures, formPath, goalName, planFigures, type SavingsPlan } from '../../components/savings/plan.server.ts'
import { stateTones } from '../../components/savings/states.ts'
import type { AlertTone } from '../../ui/alert.tsx'
import { balances, plotOf } from './plot.server.ts'
import { words } from './words.ts'

type Link = { label: string; path: string }
type Notice = { tone: AlertTone; title: string; text: string; steps?: readonly string[]; action?: Link }

const momentOf = (at: string | null, language: Language): string => (at ? formatMoment(new Date(at), language) : '')

export function headOf(plan: SavingsPlan, language: Language) {
  const say = words(language)
  const facts = [
    { label: say.code, value: plan.code },
    { label: say.sentOn, value: momentOf(plan.submitted_at, language) },
    { label: say.openedOn, value: momentOf(plan.accepted_at, language) },
    { label: say.account, value: plan.how_to_pay?.account_number ?? '' },
  ]
  return {
    name: goalName(plan, language),
    status: { label: plan.label, tone: stateTones[plan.state] },
    product: plan.product && { label: say.seePackage, path: `/product/${plan.product.slug}` },
    facts: facts.filter(({ value }) => value !== ''),
  }
}

/** What somebody who opens it has to know first. */
export function noticeOf(plan: SavingsPlan, language: Language): Notice | undefined {
  const say = words(language)
  const again = { label: say.again, path: '/perencanaan-tabungan' }
  if (plan.closing_requested_at && plan.state !== 'closed')
    return { tone: 'info', title: say.closingTitle, text: say.closingText }
  switch (plan.state) {
    case 'cart':
      return {
        tone: 'warning',
        title: say.cartTitle,
        text: say.cartText,
        action: { label: say.continue, path: formPath(plan) },
      }
    case 'submitted':
      return { tone: 'info', title: say.submittedTitle, text: say.submittedText }
    case 'accepted':
      return { tone: 'success', title: say.acceptedTitle, text: say.acceptedText }
    case 'reached':
      return reached(plan, language)
    case 'rejected':
      return { tone: 'danger', title: say.rejectedTitle, text: say.rejectedText(plan.end_reason ?? ''), action: again }
    case 'withdrawn':
      return { tone: 'info', title: say.withdrawnTitle, text: say.withdrawnText, action: again }
    case 'closed':
      return { tone: 'info', title: say.closedTitle, text: say.closedText, action: again }
    case 'saving':
      return undefined
  }
}

function reached({ progress, packages_path }: SavingsPlan, language: Language): Notice {
  const say = words(language)
  return {
    tone: 'success',
    title: say.reachedTitle,
    text: say.reachedText(amountOf(progress.balance, language)),
    steps: [say.stepClose, say.stepChoose, say.stepBook],
    ...(packages_path && { action: { label: say.packages, path: packages_path } }),
  }
}

export function progressOf(plan: SavingsPlan, language: Language) {
  const say = words(language)
  const { progress, accepted_at } = plan
  if (accepted_at === null) return undefined
  return {
    title: say.progress,
    percent: progress.percent,
    text: say.percent(progress.percent),
    note: say.counted,
    figures: [
      { label: say.balance, value: amountOf(progress.balance, language) },
      { label: say.left, value: amountOf(progress.remaining, language) },
    ],
    plot: plotOf(plan, language),
  }
}

/** Where the next deposit goes, while any is awaited. */
export function payOf(plan: SavingsPlan, { language, demo }: Pick<PageContext, 'language' | 'demo'>) {
  const { how_to_pay, progress, terms, closing_requested_at, state } = plan
  if (!how_to_pay || closing_requested_at || state === 'reached') return undefined
  const say = words(language)
  const { next_deposit, next_deposit_on } = progress
  return {
    title: say.pay,
    next:
      next_deposit !== null && next_deposit_on !== null
        ? {
            label: say.next,
            amount: amountOf(next_deposit, language),
            when: say.nextOn(formatDay(next_deposit_on, language)),
            note: say.recounted,
          }
        : undefined,
    // In groups of four, as people read and type it; what is copied has no spaces.
    number: {
      label: say.virtual,
      value: how_to_pay.virtual_account,
      shown: how_to_pay.virtual_account.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
    },
    texts: [
      say.how(how_to_pay.bank_name),
      ...(terms ? [say.least(amountOf(terms.minimum_deposit, language))] : []),
    ].join(' '),
    sandbox: demo ? { label: say.sandbox, href: `/sandbox/bank/${how_to_pay.virtual_account}` } : undefined,
    say: { label: say.copy, copied: say.copied, notCopied: say.notCopied },
  }
}

export function depositsOf({ deposits, accepted_at }: SavingsPlan, language: Language) {
  if (accepted_at === null) return undefined
  const say = words(language)
  return {
    title: say.deposits,
    none: say.noDeposits,
    columns: { day: say.day, kind: say.kind, amount: say.amount, total: say.total },
    rows: balances(deposits)
      .toReversed()
      .map(({ id, day, kind, amount, total }) => ({
        key: id,
        day: formatShortDay(day, language),
        kind: say[kind],
        amount: amountOf(amount, language),
        total: amountOf(total, language),
      })),
  }
}

export function termsOf(plan: SavingsPlan, language: Language) {
  const say = words(language)
  return {
    plan: { title: say.plan, figures: planFigures(plan, language) },
    bank: { title: say.terms, figures: bankFigures(plan, language) },
  }
}

export function timelineOf({ timeline, bank }: SavingsPlan, language: Language) {
  const say = words(language)
  return {
    title: say.timeline,
    steps: timeline.map(({ at, label, actor, reason }, place) => ({
      key: `${at} ${place}`,
      at,
      when: momentOf(at, language),
      text: label,
      note: reason ?? '',
      by: actor === 'member' ? say.you : (bank?.name ?? say.bank),
    })),
  }
}

/** What its owner may end now, with the question before it. */
export function endOf({ state, can_withdraw, can_close }: SavingsPlan, language: Language) {
  const say = words(language)
  const { close, no } = say
  const isOpen = openStates.some((one) => one === state)
  if (state === 'cart')
    return {
      intent: 'empty',
      say: { open: say.emptyAsk, title: say.emptyTitle, text: say.emptyText, yes: say.emptyYes, no, close },
    } as const
  if (can_withdraw)
    return {
      intent: 'withdraw',
      say: { open: say.withdrawAsk, title: say.withdrawTitle, text: say.withdrawText, yes: say.withdrawYes, no, close },
    } as const
  if (!isOpen || !can_close) return undefined
  return {
    intent: 'close',
    say: { open: say.closeAsk, title: say.closeTitle, text: say.closeText, yes: say.closeYes, no, close },
  } as const
}
