import { z } from 'zod'
import { cache } from '#core/cache.ts'
import { dayMs } from '#core/time.ts'
import type { CourierPort, Parcel, Rate, RatesAnswer, TrackAnswer, Waybill } from '#modules/shipping/ports.ts'
import { fetchJson } from '../fetch-json.ts'
import type { Budget } from './budget.ts'
import { isSamePlace, searchOf } from './place.ts'

const line = z.string().max(500)
const envelope = z.object({ meta: z.object({ code: z.int(), message: line }), data: z.unknown() })
const destinations = z.array(z.object({ id: z.int(), district_name: line, city_name: line })).max(1_000)
const costs = z
  .array(z.object({ name: line, code: line, service: line, description: line, cost: z.int(), etd: line.nullable() }))
  .max(500)
const tracked = z.object({
  delivered: z.boolean(),
  summary: z.object({ status: line }),
  manifest: z
    .array(
      z.object({
        manifest_description: line,
        manifest_date: line,
        manifest_time: line,
        city_name: line.nullable().default(null),
      }),
    )
    .max(500)
    .nullable()
    .default([]),
})

/** Where it answers is asked each time: the sandbox of a demo has a port once it listens. */
type Config = { url: () => string; key: string; budget: Budget }
type Failed = Extract<RatesAnswer, { ok: false }>
type Sent = { path: string; body?: URLSearchParams; purpose?: Parameters<Budget['take']>[0] }
type Read<T> = { ok: true; data: T } | (Failed & { code?: number })

/** How long the id of a place is known: the broker's list changes a few times a year. */
const placeMs = 30 * dayMs

/**
 * RajaOngkir as Komerce runs it. Its ids come in two families, and an id of the wrong one prices another place without an
 * error: those of the search are used here with the calculation that takes them, and never leave this file.
 */
export function rajaOngkir(config: Config): CourierPort {
  const ids = cache<number>({ entries: 20_000, ttl_ms: placeMs })
  return {
    rates: (parcel) => ratesOf(config, ids, parcel),
    track: (waybill) => trackOf(config, waybill),
  }
}

async function ask<T>(
  { url, key, budget }: Config,
  { path, body, purpose = 'rates' }: Sent,
  shape: z.ZodType<T>,
): Promise<Read<T>> {
  if (!(await budget.take(purpose))) return { ok: false, why: 'spent', detail: 'the requests of today are used up' }
  const response = await fetchJson({
    what: 'RajaOngkir',
    url: `${url()}${path}`,
    method: body ? 'POST' : 'GET',
    headers: { key },
    ...(body && { body }),
  })
  if (!response.ok) return { ok: false, why: 'unreachable', detail: response.detail }
  const { status } = response.answer
  const read = envelope.safeParse(response.answer.body)
  if (status !== 200) return { ok: false, why: 'refused', detail: `RajaOngkir answered ${status}`, code: status }
  const parsed = shape.safeParse(read.data?.data)
  if (!parsed.success) return { ok: false, why: 'unreadable', detail: 'RajaOngkir answered something else' }
  return { ok: true, data: parsed.data }
}

type Ids = ReturnType<typeof cache<number>>

async function idOf(config: Config, ids: Ids, place: Parcel['origin']): Promise<Read<number>> {
  const known = ids.get(place.subdistrict_id)
  if (known !== undefined) return { ok: true, data: known }
  const query = new URLSearchParams({ search: searchOf(place), limit: '20', offset: '0' })
  const answer = await ask(config, { path: `/destination/domestic-destination?${query}` }, destinations)
  const isNone = !answer.ok && answer.code === 404
  if (!answer.ok && !isNone) return answer
  const match = answer.ok ? answer.data.find((one) => isSamePlace(one, place)) : undefined
  if (!match) return { ok: false, why: 'unknown-place', detail: `RajaOngkir knows no ${searchOf(place)}` }
  ids.set(place.subdistrict_id, match.id)
  return { ok: true, data: match.id }
}

async function ratesOf(config: Config, ids: Ids, parcel: Parcel): Promise<RatesAnswer> {
  const origin = await idOf(config, ids, parcel.origin)
  if (!origin.ok) return origin
  const destination = await idOf(config, ids, parcel.destination)
  if (!destination.ok) return destination
  const body = new URLSearchParams({
    origin: String(origin.data),
    destination: String(destination.data),
    weight: String(parcel.grams),
    courier: parcel.couriers.join(':'),
    price: 'lowest',
  })
  const answer = await ask(config, { path: '/calculate/domestic-cost', body }, costs)
  // Nobody goes there with this weight.
  if (!answer.ok) return answer.code === 404 ? { ok: true, rates: [] } : answer
  return { ok: true, rates: answer.data.filter(({ cost }) => cost > 0).map(rateOf) }
}

function rateOf({ name, code, service, description, cost, etd }: z.output<typeof costs>[number]): Rate {
  const text = etd ?? ''
  const days = (text.match(/\d+/g) ?? []).map(Number)
  const most_days = days.length > 0 ? Math.max(...days) : undefined
  return { courier: code, courier_name: name, service, description, cost, etd: text, most_days }
}

async function trackOf(config: Config, { courier, waybill, last_phone_digits }: Waybill): Promise<TrackAnswer> {
  const query = new URLSearchParams({ awb: waybill, courier, last_phone_number: last_phone_digits })
  // What it asks for stands in the address; the body is there because it wants a form.
  const sent = { path: `/track/waybill?${query}`, body: query, purpose: 'tracking' } as const
  const answer = await ask(config, sent, tracked)
  if (!answer.ok) return answer.code === 404 ? { ...answer, why: 'unknown-waybill' } : answer
  const { delivered, summary, manifest } = answer.data
  const steps = (manifest ?? []).map(({ manifest_date, manifest_time, manifest_description, city_name }) => ({
    date: manifest_date,
    time: manifest_time,
    text: manifest_description,
    city: city_name ?? '',
  }))
  return { ok: true, is_delivered: delivered, status: summary.status, steps }
}
