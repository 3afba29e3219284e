import { expect, test } from 'vitest'
import * as booking from '#modules/booking/contract.ts'
import * as identity from '#modules/identity/contract.ts'
import { pageContextWith } from '#test/support/page-context.ts'
import { fieldsOf } from './form.server.ts'
import { keepUnsent, unsentOf } from './unsent.server.ts'

function sent(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** The next page of a browser that has kept this form. */
function afterKeeping(fields: Record<string, string | Blob>) {
  const page = pageContextWith()
  keepUnsent(page, sent(fields))
  const [cookie = ''] = page.set_cookies
  return { cookie, next: pageContextWith({ cookie_header: cookie.split(';')[0] ?? '' }) }
}

const typed = { owner_id: 'a', intent: 'details', full_name: 'Nur "Aini"\\', address: 'Jl. Merdeka 1\nBandung' }

test('what was typed comes back to its owner, without secrets and files', () => {
  const secrets = {
    password: 'x',
    old_password: 'x',
    current_password: 'x',
    password_confirmation: 'x',
    code: '123456',
  }
  const { next } = afterKeeping({ ...typed, ...secrets, avatar: new Blob(['x']) })
  const { owner_id: _, intent, ...values } = typed
  expect(unsentOf(next, 'a')).toEqual({ intent, values })
})

const { saveDetails, correctTraveller, checkout } = booking
const restored = ['full_name', 'address', 'phone_number']
const others = fieldsOf(saveDetails, correctTraveller, checkout, identity.updateMe).filter(
  (name) => !restored.includes(name),
)

test('what a passport says, and who travels with whom, is named by those forms', () => {
  const personal = ['passport_number', 'passport_expires_on', 'birth_date', 'gender', 'guardian_name', 'name']
  expect(others).toEqual(expect.arrayContaining([...personal, 'guardian_relation']))
})

test.each([...new Set(others)])('%s, whole or in parts, is never written into a cookie', (name) => {
  const parts = Object.fromEntries(
    [name, `${name}.year`, `${name}.day`, `participants.0.${name}`].map((key) => [key, 'X1234567']),
  )
  const { next } = afterKeeping({ ...typed, ...parts })
  expect(JSON.stringify(unsentOf(next, 'a'))).not.toContain('X1234567')
})

test('nobody else sees it, and then it is forgotten', () => {
  const { next } = afterKeeping(typed)
  expect(unsentOf(next, 'b')).toBeUndefined()
  expect(next.set_cookies).toEqual([expect.stringMatching(/^unsent=;.*Max-Age=0/)])
})

test('a form that names no owner is not kept', () => {
  expect(afterKeeping({ intent: 'details', full_name: 'x' }).cookie).toBe('')
})

test.each(['a', 'é', '"', '漢', '\n', '\u{1f54b}'])('however long it is, written in %j, it fits a cookie', (letter) => {
  const { cookie, next } = afterKeeping({ ...typed, full_name: letter.repeat(100), address: letter.repeat(5000) })
  expect(Buffer.byteLength(cookie.split(';')[0] ?? '')).toBeLessThan(4000)
  expect(unsentOf(next, 'a')?.values.full_name).toBe(letter.repeat(100))
})
