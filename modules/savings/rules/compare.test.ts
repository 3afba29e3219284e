import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { addDays, addMonths } from '#core/time.ts'
import { cashWay, financingWay, firstDepositOn, leftOf, monthsUntil, savingWay } from './compare.ts'
import { savingMonths } from './deposit.ts'

const today = '2026-11-18'
const date = (departs_on: string, price = 30_000_000) => ({
  departs_on,
  closes_on: addDays(departs_on, -30),
  price: rupiah(price),
})
const dates = ['2026-12-01', '2026-12-30', '2027-02-20', '2027-11-17', '2027-11-20', '2027-12-20'].map((day) =>
  date(day),
)
const basis = { price: rupiah(30_000_000), today, dates }
const saved = (months: number, day = 5) => savingWay(basis, { months, day, monthly_fee: rupiah(2_500) })
const offer = { monthly: 991_667, last: 991_659, months: 24, down_payment: 10_000_000, days_before: 60 }
const financed = financingWay(basis, { ...offer, paid_in_all: 34_485_000 })

describe('when one can leave', () => {
  test('cash takes the first date that is still booked, not one that closed', () => {
    expect(cashWay(basis)).toMatchObject({ total: 30_000_000, extra: 0, departs_on: '2026-12-30' })
  })

  test('a plan begun today reaches the dates behind its last deposit, not those before its months are over', () => {
    expect(saved(12)).toMatchObject({ begins_on: '2026-12-05', ends_on: '2027-11-05', leaves_from: '2027-11-18' })
    expect(saved(12).departs_on).toBe('2027-12-20')
  })

  test('a plan that ends behind all dates reaches none yet', () => {
    expect(saved(24).departs_on).toBeUndefined()
  })

  test('with a bank one leaves as soon as it still takes applications', () => {
    expect(financed).toMatchObject({ leaves_from: '2027-01-17', departs_on: '2027-02-20', extra: 4_485_000 })
  })
})

test('each way is priced by the date it names, and where it reaches none by the usual price', () => {
  const priced = [
    date('2026-12-30', 32_000_000),
    date('2027-02-20', 31_000_000),
    date('2027-12-20', 30_900_000),
    date('2028-01-20', 30_100_000),
  ]
  const at = { ...basis, price: rupiah(29_300_000), dates: priced }
  expect(cashWay(at)).toMatchObject({ departs_on: '2026-12-30', price: 32_000_000, total: 32_000_000 })
  const terms = { months: 12, day: 5, monthly_fee: rupiah(2_500) }
  expect(savingWay(at, terms)).toMatchObject({ departs_on: '2028-01-20', price: 30_100_000, total: 30_130_000 })
  expect(savingWay(at, { ...terms, months: 24 })).toMatchObject({ departs_on: undefined, price: 29_300_000 })
  const closing = savingWay({ ...at, dates: [date('2026-12-30', 29_000_000), date('2027-11-20', 30_500_000)] }, terms)
  expect(closing).toMatchObject({ departs_on: undefined, price: 30_500_000 })
  const financing = financingWay(at, { ...offer, paid_in_all: 35_000_000 })
  expect(financing).toMatchObject({ departs_on: '2027-02-20', price: 31_000_000, extra: 4_000_000 })
})

test('the first deposit is on the next such day, never today', () => {
  expect([17, 18, 19, 1, 28].map((day) => firstDepositOn(today, day))).toEqual([
    '2026-12-17',
    '2026-12-18',
    '2026-11-19',
    '2026-12-01',
    '2026-11-28',
  ])
  expect(firstDepositOn('2026-12-31', 5)).toBe('2027-01-05')
})

test('months are counted as people do', () => {
  const days = [today, addDays(today, 1), addMonths(today, 1), addMonths(today, 6), addMonths(today, 24)]
  expect(days.map((day) => monthsUntil(today, day))).toEqual([0, 0, 1, 6, 24])
  expect(monthsUntil(today, '2026-11-01')).toBe(0)
})

test('what is left may be less than nothing, and a share is never made smaller', () => {
  expect(leftOf(6_000_000, 1_500_000)).toEqual({ left: 4_500_000, percent: 25 })
  expect(leftOf(1_000_000, 1_000_001)).toEqual({ left: -1, percent: 101 })
})

test('whatever the price, the months, the day and the fee, the payments come to the total, and the extra is the fee', () => {
  const price = fc.integer({ min: 50_001, max: 900_000_000 })
  const fee = fc.integer({ min: 0, max: 50_000 })
  fc.assert(
    fc.property(price, fc.constantFrom(...savingMonths), fc.integer({ min: 1, max: 28 }), fee, (...given) => {
      const [sum, months, day, monthly] = given
      const way = savingWay({ ...basis, price: rupiah(sum), dates: [] }, { months, day, monthly_fee: rupiah(monthly) })
      expect(way.first + way.each * (way.rest - 1) + way.last).toBe(sum)
      expect([way.last > 0, way.last <= way.each, way.extra]).toEqual([true, true, monthly * months])
      expect(way.total).toBe(sum + way.extra)
      expect([way.begins_on > today, way.ends_on < addMonths(today, months + 1)]).toEqual([true, true])
    }),
  )
})

test('no way promises a date that leaves before one can, or closes before it is paid', () => {
  const offsets = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 12 })
  fc.assert(
    fc.property(offsets, fc.constantFrom(...savingMonths), fc.integer({ min: 1, max: 28 }), (days, months, day) => {
      const open = [...days].sort((a, b) => a - b).map((one) => date(addDays(today, one)))
      const way = savingWay({ ...basis, dates: open }, { months, day, monthly_fee: rupiah(0) })
      const { departs_on } = way
      return departs_on === undefined || (departs_on >= way.leaves_from && date(departs_on).closes_on > way.ends_on)
    }),
  )
})
