import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#core/time.ts'
import type { CourierPort, Parcel, RatesAnswer } from '#modules/shipping/ports.ts'
import { cachedCouriers } from './cache.ts'

const place = {
  ...{ province_id: '32', province_name: 'Jawa Barat', city_id: '32.73', city_name: 'Kota Bandung' },
  ...{ subdistrict_id: '32.73.20', subdistrict_name: 'Antapani' },
}
const parcel: Parcel = { origin: place, destination: place, grams: 1200, couriers: ['jne', 'sicepat'] }
const good: RatesAnswer = { ok: true, rates: [] }
const bad: RatesAnswer = { ok: false, why: 'spent', detail: '' }

function cached() {
  const grams: number[] = []
  const state = { ms: 1, answer: good, grams }
  const port: CourierPort = {
    async rates(sent) {
      grams.push(sent.grams)
      return state.answer
    },
    track: async () => ({ ok: false, why: 'unreachable', detail: '' }),
  }
  return { state, couriers: cachedCouriers(port, { elapsed: () => state.ms }) }
}

test('parcels of one kilogram begun have one answer for six hours, in whatever order couriers are named', async () => {
  const { state, couriers } = cached()
  await couriers.rates(parcel)
  await couriers.rates({ ...parcel, grams: 1999, couriers: ['sicepat', 'jne'] })
  expect(state.grams).toEqual([2000])
  await couriers.rates({ ...parcel, grams: 2001 })
  state.ms += 6 * hourMs + 1
  await couriers.rates(parcel)
  expect(state.grams).toEqual([2000, 3000, 2000])
})

test('when nothing can be requested the last answer is good for a day, and then there is none', async () => {
  const { state, couriers } = cached()
  await couriers.rates(parcel)
  state.answer = bad
  state.ms += 7 * hourMs
  expect(await couriers.rates(parcel)).toEqual(good)
  state.ms += dayMs
  expect(await couriers.rates(parcel)).toEqual(bad)
})
