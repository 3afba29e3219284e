import { formatDay, formatShortDay } from '#core/format.ts'
import type { Reading } from './reading.server.ts'

/** In the order of the ministry's own checklist, "5 Pasti Umrah". */
const names = ['licence', 'flight', 'price', 'hotel', 'visa'] as const

/** The card of five certainties of the chosen date. */
export function certaintiesOf({ product, chosen, language, say, label }: Reading) {
  if (!chosen) return undefined
  const certain = names.filter((name) => chosen.certainties[name].state === 'certain')
  return {
    count: say.certainOf(certain.length),
    isWhole: certain.length === names.length,
    on: say.certainOn(formatDay(chosen.departs_on, language)),
    items: names.map((name) => {
      const { state, evidence, checked_on } = chosen.certainties[name]
      return {
        name: label[name],
        state,
        stateName: name === 'visa' && product.kind === 'tour_domestic' ? label.notNeeded : label[state],
        evidence,
        checked: say.checkedOn(formatShortDay(checked_on, language)),
      }
    }),
  }
}

export type Certainties = NonNullable<ReturnType<typeof certaintiesOf>>
