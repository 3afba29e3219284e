import { expect, test } from 'vitest'
import { decideComment, sameness } from './comment.ts'

test('a comment keeps its words and its lines, and loses what nobody sees', () => {
  expect(decideComment('  Alhamdulillah,  \r\nbermanfaat\r\r\r\nsekali 🙏 ')).toEqual({
    ok: true,
    text: 'Alhamdulillah,\nbermanfaat\n\nsekali 🙏',
  })
  expect(decideComment('جزاكم الله خيرا').ok).toBe(true)
  expect(decideComment('<script>alert(1)</script>')).toEqual({ ok: true, text: '<script>alert(1)</script>' })
})

test('characters that cannot be shown, or that turn the text round, are refused', () => {
  for (const bad of ['a\u0007b', 'a\u001b[31m', 'a\u0085b', 'a\u202eb', 'a\u2066b', '\u0000'])
    expect([bad, decideComment(bad)]).toEqual([bad, { ok: false, code: 'F-CMT-1c1' }])
})

test('blanks and invisible characters alone are no comment', () => {
  for (const bad of ['   ', '\u200b\u200b', '\u2060 \u00ad', '\n\t\n'])
    expect([bad, decideComment(bad)]).toEqual([bad, { ok: false, code: 'F-CMT-2e2' }])
})

test('two comments are the same whatever their case and blanks', () => {
  expect(sameness('Masya  Allah\n')).toBe(sameness('masya allah'))
  expect(sameness('Masya Allah!')).not.toBe(sameness('masya allah'))
})
