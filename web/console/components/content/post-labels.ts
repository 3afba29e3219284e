import type { Language } from '#core/messages.ts'
import { words as formWords } from '../../ui/words.ts'
import { postWords } from './post-words.ts'
import { words } from './words.ts'

/** The fields of a picture by name, for the list of what is wrong. */
export function pictureLabels(language: Language) {
  const say = words(language)
  return { file: say.pictureFile, alt_id: say.altId, alt_en: say.altEn }
}

/** A text in both languages is two fields. */
export function inBoth(language: Language, fields: Readonly<Record<string, string>>): Record<string, string> {
  const { inIndonesian, inEnglish } = formWords(language)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, label]) => [
      [`${name}.id`, `${label}, ${inIndonesian}`],
      [`${name}.en`, `${label}, ${inEnglish}`],
    ]),
  )
}

export function postLabels(language: Language): Record<string, string> {
  const say = { ...words(language), ...postWords(language) }
  return {
    ...inBoth(language, { title: say.title, summary: say.summary, body: say.body, author_role: say.authorRole }),
    ...pictureLabels(language),
    category_id: say.category,
    kind: say.kind,
    slug: say.slug,
    author_name: say.authorName,
  }
}
