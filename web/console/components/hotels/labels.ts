import type { Language } from '#core/messages.ts'
import { words } from './words.ts'

/** The fields of a hotel by name, for the list of what is wrong. */
export function hotelLabels(language: Language): Record<string, string> {
  const say = words(language)
  return { name: say.name, city: say.city, stars: say.stars, walk_minutes: say.walk }
}
