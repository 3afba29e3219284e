import { parse } from 'node:querystring'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { isSameSecret } from '#core/ids.ts'
import { placeId, sandboxRates } from './sandbox-rates.ts'

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

/**
 * RajaOngkir's side, on a table of zones and weights. A search is taken at its word: any "district, city, province" is a place.
 * A waybill is `SBX` and digits; one that ends in 9 has arrived.
 */
export const rajaOngkirSandbox =
  (config: { key: string }): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, { ...parse(String(body)) }),
    )
    app.addHook('onRequest', async (request, reply) => {
      const { key } = request.headers
      if (typeof key !== 'string' || !isSameSecret(key, config.key)) return refuse(reply, 401, 'Invalid Api key')
    })
    app.get('/sandbox/courier/destination/domestic-destination', async (request, reply) => {
      const parsed = search.safeParse(request.query)
      const [district, city, province] = parsed.data?.search.toUpperCase().split(/\s*,\s*/) ?? []
      if (!district || !city || !province) return refuse(reply, 404, 'Domestic Destination not found')
      const names = { province_name: province, city_name: city, district_name: district }
      const label = `[SANDBOX] ${district}, ${city}, ${province}`
      return answer('Success Get Domestic Destinations', [
        { id: placeId(district, city, province), label, ...names, subdistrict_name: '-', zip_code: '0' },
      ])
    })
    app.post('/sandbox/courier/calculate/domestic-cost', async (request, reply) => {
      const parsed = cost.safeParse(request.body)
      if (!parsed.success) return refuse(reply, 400, 'Missing or invalid parameters')
      const { weight, courier, ...ids } = parsed.data
      const rates = sandboxRates({ ...ids, grams: weight, couriers: courier })
      if (rates.length === 0) return refuse(reply, 404, 'Calculate Domestic Shipping cost not found')
      return answer('Success Calculate Domestic Shipping cost', rates)
    })
    app.post('/sandbox/courier/track/waybill', async (request, reply) => {
      const body = z.record(z.string(), z.unknown()).catch({}).parse(request.body)
      const query = z.record(z.string(), z.unknown()).catch({}).parse(request.query)
      const parsed = waybill.safeParse({ ...body, ...query })
      if (!parsed.success) return refuse(reply, 400, 'Missing or invalid parameters')
      const { awb, courier, last_phone_number } = parsed.data
      if (courier === 'jne' && !/^\d{5}$/.test(last_phone_number))
        return refuse(reply, 400, 'last_phone_number is required')
      if (!/^SBX\d{6,20}$/.test(awb)) return refuse(reply, 404, 'Waybill not found')
      return answer('Success Get Waybill', trackOf(awb, courier))
    })
  }

function trackOf(awb: string, courier: string) {
  const isDelivered = awb.endsWith('9')
  const steps = [
    ['Paket diterima di gudang asal', '2026-01-02', '09:10', 'JAKARTA'],
    ['Paket dalam perjalanan', '2026-01-02', '21:40', 'JAKARTA'],
    ['Paket dibawa kurir ke alamat tujuan', '2026-01-04', '08:15', 'BANDUNG'],
    ...(isDelivered ? [['Paket diterima', '2026-01-04', '11:02', 'BANDUNG']] : []),
  ]
  const manifest = steps.map(([manifest_description, manifest_date, manifest_time, city_name], i) => ({
    manifest_code: String(i + 1),
    manifest_description: `[SANDBOX] ${manifest_description}`,
    manifest_date,
    manifest_time,
    city_name,
  }))
  const status = isDelivered ? 'DELIVERED' : 'ON PROCESS'
  return {
    delivered: isDelivered,
    summary: { courier_code: courier, courier_name: courier.toUpperCase(), waybill_number: awb, status },
    delivery_status: { status },
    manifest: manifest.toReversed(),
  }
}

const answer = (message: string, data: unknown) => ({ meta: { message, code: 200, status: 'success' }, data })

const refuse = (reply: FastifyReply, code: 400 | 401 | 404, message: string) =>
  reply.code(code).send({ meta: { message: `[SANDBOX] ${message}`, code, status: 'failed' }, data: null })
