import { type Language, messages } from '#core/messages.ts'

const writtenWords = messages({
  indonesian: { id: 'Ditulis travel dalam bahasa Indonesia: ', en: 'Written by the agency in Indonesian: ' },
  english: { id: 'Ditulis travel dalam bahasa Inggris: ', en: 'Written by the agency in English: ' },
})

/** A partner's text for readers of both languages: whoever reads the other is told which it is. */
export const inBoth = (text: string, written_in: Language): Record<Language, string> =>
  written_in === 'id'
    ? { id: text, en: `${writtenWords('en').indonesian}${text}` }
    : { id: `${writtenWords('id').english}${text}`, en: text }
