import type { Output } from '#core/call.ts'
import { formatDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { savingsHistory } from '#modules/savings/contract.ts'
import { openStates } from '#modules/savings/rules/machine.ts'
import { amountOf } from '../../components/explain/bank.server.ts'
import { formPath, goalName, isDepositing } from '../../components/savings/plan.server.ts'
import { stateTones } from '../../components/savings/states.ts'
import { planWords } from '../../components/savings/words.ts'
import { words } from './words.ts'

type Savings = Output<typeof savingsHistory>['items'][number]

const path = '/member/saving-history'

/** What is to be done next, and by whom. */
function turnOf(savings: Savings, language: Language) {
  const say = words(language)
  const { state, progress, closing_requested_at, packages_path } = savings
  const { next_deposit, next_deposit_on } = progress
  const own = `${path}/${savings.user_savings_id}`
  if (closing_requested_at && state !== 'closed') return { text: say.closing, action: undefined }
  if (state === 'cart') return { text: say.cart, action: { label: say.continue, path: formPath(savings) } }
  if (state === 'submitted') return { text: say.submitted, action: undefined }
  if (packages_path) return { text: say.reached, action: { label: say.steps, path: own } }
  if (next_deposit === null || next_deposit_on === null) return undefined
  const text = say.nextOn(amountOf(next_deposit, language), formatDay(next_deposit_on, language))
  return { text, action: { label: say.pay, path: `${own}#pay` } }
}

/** One plan in passing, in words. */
export function shownSavings(savings: Savings, language: Language) {
  const say = words(language)
  const { user_savings_id: id, state, bank, akad, progress } = savings
  const isOpen = openStates.some((one) => one === state)
  const row = (label: string, amount: number, note = '') => ({ label, value: amountOf(amount, language), note })
  return {
    id,
    path: `${path}/${id}`,
    code: say.code(savings.code),
    name: goalName(savings, language),
    status: { label: savings.label, tone: stateTones[state] },
    bank: bank && akad ? `${bank.name} · ${planWords(language)[akad]}` : '',
    progress: isOpen ? { label: say.saved, percent: progress.percent, text: say.percent(progress.percent) } : undefined,
    amounts: [
      row(say.target, savings.target),
      ...(isOpen ? [row(say.saved, progress.balance)] : []),
      ...(isDepositing(savings) ? [row(say.deposit, savings.suggested_deposit, say.perMonth)] : []),
    ],
    turn: turnOf(savings, language),
  }
}

export type ShownSavings = ReturnType<typeof shownSavings>
