import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isSameSecret } from '#core/ids.ts'
import { languageOf } from '#core/messages.ts'
import { jakartaDate, jakartaTimestamp } from '#core/time.ts'
import { parcelsPage, policy } from './sandbox-page.ts'
import { isDelivered, isSandboxWaybill, type ParcelBook, type SandboxParcel, stepsOf } from './sandbox-parcels.ts'
import { placeId, sandboxRates, unreached } from './sandbox-rates.ts'

const base = '/sandbox/courier'

const text = z.string().trim().min(1).max(200)
const search = z.object({ search: text, limit: z.coerce.number().int().min(1).max(1000).default(10) })
const id = z.coerce.number().int().min(100_000_000).max(999_999_999)
const cost = z.object({
  origin: id,
  destination: id,
  weight: z.coerce.number().int().min(1).max(1_000_000),
  courier: text.transform((names) => names.split(':')),
})
const waybill = z.object({ awb: text, courier: text, last_phone_number: z.string().default('') })

type Sandbox = { key: string; parcels: ParcelBook }

/**
 * RajaOngkir's side, on a table of zones and weights. A search is taken at its word: any "district, city, province" is a place,
 * but for those that no courier reaches.
 * Parcels move when somebody moves them, on the page for people.
 */
export const rajaOngkirSandbox =
  ({ key, parcels }: Sandbox): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, { ...parse(String(body)) }),
    )
    await app.register(async (pages) => mountParcels(pages, parcels))
    await app.register(async (vendor) => {
      vendor.addHook('onRequest', async (request, reply) => {
        const { key: sent } = request.headers
        if (typeof sent !== 'string' || !isSameSecret(sent, key)) return refuse(reply, 401, 'Invalid Api key')
      })
      mountRates(vendor)
      mountTracking(vendor, parcels)
    })
  }

function mountRates(app: FastifyInstance): void {
  app.get(`${base}/destination/domestic-destination`, async (request, reply) => {
    const parsed = search.safeParse(request.query)
    const [district, city, province] = parsed.data?.search.toUpperCase().split(/\s*,\s*/) ?? []
    if (!district || !city || !province || unreached.includes(city))
      return refuse(reply, 404, 'Domestic Destination not found')
    const names = { province_name: province, city_name: city, district_name: district }
    const label = `[SANDBOX] ${district}, ${city}, ${province}`
    return answer('Success Get Domestic Destinations', [
      { id: placeId(district, city, province), label, ...names, subdistrict_name: '-', zip_code: '0' },
    ])
  })
  app.post(`${base}/calculate/domestic-cost`, async (request, reply) => {
    const parsed = cost.safeParse(request.body)
    if (!parsed.success) return refuse(reply, 400, 'Missing or invalid parameters')
    const { weight, courier, ...ids } = parsed.data
    const rates = sandboxRates({ ...ids, grams: weight, couriers: courier })
    if (rates.length === 0) return refuse(reply, 404, 'Calculate Domestic Shipping cost not found')
    return answer('Success Calculate Domestic Shipping cost', rates)
  })
}

function mountTracking(app: FastifyInstance, parcels: ParcelBook): void {
  app.post(`${base}/track/waybill`, async (request, reply) => {
    const body = z.record(z.string(), z.unknown()).catch({}).parse(request.body)
    const query = z.record(z.string(), z.unknown()).catch({}).parse(request.query)
    const parsed = waybill.safeParse({ ...body, ...query })
    if (!parsed.success) return refuse(reply, 400, 'Missing or invalid parameters')
    const { awb, courier, last_phone_number } = parsed.data
    if (courier === 'jne' && !/^\d{5}$/.test(last_phone_number))
      return refuse(reply, 400, 'last_phone_number is required')
    if (!isSandboxWaybill(awb)) return refuse(reply, 404, 'Waybill not found')
    return answer('Success Get Waybill', trackOf(await parcels.find(awb, courier)))
  })
}

function trackOf(parcel: SandboxParcel) {
  const manifest = stepsOf(parcel).map(({ text, city, at }, i) => ({
    manifest_code: String(i + 1),
    manifest_description: `[SANDBOX] ${text}`,
    manifest_date: jakartaDate(at),
    manifest_time: jakartaTimestamp(at).slice(11, 16),
    city_name: city,
  }))
  const { courier, waybill: waybill_number } = parcel
  const status = isDelivered(parcel) ? 'DELIVERED' : 'ON PROCESS'
  return {
    delivered: isDelivered(parcel),
    summary: { courier_code: courier, courier_name: courier.toUpperCase(), waybill_number, status },
    delivery_status: { status },
    manifest: manifest.toReversed(),
  }
}

const named = z.object({
  waybill: z.string().trim().refine(isSandboxWaybill),
  courier: z.string().max(20).default('jne'),
})

/** For people, and for scripts that play the courier. */
function mountParcels(app: FastifyInstance, parcels: ParcelBook): void {
  const done = (request: FastifyRequest, reply: FastifyReply, parcel: SandboxParcel) =>
    /text\/html/.test(request.headers.accept ?? '') ? reply.redirect(base, 303) : trackOf(parcel)
  app.get(base, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(parcelsPage(await parcels.list(), languageOf(request.headers['accept-language']))),
  )
  app.post(`${base}/parcels`, async (request, reply) => {
    const parsed = named.safeParse(request.body)
    if (!parsed.success) return refuse(reply, 404, 'Waybill not found')
    return done(request, reply, await parcels.find(parsed.data.waybill, parsed.data.courier))
  })
  app.post(`${base}/parcels/:waybill/moves`, async (request, reply) => {
    const parsed = named.safeParse(request.params)
    const moved = parsed.success ? await parcels.move(parsed.data.waybill) : undefined
    return moved ? done(request, reply, moved) : refuse(reply, 404, 'Waybill not found')
  })
}

const answer = (message: string, data: unknown) => ({ meta: { message, code: 200, status: 'success' }, data })

const refuse = (reply: FastifyReply, code: 400 | 401 | 404, message: string) =>
  reply.code(code).send({ meta: { message: `[SANDBOX] ${message}`, code, status: 'failed' }, data: null })
