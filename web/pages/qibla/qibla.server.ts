import { formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { distanceKm, qiblaFrom } from '#modules/worship/rules/bearing.ts'
import { kaaba } from '#modules/worship/rules/kaaba.ts'
import { clockText } from '#modules/worship/rules/prayer-clock.ts'
import { type Place, placeName, zones } from '#modules/worship/rules/prayer-places.ts'
import { type Context, pageOf } from '../../api.server.ts'
import { requestedPlace } from '../../components/prayer/requested-place.server.ts'
import { words } from './words.ts'

// Nearer than this the centre of a city says nothing about where one stands.
const nearKm = 5

/** The direction of the Kaaba from a place, in figures and words. */
export function loadQibla(context: Context, url: URL) {
  const page = pageOf(context)
  const { language } = page
  const { title, description, distance, compassAlt, sunText, ...say } = words(language)
  const requested = requestedPlace(page, url.searchParams)
  if (!requested) return { say, qibla: undefined }
  const { place, from } = requested
  const name = placeName(place, language)
  const km = distanceKm(place, kaaba)
  const bearing = qiblaFrom(place)
  return {
    say,
    qibla: {
      from,
      title: title(name),
      about: description(name),
      place: { name, slug: place.slug, province: place.province },
      bearing: km < nearKm ? undefined : bearing,
      degrees: degreesText(bearing, language),
      side: sideOf(bearing, say),
      distance: distance(formatNumber(Math.round(km), language)),
      alt: compassAlt(degreesText(bearing, language), sideOf(bearing, say)),
      sun: sunOver(place, language),
    },
  }
}

export type Loaded = ReturnType<typeof loadQibla>
export type Qibla = NonNullable<Loaded['qibla']>
export type Say = Loaded['say']

const degreesText = (bearing: number, language: Language): string =>
  formatNumber(Math.round(bearing * 10) / 10, language)

const sides = ['north', 'ne', 'east', 'se', 'south', 'sw', 'west', 'nw'] as const
const sideOf = (bearing: number, say: Record<(typeof sides)[number], string>): string =>
  say[sides[Math.round(bearing / 45) % 8] ?? 'north']

/** The sun stands above the Kaaba at 09:18 UTC in May and 09:27 in July. */
function sunOver({ zone }: Place, language: Language): { text: string; isDark: boolean } {
  const at = (minutes: number) => `${clockText(minutes + zones[zone].hours * 60)} ${zone}`
  const text = words(language).sunText(at(9 * 60 + 18), at(9 * 60 + 27))
  return { text, isDark: zone === 'WIT' }
}
