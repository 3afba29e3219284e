import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PageContext } from '#core/page.ts'
import { pageContextWith } from '#test/support/page-context.ts'
import { dropNote, keepNote, readNote } from './cookie-state.server.ts'
import { flash, takeFlash } from './flash.server.ts'

const now = new Date('2026-11-16T03:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

function pageOf(wish: Partial<PageContext> = {}, key = 'key'): PageContext {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return pageContextWith({ secure: true, now, sign, ...wish })
}

const cookieHeaderOf = (page: PageContext): string => page.set_cookies.map((line) => line.split(';')[0]).join('; ')

function noted(secure = true): string {
  const page = pageOf({ secure })
  keepNote(page, 'verify_email', { email: 'a@rihla.test' }, 3600)
  return cookieHeaderOf(page)
}

test('a note comes back as it was kept', () => {
  for (const secure of [true, false]) {
    const page = pageOf({ secure, cookie_header: `other=1; ${noted(secure)}` })
    expect(readNote(page, 'verify_email')).toEqual({ email: 'a@rihla.test' })
  }
})

test('over https a note is bound to its host, and never travels without encryption', () => {
  const page = pageOf()
  keepNote(page, 'cart', { bookingId: 'a' }, 60)
  flash(page, 'welcome')
  for (const line of page.set_cookies)
    expect(line).toMatch(/^__Host-(?:cart|toast)=.*; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/)
  dropNote(page, 'cart')
  expect(page.set_cookies.filter((line) => line.startsWith('__Host-cart='))).toEqual([
    '__Host-cart=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  ])
  expect(takeFlash(pageOf({ cookie_header: '__Host-toast=welcome' }))).toBeDefined()
  expect(takeFlash(pageOf({ cookie_header: 'toast=welcome' }))).toBeUndefined()
})

const planted = Buffer.from(JSON.stringify({ email: 'b@rihla.test' })).toString('base64url')
test.each([
  ['nobody signed', `__Host-verify_email=${planted}`],
  ['somebody else signed', noted().replace(/[^.]+$/, 'x'.repeat(43))],
  ['was changed', noted().replace(/=[^.]+/, `=${planted}`)],
  ['was kept for something else', noted().replace('verify_email', 'reset_token')],
  ['was given a longer life', noted().replace(/\.[0-9a-z]+\./, '.zzzzzzzzz.')],
  ['came from a neighbour, without its prefix', noted().replace('__Host-', '')],
  ['is nothing', '__Host-verify_email='],
])('a note that %s says nothing', (_title, cookie_header) => {
  const page = pageOf({ cookie_header })
  expect([readNote(page, 'verify_email'), readNote(page, 'reset_token')]).toEqual([{}, {}])
})

test('a note says nothing once its time is over, though a browser still sends it', () => {
  expect(readNote(pageOf({ cookie_header: noted(), now: later(3599) }), 'verify_email')).not.toEqual({})
  expect(readNote(pageOf({ cookie_header: noted(), now: later(3601) }), 'verify_email')).toEqual({})
})
