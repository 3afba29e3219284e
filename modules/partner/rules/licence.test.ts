import { expect, test } from 'vitest'
import {
  type LicenceFacts,
  licenceState,
  mainLicence,
  maySell,
  neededLicences,
  permitting,
  sellingLicence,
} from './licence.ts'

const today = '2026-11-15'
const licence = (wish: Partial<LicenceFacts> = {}): LicenceFacts => ({
  kind: 'PPIU',
  valid_from: null,
  valid_until: null,
  suspended_on: null,
  ...wish,
})
const state = (valid_until: string | null, suspended_on: string | null = null) =>
  licenceState(licence({ valid_until, suspended_on }), today)

test('a licence is good through its last day', () => {
  expect([state('2026-11-16'), state('2026-11-15'), state('2026-11-14')]).toEqual(['valid', 'valid', 'expired'])
})

test('a licence is good from its first day on', () => {
  const from = (valid_from: string) => licenceState(licence({ valid_from }), today)
  expect([from('2026-11-14'), from('2026-11-15'), from('2026-11-16')]).toEqual(['valid', 'valid', 'upcoming'])
})

test('a licence without an end does not run out', () => {
  expect(state(null)).toBe('valid')
})

test('a suspension counts from its day, and before an end that has passed', () => {
  expect([state(null, '2026-11-16'), state(null, '2026-11-15'), state('2020-01-01', '2026-01-01')]).toEqual([
    'valid',
    'suspended',
    'suspended',
  ])
})

test('umrah takes a PPIU, hajj a PIHK, and a tour either or a registered business', () => {
  expect(permitting({ category: 'umroh', kind: 'regular' })).toEqual([['PPIU']])
  expect(permitting({ category: 'haji', kind: 'hajj' })).toEqual([['PIHK']])
  expect(permitting({ category: 'wisata-syariah', kind: 'umrah_tour' })).toEqual([['PPIU']])
  for (const kind of ['tour_domestic', 'tour_international']) {
    expect(permitting({ category: 'wisata-syariah', kind })).toEqual([['PPIU', 'PIHK', 'NIB']])
  }
})

test('a partner sells what one of its good licences permits', () => {
  const umrah = { category: 'umroh' } as const
  const hajj = { category: 'haji' } as const
  const both = [licence(), licence({ kind: 'PIHK', valid_until: '2026-01-01' })]
  expect([maySell(umrah, both, today), maySell(hajj, both, today)]).toEqual([true, false])
  expect(maySell(umrah, [licence({ kind: 'PIHK' })], today)).toBe(false)
  expect(maySell(umrah, [], today)).toBe(false)
  expect(maySell(umrah, [licence({ suspended_on: today }), licence()], today)).toBe(true)
})

test('the licence shown of a sale is a good one that permits it, else why it is not sold', () => {
  const old = licence({ valid_until: '2026-01-01' })
  const renewed = licence({ valid_until: '2028-01-01' })
  const other = licence({ kind: 'PIHK' })
  expect(sellingLicence({ category: 'umroh' }, [other, old, renewed], today)).toBe(renewed)
  expect(sellingLicence({ category: 'umroh' }, [other, old], today)).toBe(old)
  expect(sellingLicence({ category: 'umroh' }, [other], today)).toBeUndefined()
  expect(mainLicence([old, other], today)).toBe(other)
})

test('a hajj preparation takes people on umrah: it needs a PIHK and a PPIU, both good', () => {
  const preparation = { category: 'haji', kind: 'hajj_preparation' } as const
  const [umrah, hajj] = [licence(), licence({ kind: 'PIHK' })]
  const old = licence({ valid_until: '2026-01-01' })
  expect(permitting(preparation)).toEqual([['PPIU'], ['PIHK']])
  expect(neededLicences(preparation, [hajj], today)).toEqual([
    { kinds: ['PPIU'], licence: undefined },
    { kinds: ['PIHK'], licence: hajj },
  ])
  expect([[hajj], [umrah], [hajj, old]].map((held) => maySell(preparation, held, today))).toEqual([false, false, false])
  expect(maySell(preparation, [old, umrah, hajj], today)).toBe(true)
  expect(sellingLicence(preparation, [umrah, hajj], today)).toBe(umrah)
  expect(sellingLicence(preparation, [hajj, old], today)).toBe(old)
  expect(sellingLicence(preparation, [hajj], today)).toBeUndefined()
})
