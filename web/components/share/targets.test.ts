import { expect, test } from 'vitest'
import { shareTargets } from './targets.ts'

test('each service is given the whole address and nothing of it is lost', () => {
  const address = 'https://rihla.test/product/a?departure=1&room=quad'
  const targets = shareTargets('Umrah & Turki 50%', address)
  const read = (link: string, name: string) => new URL(link).searchParams.get(name)
  expect(read(targets.whatsapp, 'text')).toBe(`Umrah & Turki 50% ${address}`)
  expect(read(targets.facebook, 'u')).toBe(address)
  expect([read(targets.twitter, 'text'), read(targets.twitter, 'url')]).toEqual(['Umrah & Turki 50%', address])
})
test('a space travels as %20: WhatsApp shows a plus as a plus', () => {
  expect(shareTargets('Umrah hemat', 'https://a.test/').whatsapp).not.toContain('+')
})
