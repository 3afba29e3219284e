import type { Language } from '#core/messages.ts'
import { financingTerms } from '#modules/financing/rules/murabahah.ts'
import { telling } from './telling.ts'

const million = 1_000_000

/** The long texts of the page, in the order they are read. */
export function explain(language: Language) {
  const say = telling(language)
  const { least, most, most_share_percent, most_months, least_years_employed } = financingTerms
  return {
    terms: [
      { label: say.sum, value: say.sumValue(least / million, most / million) },
      { label: say.share, value: say.shareValue(most_share_percent) },
      { label: say.time, value: say.timeValue(most_months) },
      { label: say.work, value: say.workValue(least_years_employed) },
    ],
    steps: [
      { title: say.choose, text: say.chooseText },
      { title: say.apply, text: say.applyText },
      { title: say.decide, text: say.decideText },
      { title: say.pay, text: say.payText },
      { title: say.leave, text: say.leaveText },
    ],
    questions: [
      { title: say.askAkad, text: say.answerAkad },
      { title: say.askLate, text: say.answerLate },
      { title: say.askEarly, text: say.answerEarly },
      { title: say.askData, text: say.answerData },
      { title: say.askComplain, text: say.answerComplain },
      { title: say.askHajj, text: say.answerHajj },
    ],
  }
}
