import { expect, test } from 'vitest'
import { rowsByVersion } from './rows-by-version.ts'

type Row = { id: string; version: string; text: string }

/** Rows as a database has them now, and how often each was read. */
function stored(...rows: Row[]) {
  const reads: string[] = []
  const load = async (ids: string[]) => {
    reads.push(ids.join())
    return rows.filter(({ id }) => ids.includes(id))
  }
  return { reads, load }
}

const textsIn = (rows: Map<string, Row>) => [...rows.values()].map(({ text }) => text)

test('a row is read once for each version, and only those are read that are not known', async () => {
  const rows = rowsByVersion<Row>(10)
  const { reads, load } = stored({ id: 'a', version: '1', text: 'one' }, { id: 'b', version: '1', text: 'two' })
  await rows([{ id: 'a', version: '1' }], load)
  const both = [
    { id: 'a', version: '1' },
    { id: 'b', version: '1' },
  ]
  expect(textsIn(await rows(both, load))).toEqual(['one', 'two'])
  expect(textsIn(await rows(both, load))).toEqual(['one', 'two'])
  expect(reads).toEqual(['a', 'b'])
})

test('a row that changed after its version was read is stored under its own', async () => {
  const rows = rowsByVersion<Row>(10)
  const first = { id: 'a', version: '1' }
  expect(textsIn(await rows([first], stored({ id: 'a', version: '2', text: 'new' }).load))).toEqual(['new'])
  // It is changed back: the version of before is current again.
  expect(textsIn(await rows([first], stored({ ...first, text: 'old' }).load))).toEqual(['old'])
})

test('what is gone meanwhile is missing, and the longest unused makes room', async () => {
  const rows = rowsByVersion<Row>(1)
  expect((await rows([{ id: 'a', version: '1' }], stored().load)).size).toBe(0)
  const { reads, load } = stored({ id: 'a', version: '1', text: 'one' }, { id: 'b', version: '1', text: 'two' })
  for (const id of ['a', 'b', 'a']) await rows([{ id, version: '1' }], load)
  expect(reads).toEqual(['a', 'b', 'a'])
})
