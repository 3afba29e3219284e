import type { PageContext } from '#core/page.ts'
import { dropNote, keepNote, readNote, textsIn } from './cookie-state.server.ts'
import type { Values } from './form.server.ts'
import { ownerField } from './owner-field.ts'

/** A form whose sender was no longer signed in. */
export type Unsent = { intent: string; values: Values }

// As long as a sign-in may take.
const noteSeconds = 1800
// Browsers keep 4096 bytes a cookie, and a note is written in base64 with its name, time and mark.
const mostBytes = 2700

// All that is kept: a cookie can be read at its screen, so no passport, birthday, companion or password is ever in one.
const savedFields = ['full_name', 'address', 'phone_number']

/** Keeps what was typed until its owner has signed in again, of the few fields that are kept at all. */
export function keepUnsent(page: PageContext, form: FormData): void {
  const { [ownerField]: owner_id, intent, ...typed } = texts(form)
  if (!owner_id || !intent) return
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => savedFields.includes(name)))
  keepNote(page, 'unsent', { owner_id, intent, values: JSON.stringify(fitting(values)) }, noteSeconds)
}

/** What this member has typed and not sent; somebody else's is forgotten. */
export function unsentOf(page: PageContext, owner_id: string): Unsent | undefined {
  const note = readNote(page, 'unsent')
  if (!note.owner_id || !note.intent) return undefined
  if (note.owner_id !== owner_id) return dropUnsent(page)
  return { intent: note.intent, values: textsIn(JSON.parse(note.values ?? '{}')) }
}

export const dropUnsent = (page: PageContext): undefined => void dropNote(page, 'unsent')

const texts = (form: FormData): Values =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))

/** A field that is too long for a cookie is too long for any form of ours: the others stay. */
function fitting(values: Values): Values {
  let left = mostBytes
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const bytes = Buffer.byteLength(JSON.stringify({ [name]: JSON.stringify(value) }))
      if (bytes > left) return false
      left -= bytes
      return true
    }),
  )
}
