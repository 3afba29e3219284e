import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { byHash } from './by-hash.ts'

const nonce = 'bm9uY2U'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const read = (html: string) => {
  const made = byHash(Buffer.from(html), nonce)
  return made && { html: made.html.toString(), allowed: made.allowed }
}

test('what carries the nonce is allowed by its hash, in bytes as in letters, and the nonce is gone', () => {
  const html = `<style nonce="${nonce}">p{}</style><p>Ka‘bah</p><script async="" nonce="${nonce}">say("Ka‘bah")</script>`
  expect(read(html)).toEqual({
    html: '<style>p{}</style><p>Ka‘bah</p><script async="">say("Ka‘bah")</script>',
    allowed: { scripts: [hashOf('say("Ka‘bah")')], styles: [hashOf('p{}')] },
  })
})

test('what does not carry it, has no text, or runs nothing gets no hash', () => {
  const html = `<script>alert(1)</script><link rel="x" nonce="${nonce}"/><script src="/a.js" nonce="${nonce}"></script><b>end</b>`
  expect(read(html)).toEqual({
    html: '<script>alert(1)</script><link rel="x"/><script src="/a.js"></script><b>end</b>',
    allowed: { scripts: [], styles: [] },
  })
})

test('the same text twice needs one hash, and a page without the nonce stays as it is', () => {
  const twice = `<script nonce="${nonce}">a</script><script nonce="${nonce}">a</script>`
  expect(read(twice)?.allowed.scripts).toEqual([hashOf('a')])
  expect(read('<p>plain</p>')).toEqual({ html: '<p>plain</p>', allowed: { scripts: [], styles: [] } })
})

test('a page that tells its nonce anywhere else has no such form', () => {
  expect(read(`<script nonce="${nonce}">a</script><p>${nonce}</p>`)).toBeUndefined()
})
