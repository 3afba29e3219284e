import type { PageContext } from '#core/page.ts'
import { readCookie } from '#core/session-cookies.ts'

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
  | 'paid'

const attributes = (page: PageContext, seconds: number): string =>
  `; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${page.secure ? '; Secure' : ''}`

/** Keeps a few words in the browser until a later step: out of the address, and out of reach for scripts. */
export function keepNote(page: PageContext, name: NoteName, note: Note, seconds: number): void {
  const packed = Buffer.from(JSON.stringify(note)).toString('base64url')
  put(page, name, `${packed}${attributes(page, seconds)}`)
}

export const dropNote = (page: PageContext, name: NoteName): void => put(page, name, attributes(page, 0))

/** What a note said; nothing when there is none, or it is not one of ours. */
export function readNote(page: PageContext, name: NoteName): Note {
  try {
    const told: unknown = JSON.parse(Buffer.from(readCookie(page.cookie_header, name) ?? '', 'base64url').toString())
    return Object.fromEntries(Object.entries(Object(told)).filter((entry) => isText(entry)))
  } catch {
    return {}
  }
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

function put(page: PageContext, name: NoteName, rest: string): void {
  page.set_cookies = [...page.set_cookies.filter((line) => !line.startsWith(`${name}=`)), `${name}=${rest}`]
}
