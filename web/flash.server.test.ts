import { expect, test } from 'vitest'
import { CallFailure } from '#core/client.ts'
import { pageContextWith } from '#test/support/page-context.ts'
import { flash, takeFlash, toastOf } from './flash.server.ts'

const pageWith = (cookie_header: string, language: 'id' | 'en' = 'id') => pageContextWith({ language, cookie_header })
const failure = (code: string) => new CallFailure({ status: 422, body: { code, message: 'x' } })

test.each([
  ['id', 'Berkas tidak valid'],
  ['en', 'Invalid file'],
] as const)('what the server refused is said in its words, in %s, once', (language, text) => {
  const page = pageWith('')
  flash(page, toastOf(failure('F-AVT-1t1'), 'wish_failed'))
  const next = pageWith(page.set_cookies[0]?.split(';')[0] ?? '', language)
  expect(takeFlash(next)).toEqual({ text, tone: 'error' })
  expect(next.set_cookies).toEqual([expect.stringMatching(/^toast=;.*Max-Age=0/)])
})

test('a toast waits for a page that is shown: one that a script fetched to read its answer takes none', () => {
  const fetched = { ...pageWith('toast=session_ended'), is_unseen: true }
  expect([takeFlash(fetched), fetched.set_cookies]).toEqual([undefined, []])
})

test('a refusal that nobody knows is said in words of our own', () => {
  expect(toastOf(failure('F-XXX-0o0'), 'wish_failed')).toBe('wish_failed')
})

test.each(['F-XXX-0o0', 'toString', 'Halo'])('nobody can plant %j', (key) => {
  expect(takeFlash(pageWith(`toast=${key}`))).toBeUndefined()
})
