import { expect, test } from 'vitest'
import { typedAmount } from '../../components/form/typed-amount.ts'
import { carriedBy, planAddress, readPlan } from './query.ts'

const read = (text: string) => readPlan(new URLSearchParams(text))

test('a plan comes back from its address as it was', () => {
  const plan = { step: 5, package: 'umroh-hemat', months: 18, day: 25, bank: 'bank-amanina.wadiah', down: 7_500_000 }
  expect(read(planAddress(plan).split('?')[1] ?? '')).toEqual({ ...plan, target: undefined })
  expect(planAddress({ step: 2, target: '30000000', months: 12, day: 1 })).toBe(
    '/perencanaan-tabungan?target=30000000&step=2',
  )
})

test('what nobody offers is as if it had not been said', () => {
  const usual = { step: 1, months: 12, day: 1 }
  for (const text of ['', 'step=9&months=7&day=31&down=-1', 'step=x&months=&day=0&down=1e9', 'bank=%20&package=']) {
    expect(read(text), text).toMatchObject(usual)
    expect(read(text)).toMatchObject({ package: undefined, bank: undefined, down: undefined })
  }
})

test('a package from elsewhere opens at its second step, and a sum beside it is not meant', () => {
  expect(read('package=umroh-hemat&target=1')).toMatchObject({ step: 2, package: 'umroh-hemat', target: undefined })
})

test('whatever else stands in an address never goes on: no income in a link', () => {
  expect(planAddress(read('target=30000000&income=9000000&step=4'))).not.toContain('income')
  expect(carriedBy(read('target=30000000&income=9&months=6'), ['months'])).toEqual([
    ['target', '30000000'],
    ['step', '1'],
  ])
})

test('amounts are read as people type them', () => {
  const typed = ['30000000', '30.000.000', 'Rp. 30.000.000', 'IDR 30,000,000', '30 000 000', '', 'abc', '-5', '3e7']
  expect(typed.map(typedAmount)).toEqual([3e7, 3e7, 3e7, 3e7, 3e7, undefined, undefined, undefined, undefined])
})
