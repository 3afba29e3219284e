import type { Handlers } from '#core/call.ts'
import { keepQuranMarks } from './calls/keep-quran-marks.ts'
import { quranChapter } from './calls/quran-chapter.ts'
import { quranChapters } from './calls/quran-chapters.ts'
import { quranMarksOf } from './calls/quran-marks-of.ts'
import { quranSearch } from './calls/quran-search.ts'
import { quranTranslations } from './calls/quran-translations.ts'
import { quranVerses } from './calls/quran-verses.ts'
import * as contract from './contract.ts'

export { quranPaths } from './quran-chapters.ts'

const calls = {
  quranChapters,
  quranChapter,
  quranVerses,
  quranTranslations,
  quranSearch,
  quranMarksOf,
  keepQuranMarks,
} satisfies Handlers<typeof contract, unknown>

export const worship = { contract, calls, jobs: [] }
