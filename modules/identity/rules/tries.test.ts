import { expect, test } from 'vitest'
import { mostMailedTries, triesOf } from './tries.ts'

const pending = [
  { id: 'a', token_hash: 'first', network: '10.0.0.1' },
  { id: 'b', token_hash: 'second', network: '10.0.0.2' },
]

test.each([
  ['the secret of a registration, from anywhere', 'second', '10.0.0.9', ['registration b']],
  ['no secret, from where one was made', undefined, '10.0.0.1', ['network 10.0.0.1']],
  ['a secret that is none, from where one was made', 'other', '10.0.0.1', ['network 10.0.0.1']],
  ['no secret, from elsewhere', undefined, '10.0.0.9', ['network 10.0.0.9', 'strangers']],
  ['a secret that is none, from elsewhere', 'other', '10.0.0.9', ['network 10.0.0.9', 'strangers']],
])('a try with %s is counted by who makes it', (_, token_hash, network, keys) => {
  expect(triesOf(pending, { token_hash, network }).map((count) => count.key)).toEqual(keys)
})

test('all tries at a mailed code together stay below one chance in ten thousand', () => {
  expect(mostMailedTries / 1_000_000).toBeLessThan(1 / 10_000)
})
