import type { Language } from '#core/messages.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { telling } from './telling.ts'

const million = 1_000_000

/** The long texts of the page, in the order they are read. */
export function explain(language: Language, rules: DatedRules) {
  const say = telling(language)
  return {
    terms: [
      { label: say.sum, value: say.sumValue(rules.financing_least / million, rules.financing_most / million) },
      { label: say.share, value: say.shareValue(rules.financing_most_share_percent) },
      { label: say.time, value: say.timeValue(rules.financing_most_months) },
      { label: say.work, value: say.workValue(rules.financing_least_years_employed) },
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
