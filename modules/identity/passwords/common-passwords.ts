import { dictionary } from '@zxcvbn-ts/language-common'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { normalizedPassword } from '../rules/password.ts'

const common = new Set(dictionary['passwords-common'])
// A word with a year behind it is guessed first; rarer words of the list may stay part of a longer password.
const frequent = new Set(dictionary['passwords-common'].slice(0, 20_000))

/** What people of this trade would try first. */
const trade = new Set(
  'rihla safar safaramanah umrah umroh umra haji hajj hajji mekkah makkah mekah mecca madinah medina kabah kaabah baitullah bismillah alhamdulillah assalamualaikum allah allahuakbar muhammad ramadhan ramadan jamaah jemaah hasanah indonesia jakarta merdeka sayang rahasia katasandi sandi abc abcd admin user'.split(
    ' ',
  ),
)

const edges = /^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu
const leet: Record<string, string> = { '@': 'a', '4': 'a', '0': 'o', '3': 'e', $: 's', '5': 's', '7': 't', '!': 'i' }

const plain = (word: string, one: string): string =>
  word.replace(/[@40357$!1]/g, (sign) => (sign === '1' ? one : (leet[sign] ?? sign)))

/** Whether a guesser's first tries find it: as it is, without years and signs around it, or with letters for signs. */
export function isCommonPassword(password: string): boolean {
  const whole = normalizedPassword(password).toLowerCase()
  const bare = whole.replace(edges, '')
  if (common.has(whole)) return true
  const readings = [whole, bare].flatMap((word) => [plain(word, 'i'), plain(word, 'l')])
  const words = [bare, ...readings, ...readings.map((word) => word.replace(edges, ''))]
  return words.some((word) => frequent.has(word) || trade.has(word))
}

export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw new Refusal(codes.password_common)
}
