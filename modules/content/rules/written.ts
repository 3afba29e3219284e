import { cleanHtml, plainText } from '#core/rich-text.ts'
import { readingMinutes } from './reading.ts'

type Translated<T> = { id: T; en: T | null }
export type Written = { title: Translated<string>; summary: Translated<string>; body: Translated<string> }

/** A post as it is kept: its text cleaned, and what is found and told of it made once. */
export function written({ title, summary, body }: Written) {
  const clean = { id: cleanHtml(body.id), en: body.en === null ? null : cleanHtml(body.en) }
  const plain = { id: plainText(clean.id), en: clean.en === null ? null : plainText(clean.en) }
  const all = [title.id, title.en, summary.id, summary.en, plain.id, plain.en]
  return {
    title,
    summary,
    body: clean,
    search_text: all.filter(Boolean).join(' ').toLowerCase(),
    reading_minutes: { id: readingMinutes(plain.id), en: plain.en === null ? null : readingMinutes(plain.en) },
  }
}
