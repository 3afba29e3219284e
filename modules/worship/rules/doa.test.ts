import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { allDoa, doaCategories, findDoa } from './doa.ts'

test('not a letter and not a mark of the Arabic has changed', () => {
  const all = allDoa.map(({ id, arabic }) => `${id}\t${arabic}`).join('\n')
  expect(createHash('sha256').update(all).digest('hex')).toBe(
    '42052ae05e0ab8d3cba3ebed39f9d9d7430fdfbaaea50a0108922a478c636b58',
  )
})

test('every part of the journey has its doa, and each has all its parts', () => {
  expect(new Set(allDoa.map(({ category }) => category))).toEqual(new Set(doaCategories))
  for (const one of allDoa) {
    for (const text of [one.latin, one.source, ...Object.values(one.title), ...Object.values(one.meaning)]) {
      expect(text.trim(), one.id).not.toBe('')
    }
    expect(one.arabic, one.id).toMatch(/^[\p{Script=Arabic}\p{M}\s،؛.]+$/u)
  }
})

const ids = (search: string) => findDoa({ search }).map(({ id }) => id)

test.each([
  ['لبيك اللهم عمرة', 'niat-umrah'],
  ['labbaikallahumma umratan', 'niat-umrah'],
  ['pintu-pintu rahmat', 'masuk-masjid'],
  ['beneficial knowledge', 'zamzam'],
  ['Rabbana atina fiddunya', 'rukun-yamani-hajar-aswad'],
  ['muslim 1966', 'menyembelih'],
])('“%s” finds %s', (search, id) => {
  expect(ids(search)).toContain(id)
})

test('a category holds only its own, and a word that is nowhere finds nothing', () => {
  expect(findDoa({ category: 'sai' }).map(({ id }) => id)).toEqual(['menuju-safa', 'safa-marwah'])
  expect(ids('zzz')).toEqual([])
  expect(ids('%_\\')).toHaveLength(allDoa.length)
})
