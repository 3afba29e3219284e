import type { Language } from '#core/messages.ts'
import { telling } from './telling.ts'

/** The long texts of the page, in the order they are read. */
export function explain(language: Language) {
  const say = telling(language)
  return {
    facts: [
      { title: say.bank, text: say.bankText },
      { title: say.seat, text: say.seatText },
      { title: say.price, text: say.priceText },
    ],
    steps: [
      { title: say.goal, text: say.goalText },
      { title: say.account, text: say.accountText },
      { title: say.save, text: say.saveText },
      { title: say.book, text: say.bookText },
    ],
  }
}
