import { expect, test } from 'vitest'
import { choiceLines } from './choice-lines.ts'
import { offered } from './offered.ts'

const all = Array.from({ length: 100 }, (_, place) => [`travel-${place}`, `Travel ${place}`] as const)

const choices = choiceLines(all)

test('of a long list the foremost are sent, and the one that is chosen; the rest follow', () => {
  const sent = offered({ choices, value: 'travel-70' }, false)
  expect(sent).toEqual([...all.slice(0, 20), ['travel-70', 'Travel 70']])
  expect(offered({ choices, value: 'travel-3' }, false)).toEqual(all.slice(0, 20))
  expect(offered({ choices, value: 'travel-70' }, true)).toEqual(all)
})
