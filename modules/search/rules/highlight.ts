import { monthAt } from './calendar.ts'
import { canonical, fold } from './fold.ts'
import type { Term } from './terms.ts'

export type Part = { text: string; is_match: boolean }

/** A name in parts, those that answer a term marked; put together they are the name again. */
export function highlight(name: string, terms: readonly Term[]): Part[] {
  const parts: Part[] = []
  for (const text of name.split(/([\p{L}\p{N}\p{M}'’]+)/u)) {
    if (text === '') continue
    const is_match = terms.some((term) => answers(term, fold(text)))
    const last = parts[parts.length - 1]
    if (last && last.is_match === is_match) last.text += text
    else parts.push({ text, is_match })
  }
  return parts
}

function answers({ words, is_exact }: Term, word: string): boolean {
  if (word === '') return false
  if (words.some((wanted) => /^S\d$/.test(wanted))) return canonical(word) === 'bintang'
  const forms = [word, canonical(word), monthAt([word])?.word ?? word]
  return words.some((wanted) =>
    forms.some((form) => form === wanted || sameMonth(form, wanted) || (!is_exact && form.startsWith(wanted))),
  )
}

/** A term with a year (`h144809`) still answers the month's name alone (`h09`). */
const sameMonth = (form: string, wanted: string): boolean =>
  /^[hm]\d\d$/.test(form) && /^[hm]\d{6}$/.test(wanted) && form[0] === wanted[0] && form.slice(1) === wanted.slice(5)
