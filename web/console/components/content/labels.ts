import type { Language } from '#core/messages.ts'
import { words as formWords } from '../../ui/words.ts'
import { bannerWords } from './banner-words.ts'
import { postWords } from './post-words.ts'
import { textWords } from './text-words.ts'
import { words } from './words.ts'

/** The fields of a picture by name, for the list of what is wrong. */
export function pictureLabels(language: Language) {
  const say = words(language)
  return { file: say.pictureFile, alt_id: say.altId, alt_en: say.altEn }
}

/** A text in both languages is two fields. */
function inBoth(language: Language, fields: Readonly<Record<string, string>>): Record<string, string> {
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
    text_file: say.textPictureFile,
    text_alt_id: say.textAltId,
    text_alt_en: say.textAltEn,
    category_id: say.category,
    kind: say.kind,
    slug: say.slug,
    author_name: say.authorName,
  }
}

export function bannerLabels(language: Language): Record<string, string> {
  const say = { ...words(language), ...bannerWords(language) }
  return {
    tenant_id: say.brand,
    ...inBoth(language, { title: say.title }),
    ...pictureLabels(language),
    path: say.path,
    position: say.position,
    starts_on: say.startsOn,
    ends_on: say.endsOn,
  }
}

export function galleryLabels(language: Language): Record<string, string> {
  const say = words(language)
  const title = inBoth(language, { title: say.title })
  return { tenant_id: say.brand, ...title, ...pictureLabels(language), taken_on: say.takenOn }
}

export function faqLabels(language: Language): Record<string, string> {
  const say = { ...words(language), ...textWords(language) }
  return {
    tenant_id: say.brand,
    ...inBoth(language, { question: say.question, answer: say.answer, group_name: say.groupName }),
    group_slug: say.groupSlug,
    position: say.position,
  }
}

export function pageLabels(language: Language): Record<string, string> {
  const say = { ...words(language), ...textWords(language) }
  return inBoth(language, { title: say.title, summary: say.summary, body: say.body })
}
