import { expect, test } from 'vitest'
import { isTest, readCode, type SourceFile } from './support/tree.ts'

/** Where an invoice is decided on; everyone else asks `modules/payment/rules/outstanding.ts` what is still due. */
const home = /^modules\/payment\//

/** Places that work out for themselves what is to be paid: two such once said different things to the same buyer. */
function ownSums({ path, text }: SourceFile): string[] {
  if (home.test(path) || isTest(path)) return []
  return [...text.matchAll(/(?<!\w)state\s*[!=]==\s*'waiting'/g)].map(
    ({ index }) => `${path}:${text.slice(0, index).split('\n').length} asks for the state of an invoice`,
  )
}

test('what is still due is asked in one place', async () => {
  expect((await readCode()).flatMap(ownSums)).toEqual([])
})

test('who sums it up for themselves is noticed', () => {
  const planted = ['const open = invoices.filter(({ state }) => state === ', "'waiting')\n"].join('')
  expect(ownSums({ path: 'web/pages/x/load.server.ts', text: `\n${planted}` })).toEqual([
    'web/pages/x/load.server.ts:2 asks for the state of an invoice',
  ])
  expect(ownSums({ path: 'modules/payment/clock.ts', text: planted })).toEqual([])
})
