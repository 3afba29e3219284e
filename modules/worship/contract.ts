import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer } from '#core/file-answer.ts'
import { paged, paging } from '#core/paging.ts'
import { codes } from '#core/refusal-codes.ts'
import { parseDate } from '#core/time.ts'
import { doaCategories } from './rules/doa.ts'
import { hijriYears } from './rules/hijri-days.ts'
import { methods } from './rules/public-api-methods.ts'
import {
  quranChapterShape,
  quranLastRead,
  quranMark,
  quranMarks,
  quranPagination,
  quranPlace,
  quranResource,
  quranSearchResult,
  quranVerseShape,
} from './shapes.ts'

/** As the public service reads it: a language it does not have is answered in English. */
const language = z.string().trim().toLowerCase().max(12).optional()
const id = z.string().max(12)
const aDay = 24 * 60 * 60

export const quranChapters = call({
  method: 'GET',
  path: '/api/quran/v4/chapters',
  who: 'anyone',
  about: 'The 114 chapters, in the shape of the public Quran service.',
  answers: 'bare',
  shared_seconds: aDay,
  input: z.object({ language }),
  output: z.object({ chapters: z.array(quranChapterShape) }),
})

export const quranChapter = call({
  method: 'GET',
  path: '/api/quran/v4/chapters/:id',
  who: 'anyone',
  about: 'One chapter, 1 to 114.',
  answers: 'bare',
  shared_seconds: aDay,
  input: z.object({ id, language }),
  output: z.object({ chapter: quranChapterShape }),
  refusals: [codes.not_found],
})

export const quranVerses = call({
  method: 'GET',
  path: '/api/quran/v4/verses/by_chapter/:id',
  who: 'anyone',
  about: 'Verses of a chapter. `translations`: ids of resources, with commas; those not held are left out.',
  answers: 'bare',
  shared_seconds: aDay,
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
  refusals: [codes.not_found],
})

