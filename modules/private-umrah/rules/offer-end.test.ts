import { expect, test } from 'vitest'
import { offerEnd, soldUntil } from './offer-end.ts'

const rules = { cutoff_days_umrah: 14, private_offer_hours: 72 }
const leaving = (departs_on: string) => ({ departs_on, flights: [{ departs_at: `${departs_on}T11:00:00+07:00` }] })

test.each([
  ['long before', '2027-03-01', '2027-01-13T05:00:00.000Z'],
  ['two days before the last day to book', '2027-01-26', '2027-01-12T17:00:00.000Z'],
  ['on the last day to book', '2027-01-24', '2027-01-10T17:00:00.000Z'],
])('an offer made %s ends with its hours or with that day in Jakarta, whichever is sooner', (_, departs_on, end) => {
  expect(offerEnd(leaving(departs_on), rules, new Date('2027-01-10T05:00:00Z')).toISOString()).toBe(end)
})

test('without days before the departure it is bought until the flight has left', () => {
  const sold = soldUntil(leaving('2027-01-10'), { cutoff_days_umrah: 0 })
  expect(sold.toISOString()).toBe('2027-01-10T04:00:00.000Z')
})
