import { minuteMs } from '#core/time.ts'
import { defaultPlace, placeName, placeOf } from '#modules/worship/rules/prayer-places.ts'
import { type Context, pageOf } from '../../api.server.ts'
import { prayerCity } from '../../prayer-city.ts'
import { placeWords } from '../shell/words.ts'
import { prayerSlots } from './prayer-slots.ts'
import { stripWords } from './strip-words.ts'

const ways = [
  { path: '/quran', word: 'quran' },
  { path: '/jadwal-sholat', word: 'prayerTimes' },
  { path: '/kiblat', word: 'qibla' },
  { path: '/doa', word: 'doa' },
] as const

/** The prayers ahead in the city this browser has chosen, and the ways to worship. No call is made: it cannot fail. */
export function loadPrayerStrip(context: Context) {
  const { language, now, cookie_header } = pageOf(context)
  const place = placeOf(prayerCity(cookie_header) ?? '') ?? defaultPlace
  return {
    say: stripWords(language),
    label: placeWords(language).worship,
    links: ways.map(({ path, word }) => ({ href: path, label: placeWords(language)[word], isCurrent: false })),
    city: placeName(place, language),
    zone: place.zone === 'AST' ? stripWords(language).saudi : place.zone,
    made: now.getTime() - (now.getTime() % minuteMs),
    slots: prayerSlots(place, { now, language }),
  }
}

export type PrayerStripData = ReturnType<typeof loadPrayerStrip>
