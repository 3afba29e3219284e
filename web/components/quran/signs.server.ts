import type { Language } from '#core/messages.ts'
import { type MushafSign, mushafSigns } from '#modules/worship/rules/quran/signs.ts'
import { words } from './sign-words.ts'

const isSign = (name: string): name is MushafSign => Object.hasOwn(mushafSigns, name)

/** What each sign of the text means; a mark stands on a space of its own. */
export function signsOf(language: Language) {
  const say = words(language)
  const signs = Object.keys(mushafSigns).filter(isSign)
  return { title: say.title, rows: signs.map((name) => ({ sign: `\u00a0${mushafSigns[name]}`, text: say[name] })) }
}
