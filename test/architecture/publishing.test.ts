import { expect, test } from 'vitest'
import { isTest, readCode, type SourceFile } from './support/tree.ts'

// The one statement that asks for the licence before it puts a package on sale.
const publisher = 'modules/catalogue/store.publish.ts'

/** Files of the product that put a package on sale in their own way. */
function findings(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(modules|server|web|adapters)\//.test(path) && !isTest(path) && path !== publisher)
    .flatMap(({ path, text }) => (/\bstate: 'on_sale'/.test(text) ? [`${path} puts a package on sale by itself`] : []))
}

test('only publishing puts a package on sale', async () => {
  expect(findings(await readCode())).toEqual([])
})

test('a second way to put a package on sale is noticed', () => {
  const text = "db.update(products).set({ state: 'on_sale' })"
  expect(findings([{ path: 'modules/console/store.ts', text }])).toEqual([
    'modules/console/store.ts puts a package on sale by itself',
  ])
  expect(findings([{ path: publisher, text }])).toEqual([])
})