export const quranTranslations = call({
  method: 'GET',
  path: '/api/quran/v4/resources/translations',
  who: 'anyone',
  about: 'The translations held here, and the Latin letters as one of them.',
  answers: 'bare',
  shared_seconds: aDay,
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
      results: z.array(quranSearchResult),
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

const years = { first: 1900, last: 2100 }
const month = z.coerce.number().int().min(1).max(12).optional()
const year = z.coerce.number().int().min(years.first).max(years.last).optional()
const isDay = (text: string): boolean =>
  parseDate(text) !== undefined && Number(text.slice(0, 4)) >= years.first && Number(text.slice(0, 4)) <= years.last
const day = z
  .string()
  .max(10)
  .refine(isDay, { params: { word: 'date_invalid' } })
const cityKey = z.string().trim().min(1).max(80)

const city = z.object({
  id: z.string(),
  slug: z.string(),
  /** As people call it, in the language of the caller. */
  name: z.string(),
  official_name: z.string(),
  province: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
  /** WIB, WITA, WIT, or AST in the holy cities. */
  zone: z.string(),
})
const clock = z.string().regex(/^\d{2}:\d{2}$/)
const jadwal = z.object({
  /** The day in words, in the language of the caller. */
  tanggal: z.string(),
  date: z.string(),
  hijriah: z.string(),
  imsak: clock,
  subuh: clock,
  terbit: clock,
  dzuhur: clock,
  ashar: clock,
  maghrib: clock,
  isya: clock,
})
const method = z.object({ id: z.string(), name: z.string() })

export const cities = call({
  method: 'GET',
  path: '/api/v3/cities',
  who: 'anyone',
  about: 'Cities with prayer times: all of Indonesia, Makkah and Madinah. The best match of a search comes first.',
  input: z.object({ search: z.string().trim().max(80).optional(), ...paging(20, 600) }),
  output: paged(city),
})

export const prayerTime = call({
  method: 'GET',
  path: '/api/v3/cities/:city/prayer-time',
  who: 'anyone',
  about: 'Prayer times of a day in a city, by its id or slug; without a date, of the day it is there now.',
  input: z.object({ city: cityKey, date: day.optional() }),
  output: z.object({ city, method, jadwal }),
  refusals: [codes.city_unknown],
})

export const prayerMonth = call({
  method: 'GET',
  path: '/api/v3/cities/:city/prayer-month',
  who: 'anyone',
  about:
    'Prayer times of every day of a month in a city; without a month or year, of the one it is there now. `start`: of 30 days from that day.',
  input: z.object({ city: cityKey, month, year, start: day.optional() }),
  output: z.object({ city, method, jadwal: z.array(jadwal) }),
  refusals: [codes.city_unknown],
})

export const prayerCalendar = call({
  method: 'GET',
  path: '/api/v3/cities/:city/prayer-calendar',
  who: 'anyone',
  about:
    'The five prayers of a month, or of 30 days from `start`, as an iCalendar file with reminders. `times=all` adds imsak and sunrise.',
  input: z.object({
    city: cityKey,
    month,
    year,
    start: day.optional(),
    times: z.enum(['prayers', 'all']).default('prayers'),
    language: z.enum(['id', 'en']).optional(),
  }),
  output: fileAnswer,
  answers: 'file',
  refusals: [codes.city_unknown],
})

const place = { city: cityKey, country: z.string().trim().min(1).max(60) }
const methodNumber = (usual: number) =>
  z.coerce
    .number()
    .int()
    .refine((number) => Object.hasOwn(methods, number), { params: { word: 'method_unknown' } })
    .default(usual)
const weekday = z.object({ en: z.string(), ar: z.string().optional() })
const designation = z.object({ abbreviated: z.string(), expanded: z.string() })
const dateIn = { date: z.string(), format: z.string(), day: z.string(), weekday, year: z.string(), designation }
const serviceDay = z.object({
  timings: z.record(z.string(), z.string()),
  date: z.object({
    readable: z.string(),
    timestamp: z.string(),
    gregorian: z.object({ ...dateIn, month: z.object({ number: z.int(), en: z.string() }) }),
    hijri: z.object({
      ...dateIn,
      month: z.object({ number: z.int(), en: z.string(), ar: z.string(), days: z.int() }),
      holidays: z.array(z.string()),
    }),
  }),
  meta: z.object({
    latitude: z.number(),
    longitude: z.number(),
    timezone: z.string(),
    method: z.object({
      id: z.int(),
      name: z.string(),
      params: z.record(z.string(), z.union([z.number(), z.string()])),
    }),
    latitudeAdjustmentMethod: z.string(),
    midnightMode: z.string(),
    school: z.string(),
    offset: z.record(z.string(), z.number()),
  }),
})
const iso8601 = z
  .enum(['true', 'false', '1', '0'])
  .default('false')
  .transform((wish) => wish === 'true' || wish === '1')

export const calendarByCity = call({
  method: 'GET',
  path: '/api/prayer/v1/calendarByCity',
  who: 'anyone',
  about: 'A month of prayer times by a numbered method, in the shape of the public service.',
  input: z.object({ ...place, month, year, method: methodNumber(2), iso8601 }),
  output: z.object({ code: z.int(), status: z.string(), data: z.array(serviceDay) }),
  answers: 'bare',
  refusals: [codes.city_unknown],
})

export const timingsByCity = call({
  method: 'GET',
  path: '/api/prayer/v1/timingsByCity',
  who: 'anyone',
  about: 'Prayer times of today, or of a date (DD-MM-YYYY), by a numbered method, in the shape of the public service.',
  input: z.object({
    ...place,
    date: z
      .string()
      .max(10)
      .refine((text) => isDay(text.split('-').reverse().join('-')), { params: { word: 'date_invalid' } })
      .optional(),
    method: methodNumber(8),
    iso8601,
  }),
  output: z.object({ code: z.int(), status: z.string(), data: serviceDay }),
  answers: 'bare',
  refusals: [codes.city_unknown],
})

const hijriEvent = z.object({
  key: z.string(),
  name: z.string(),
  about: z.string(),
  hijriah: z.string(),
  month: z.int(),
  day: z.int(),
  days: z.int(),
  date: z.string(),
})

export const hijriCalendar = call({
  method: 'GET',
  path: '/api/v3/hijri-calendar',
  who: 'anyone',
  about: 'A Hijri year: when its months begin, and the days that matter in it. Each day began the evening before.',
  input: z.object({ year: z.coerce.number().int().min(hijriYears.first).max(hijriYears.last).optional() }),
  output: z.object({
    year: z.int(),
    today: z.object({ date: z.string(), hijriah: z.string(), year: z.int(), month: z.int(), day: z.int() }),
    /** Days added to the Umm al-Qura calendar. */
    offset_days: z.int(),
    months: z.array(z.object({ number: z.int(), name: z.string(), first_day: z.string(), length: z.int() })),
    events: z.array(hijriEvent),
    /** What comes next from today on, whatever year is asked for; 0 days left is today. */
    next: hijriEvent.extend({ days_left: z.int() }).nullable(),
  }),
})

export const doa = call({
  method: 'GET',
  path: '/api/v3/doa',
  who: 'anyone',
  about:
    'Supplications of the journey and of every day, in order: Arabic, Latin, meaning, source, and whether a qualified person has read it; `quran` is the text of the mushaf.',
  input: z.object({
    search: z.string().trim().max(80).optional(),
    category: z.enum(doaCategories).optional(),
  }),
  output: z.array(
    z.object({
      id: z.string(),
      category: z.enum(doaCategories),
      title: z.string(),
      arabic: z.string(),
      quran: z
        .array(z.string())
        .describe('The verses its words are taken from, such as `2:201`; empty where it is not of the Quran.'),
      latin: z.string(),
      meaning: z.string(),
      source: z.string(),
      times: z.int(),
      review: z.object({
        state: z.enum(['awaiting', 'reviewed', 'quran']),
        reviewer: z.string().nullable(),
        reviewed_on: z.string().nullable(),
      }),
    }),
  ),
})
