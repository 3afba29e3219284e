import { isSameSecret } from '#core/ids.ts'
import type { PageContext } from '#core/page.ts'
import { recordOf } from '#core/record.ts'
import { cookieName, readCookie } from '#core/session-cookies.ts'

export type Note = Record<string, string | undefined>
type NoteName =
  | 'after_login'
  | 'sign_in'
  | 'verify_email'
  | 'verify_phone'
  | 'verify_booking'
  | 'cart'
  | 'reset_token'
  | 'application'
  | 'paying'
  | 'unsent'
  | 'staff_sign_in'
  | 'staff_link'

const attributes = (page: PageContext, seconds: number): string =>
  `; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${page.secure ? '; Secure' : ''}`

/** Keeps a few words in the browser until a later step: out of the address, out of reach for scripts, and signed. */
export function keepNote(page: PageContext, name: NoteName, note: Note, seconds: number): void {
  const until = page.now.getTime() + seconds * 1000
  const packed = `${Buffer.from(JSON.stringify(note)).toString('base64url')}.${until.toString(36)}`
  put(page, name, `${packed}.${markOf(page, name, packed)}${attributes(page, seconds)}`)
}

export const dropNote = (page: PageContext, name: NoteName): void => put(page, name, attributes(page, 0))

/** Of one purpose, one tenant and one time: a note that was kept for something else says nothing here. */
const markOf = (page: PageContext, name: NoteName, packed: string): string => page.sign(`${name} ${packed}`)

/** What a note said; nothing when there is none, its time is over, or it is not one of ours. */
export function readNote(page: PageContext, name: NoteName): Note {
  const cookie = readCookie(page.cookie_header, cookieName(name, page.secure)) ?? ''
  const [text = '', until = '', mark = ''] = cookie.split('.')
  if (!isSameSecret(mark, markOf(page, name, `${text}.${until}`))) return {}
  if (Number.parseInt(until, 36) < page.now.getTime()) return {}
  return textsIn(JSON.parse(Buffer.from(text, 'base64url').toString()))
}

/** The texts among the parts of what was read, by name. */
export const textsIn = (read: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(recordOf(read)).filter(isText))

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

function put(page: PageContext, name: NoteName, rest: string): void {
  const start = `${cookieName(name, page.secure)}=`
  page.set_cookies = [...page.set_cookies.filter((line) => !line.startsWith(start)), `${start}${rest}`]
}
