import { expect, test } from 'vitest'
import { pageContextWith } from '#test/support/page-context.ts'
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
