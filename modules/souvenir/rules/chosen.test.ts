import { expect, test } from 'vitest'
import { decideChosen } from './chosen.ts'

const line = (id: string, wish: object = {}) => ({
  ...{ id, quantity: 2, price_seen: 10_000, offer: { price: 10_000 }, problem: null },
  ...wish,
})
const [good, dearer] = [line('good'), line('dearer', { offer: { price: 12_000 } })]
const gone = { ...line('gone'), problem: 'withdrawn' } as const

const idsOf = (decision: ReturnType<typeof decideChosen>) =>
  decision.ok ? decision.lines.map(({ id }) => id) : [decision.code, ...decision.cart_item_ids]

test.each([
  ['all of it', [good], {}, ['good']],
  ['another price, unseen', [good, dearer], {}, ['F-SVN-5p5', 'dearer']],
  ['another price, by its sum', [good, dearer], { total: 44_000 }, ['good', 'dearer']],
  ['the sum of before', [good, dearer], { total: 40_000 }, ['F-SVN-5p5', 'dearer']],
  ['something gone, without a sum', [good, gone], {}, ['F-SVN-5p5', 'gone']],
  ['something gone, by the sum of the rest', [good, gone], { total: 20_000 }, ['good']],
  ['something gone, named', [good, gone], { cart_item_ids: ['gone'], total: 20_000 }, ['F-SVN-5p5', 'gone']],
  ['one of two', [good, dearer], { cart_item_ids: ['good'] }, ['good']],
  ['one that is not there', [good], { cart_item_ids: ['good', 'other'] }, ['F-SVN-5p5', 'other']],
  ['nothing at all', [], {}, ['F-SVN-4e4']],
  ['nothing that can be had', [gone], {}, ['F-SVN-4e4', 'gone']],
])('%s', (_, cart, wish, expected) => {
  expect(idsOf(decideChosen(cart, wish))).toEqual(expected)
})
