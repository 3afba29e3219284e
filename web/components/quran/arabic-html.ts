import { escapeHtml } from '#core/html.ts'
import { countSign, withSigns } from '#modules/worship/rules/quran/signs.ts'

const raised = `<span class="quran-sign" aria-hidden="true">${countSign}</span>`

/** Scripture as markup: signs stay with their word, the sign of another count is small and raised. Its text is unchanged. */
export const arabicHtml = (text: string): string =>
  withSigns(escapeHtml(text), { wrap: (word) => `<span class="quran-word">${word}</span>`, seam: '<wbr>' }).replaceAll(
    countSign,
    raised,
  )
