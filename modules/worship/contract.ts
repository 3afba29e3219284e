import { z } from 'zod'
import { call } from '#core/call.ts'
import {
  quranChapterShape,
  quranFound,
  quranLastRead,
  quranMark,
  quranMarks,
  quranPagination,
  quranPlace,
  quranResource,
  quranVerseShape,
} from './shapes.ts'

/** As the public service reads it: a language it does not have is answered in English. */
const language = z.string().trim().toLowerCase().max(12).optional()
const id = z.string().max(12)
const day = 24 * 60 * 60

export const quranChapters = call({
  method: 'GET',
  path: '/api/quran/v4/chapters',
  who: 'anyone',
  about: 'The 114 chapters, in the shape of the public Quran service.',
  answers: 'bare',
  shared_seconds: day,
  input: z.object({ language }),
  output: z.object({ chapters: z.array(quranChapterShape) }),
})

export const quranChapter = call({
  method: 'GET',
  path: '/api/quran/v4/chapters/:id',
  who: 'anyone',
  about: 'One chapter, 1 to 114.',
  answers: 'bare',
  shared_seconds: day,
  input: z.object({ id, language }),
  output: z.object({ chapter: quranChapterShape }),
  refusals: ['F-REQ-4n4'],
})

export const quranVerses = call({
  method: 'GET',
  path: '/api/quran/v4/verses/by_chapter/:id',
  who: 'anyone',
  about: 'Verses of a chapter. `translations`: ids of resources, with commas; those not held are left out.',
  answers: 'bare',
  shared_seconds: day,
  input: z.object({
    id,
    language,
    translations: z
      .string()
      .max(100)
      .regex(/^[\d,\s]*$/)
      .optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    per_page: z.coerce.number().int().min(1).max(286).default(10),
  }),
  output: z.object({ verses: z.array(quranVerseShape), pagination: quranPagination }),
  refusals: ['F-REQ-4n4'],
})

export const quranTranslations = call({
  method: 'GET',
  path: '/api/quran/v4/resources/translations',
  who: 'anyone',
  about: 'The translations held here, and the Latin letters as one of them.',
  answers: 'bare',
  shared_seconds: day,
  input: z.object({ language }),
  output: z.object({ translations: z.array(quranResource) }),
})

export const quranSearch = call({
  method: 'GET',
  path: '/api/quran/v4/search',
  who: 'anyone',
  about:
    'Chapters by name, places by number (2:255, juz 30, page 50), verses by words: Arabic without marks, Latin, Indonesian, English.',
  answers: 'bare',
  shared_seconds: 60 * 60,
  input: z.object({
    query: z.string().trim().min(1).max(100),
    language,
    page: z.coerce.number().int().min(1).max(700).default(1),
    size: z.coerce.number().int().min(1).max(50).default(20),
  }),
  output: z.object({
    search: z.object({
      query: z.string(),
      places: z.array(quranPlace),
      chapters: z.array(quranChapterShape),
      total_results: z.int(),
      current_page: z.int(),
      total_pages: z.int(),
      results: z.array(quranFound),
    }),
  }),
})

export const quranMarksOf = call({
  method: 'GET',
  path: '/api/v3/users/quran-marks',
  who: 'member',
  about: 'Verses this member has put aside, those taken back among them, and where they have read last.',
  input: z.object({}),
  output: quranMarks,
})

export const keepQuranMarks = call({
  method: 'POST',
  path: '/api/v3/users/quran-marks',
  who: 'member',
  about: 'Brings the marks of a device together with those of the account; of each verse what was done last stays.',
  input: z.object({ bookmarks: z.array(quranMark).max(1_000).default([]), last_read: quranLastRead.nullish() }),
  output: quranMarks,
  limit: { points: 600, seconds: 600 },
})
