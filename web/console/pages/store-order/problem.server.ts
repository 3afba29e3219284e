import type { Output } from '#core/call.ts'
import type { Language } from '#core/messages.ts'
import type { seeStoreOrder } from '#modules/souvenir/contract.console.ts'
import { amountText, stepsOf } from '../../components/banks/file-text.ts'
import { problemWords } from './problem-words.ts'

type Order = Output<typeof seeStoreOrder>

const tones = { open: 'danger', refunded: 'success', closed: 'neutral' } as const

type Problem = NonNullable<Order['problem']>

/** What the buyer has reported, and what was said to it. */
export function shownProblem(problem: Problem, language: Language) {
  const say = problemWords(language)
  const isKnown = (event: string): event is 'report' | 'answer' | 'reply' | 'refund' | 'close' | 'withdraw' =>
    Object.hasOwn(say, event)
  const steps = problem.steps.map(({ event, at, by_name, text, amount }) => ({
    ...{ at, by_name, text: isKnown(event) ? say[event] : '' },
    reason: [amount === null ? '' : amountText(amount, language), text ?? ''].filter(Boolean).join(' · '),
  }))
  return {
    id: problem.id,
    kind: say[problem.kind],
    status: { label: say[problem.state], tone: tones[problem.state] },
    text: problem.text,
    pictures: problem.picture_ids.map((id, i) => ({
      id,
      colour: problem.picture_colours[i] ?? null,
      alt: say.photo(String(i + 1)),
    })),
    steps: stepsOf(steps, language),
  }
}

/** The latest problem, with what can be decided about it. */
export function problemOf({ problem, can, lines }: Order, language: Language) {
  if (!problem) return undefined
  const say = problemWords(language)
  return {
    ...shownProblem(problem, language),
    notice:
      problem.state === 'open'
        ? { title: can.decide_problem ? say.toDecide : say.waits, text: say.waitsText }
        : undefined,
    lines: [
      { value: 'all', label: say.whole },
      ...lines
        .filter(({ refunded }) => refunded === 0)
        .map(({ position, name, variant_name, quantity, subtotal }) => ({
          value: String(position),
          label: `${quantity} × ${[name, variant_name].filter(Boolean).join(', ')} (${amountText(subtotal, language)})`,
        })),
    ],
  }
}
