import type { Output } from '#core/call.ts'
import { formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { souvenirOrder } from '#modules/souvenir/contract.ts'
import { problemWords, words } from './words.ts'

type Order = Output<typeof souvenirOrder>

const tones = { open: 'warning', refunded: 'success', closed: 'neutral' } as const

/** What its buyer can say is wrong with it now; nothing where they cannot. */
export function reportOf({ can_report, missing_from }: Order, language: Language) {
  if (can_report.length === 0) return undefined
  const say = words(language)
  return {
    kinds: can_report.map((kind) => ({ value: kind, label: problemWords(language)[kind] })),
    later: missing_from ? say.missingFrom(formatMoment(new Date(missing_from), language)) : undefined,
    photos: ['1', '2', '3'].map((place) => ({ name: `photo_${place}`, label: say.photo(place) })),
  }
}

/** What was reported, the latest first. */
export const problemsOf = ({ problem, earlier_problems }: Order, language: Language) =>
  (problem ? [problem, ...earlier_problems] : []).map((one) => shownProblem(one, language))

type Problem = NonNullable<Order['problem']>

/** One problem with what the store and we have said to it. */
function shownProblem(problem: Problem, language: Language) {
  const say = problemWords(language)
  const isKnown = (event: string): event is keyof typeof say => Object.hasOwn(say, event)
  return {
    id: problem.id,
    kind: say[problem.kind],
    status: { label: say[problem.state], tone: tones[problem.state] },
    text: problem.text,
    pictures: problem.picture_ids.map((id, i) => ({
      id,
      colour: problem.picture_colours[i] ?? null,
      alt: words(language).photo(String(i + 1)),
    })),
    steps: problem.steps.toReversed().map(({ event, at, text, amount }, place) => ({
      key: `${at} ${place}`,
      at,
      when: formatMoment(new Date(at), language),
      text: isKnown(event) ? say[event] : '',
      note: [amount === null ? '' : formatRupiah(rupiah(amount), language), text ?? ''].filter(Boolean).join(' · '),
    })),
  }
}
