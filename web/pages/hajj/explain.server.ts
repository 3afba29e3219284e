import type { Language } from '#core/messages.ts'
import { telling } from './telling.ts'

/** The long texts of the page, in the order they are read. */
export function explain(language: Language) {
  const say = telling(language)
  return {
    ways: [
      { title: say.regular, text: say.regularText },
      { title: say.special, text: say.specialText },
      { title: say.invited, text: say.invitedText },
    ],
    steps: [
      { title: say.choose, text: say.chooseText },
      { title: say.deposit, text: say.depositText },
      { title: say.number, text: say.numberText },
      { title: say.call, text: say.callText },
      { title: say.leave, text: say.leaveText },
    ],
    questions: [
      { title: say.askFinancing, text: say.answerFinancing },
      { title: say.askTurn, text: say.answerTurn },
      { title: say.askYear, text: say.answerYear },
      { title: say.askArbain, text: say.answerArbain },
      { title: say.askPreparation, text: say.answerPreparation },
    ],
  }
}
