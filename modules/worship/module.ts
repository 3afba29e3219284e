import type { Handlers } from '#core/call.ts'
import { calendarByCity } from './calls/calendar-by-city.ts'
import { cities } from './calls/cities.ts'
import { exportDoa } from './calls/console/export-doa.ts'
import { listDoa } from './calls/console/list-doa.ts'
import { reviewDoa } from './calls/console/review-doa.ts'
import { seeDoa } from './calls/console/see-doa.ts'
import { doa } from './calls/doa.ts'
import { hijriCalendar } from './calls/hijri-calendar.ts'
import { keepQuranMarks } from './calls/keep-quran-marks.ts'
import { prayerCalendar } from './calls/prayer-calendar.ts'
import { prayerMonth } from './calls/prayer-month.ts'
import { prayerTime } from './calls/prayer-time.ts'
import { quranChapter } from './calls/quran-chapter.ts'
import { quranChapters } from './calls/quran-chapters.ts'
import { quranMarksOf } from './calls/quran-marks-of.ts'
import { quranSearch } from './calls/quran-search.ts'
import { quranTranslations } from './calls/quran-translations.ts'
import { quranVerses } from './calls/quran-verses.ts'
import { timingsByCity } from './calls/timings-by-city.ts'
import * as consoleContract from './contract.console.ts'
import * as contract from './contract.ts'
import type { WorshipPorts } from './ports.ts'

export { quranPaths } from './quran/chapters.ts'

const calls = {
  quranChapters,
  quranChapter,
  quranVerses,
  quranTranslations,
  quranSearch,
  quranMarksOf,
  keepQuranMarks,
  cities,
  prayerTime,
  prayerMonth,
  prayerCalendar,
  calendarByCity,
  timingsByCity,
  hijriCalendar,
  doa,
} satisfies Handlers<typeof contract, WorshipPorts>

const consoleCalls = { listDoa, exportDoa, seeDoa, reviewDoa } satisfies Handlers<typeof consoleContract, WorshipPorts>

export const worship = { contract, calls, console: { contract: consoleContract, calls: consoleCalls }, jobs: [] }
