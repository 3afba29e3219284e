import type { Language } from '#core/messages.ts'
import { telling } from './telling.ts'
import { words } from './words.ts'

/** The long texts of the page, in the order they are read. */
export function explain(language: Language) {
  const say = telling(language)
  return {
    steps: [
      { title: say.compare, text: say.compareText },
      { title: say.plan, text: say.planText, way: { path: '/perencanaan-tabungan', label: words(language).toPlanner } },
      { title: say.open, text: say.openText },
      { title: say.deposit, text: say.depositText },
      { title: say.reach, text: say.reachText },
    ],
    questions: [
      { title: say.askWhere, text: say.answerWhere },
      { title: say.askSafe, text: say.answerSafe },
      { title: say.askStop, text: say.answerStop },
      { title: say.askSeat, text: say.answerSeat },
    ],
  }
}
