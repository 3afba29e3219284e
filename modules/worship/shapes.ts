import { z } from 'zod'

/** A chapter as the public Quran service describes it. */
export const quranChapterShape = z.object({
  id: z.int(),
  revelation_place: z.enum(['makkah', 'madinah']),
  revelation_order: z.int(),
  bismillah_pre: z.boolean(),
  name_simple: z.string(),
  name_complex: z.string(),
  name_arabic: z.string(),
  verses_count: z.int(),
  pages: z.tuple([z.int(), z.int()]),
  translated_name: z.object({ language_name: z.string(), name: z.string() }),
  /** The name as part of the address of its page. */
  slug: z.string(),
})

export const quranVerseShape = z.object({
  id: z.int(),
  verse_number: z.int(),
  verse_key: z.string(),
  /** After the list of Indonesia's ministry of religion. */
  juz_number: z.int(),
  page_number: z.int(),
  sajdah_number: z.int().nullable(),
  /** The Indonesian standard mushaf, letter by letter. */
  text_uthmani: z.string(),
  translations: z.array(z.object({ id: z.int(), resource_id: z.int(), text: z.string() })).optional(),
})

export const quranPagination = z.object({
  per_page: z.int(),
  current_page: z.int(),
  next_page: z.int().nullable(),
  total_pages: z.int(),
  total_records: z.int(),
})

export const quranResource = z.object({
  id: z.int(),
  name: z.string(),
  author_name: z.string(),
  slug: z.string(),
  language_name: z.string(),
  translated_name: z.object({ language_name: z.string(), name: z.string() }),
})

/** Somewhere to go that a search names by number or name. */
export const quranPlace = z.object({
  kind: z.enum(['chapter', 'juz', 'page', 'verse']),
  number: z.int(),
  chapter_id: z.int(),
  verse_number: z.int(),
  /** The last verse of a range; the verse itself where there is none. */
  to: z.int(),
})

const piece = z.object({ text: z.string(), is_hit: z.boolean() })

export const quranSearchResult = z.object({
  verse_id: z.int(),
  verse_key: z.string(),
  chapter_id: z.int(),
  verse_number: z.int(),
  /** Where the words were found, and the text there in pieces; together they are the text unchanged. */
  field: z.enum(['arabic', 'latin', 'indonesian', 'english']),
  pieces: z.array(piece),
  text_uthmani: z.string(),
  translation: z.string(),
})

const place = { chapter: z.int().min(1).max(114), verse: z.int().min(1).max(286) }
export const quranMark = z.object({ ...place, at: z.iso.datetime(), is_removed: z.boolean() })
export const quranLastRead = z.object({ ...place, at: z.iso.datetime() })
export const quranMarks = z.object({ bookmarks: z.array(quranMark), last_read: quranLastRead.nullable() })
