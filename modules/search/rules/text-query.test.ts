import { expect, test } from 'vitest'
import { vocabularyOf } from './near.ts'
import { understand } from './terms.ts'
import { textQueryOf } from './text-query.ts'

const today = '2026-11-15'
const uses = {
  umroh: 700,
  haji: 100,
  turki: 90,
  garuda: 200,
  aqsa: 20,
  m12: 300,
  m202612: 150,
  Cumroh: 650,
  Chaji: 90,
  Numroh: 700,
  Nhaji: 95,
  Nturki: 70,
  Nhemat: 8,
  Ngaruda: 120,
  semua: 1000,
}
const known = vocabularyOf(new Map(Object.entries(uses).map(([word, times]) => [word, times * 100])))
const query = (typed: string) => textQueryOf(understand(typed, known, today), known)
const texts = (typed: string) => {
  const { nearer, all } = query(typed)
  return [...nearer.map((step) => step.text), all]
}

test('in the name before elsewhere', () => {
  expect(texts('turki')).toEqual([`('Nturki')`, `('turki')`])
})

test('the journey that is meant comes before others that only mention it', () => {
  expect(texts('umroh turki')).toEqual([
    `('Numroh') & ('Nturki') & ('Cumroh')`,
    `('umroh') & ('turki') & ('Cumroh')`,
    `('Numroh') & ('Nturki')`,
    `('umroh') & ('turki')`,
  ])
})

test('the next December before any other, and those that bear its name first', () => {
  expect(texts('umroh desember')).toEqual([
    `('Numroh') & ('m12') & ('Ndesember' | 'Ndecember') & ('Cumroh') & ('m202612')`,
    `('umroh') & ('m12') & ('Cumroh') & ('m202612')`,
    `('Numroh') & ('m12') & ('Ndesember' | 'Ndecember') & ('Cumroh')`,
    `('umroh') & ('m12') & ('Cumroh')`,
    `('Numroh') & ('m12') & ('Ndesember' | 'Ndecember')`,
    `('umroh') & ('m12')`,
  ])
})

test('where nothing has it all, a guess is let go first, else the commonest word', () => {
  expect(query('haji gruda').rest[0]?.text).toBe(`('haji')`)
  expect(query('garuda aqsa').rest.map((step) => step.text)).toEqual([`('aqsa')`, `(('aqsa')) | (('garuda'))`])
  expect(query('garuda aqsa turki').rest.at(-1)?.text).toBe(`('aqsa')`)
  expect(query('turki').rest).toEqual([])
})

test('few answers are gathered, many are met by walking', () => {
  expect(query('umroh').is_rare).toBe(false)
  expect(query('haji turki').is_rare).toBe(true)
  expect(query('aqsa').is_rare).toBe(false)
  const small = vocabularyOf(new Map(Object.entries(uses)))
  expect(textQueryOf(understand('umroh', small, today), small).is_rare).toBe(true)
  const rarest = query('umroh murah').nearer.map((step) => step.rarest)
  expect(rarest).toEqual([`('Nhemat')`, `('Nhemat')`, undefined, undefined, undefined])
})

test('however many listings there are, no more of them are gathered', () => {
  const large = vocabularyOf(new Map(Object.entries(uses).map(([word, times]) => [word, times * 1000])))
  const { is_rare, nearer } = textQueryOf(understand('haji turki', large, today), large)
  expect([is_rare, ...nearer.map((step) => step.rarest)]).toEqual([false, undefined, undefined, undefined])
  expect(textQueryOf(understand('umroh murah', large, today), large).nearer[0]?.rarest).toBeUndefined()
})
