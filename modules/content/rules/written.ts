import { cleanHtml, plainText } from '#core/rich-text.ts'
import { markArabic } from './arabic.ts'
import { readingMinutes } from './reading.ts'

type Translated<T> = { id: T; en: T | null }
export type Written = { title: Translated<string>; summary: Translated<string>; body: Translated<string> }

const cleanBody = (html: string): string => markArabic(cleanHtml(html))

/** A post as it is stored: its text cleaned, its Arabic marked, and what is searched and said of it made once. */
export function written({ title, summary, body }: Written) {
  const clean = { id: cleanBody(body.id), en: body.en === null ? null : cleanBody(body.en) }
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
