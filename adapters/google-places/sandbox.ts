import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { isSameSecret } from '#core/ids.ts'
import { sandboxPlace } from './sandbox-reviews.ts'

const requestShape = z.object({
  params: z.object({ id: z.string().regex(/^[\w-]{4,255}$/) }),
  query: z.object({ languageCode: z.string().max(20).default('en') }),
})
const headers = z.object({ 'x-goog-api-key': z.string().optional(), 'x-goog-fieldmask': z.string().optional() })
const known = ['id', 'displayName', 'rating', 'userRatingCount', 'googleMapsUri', 'reviews']

/** Google's side of Places API (New), as far as reviews go: key, field mask and place id are checked as Google checks them. */
export const googlePlacesSandbox =
  (config: { key: string }): FastifyPluginAsync =>
  async (app) => {
    app.get('/sandbox/google-places/v1/places/:id', async (request, reply) => {
      const { 'x-goog-api-key': key, 'x-goog-fieldmask': mask } = headers.parse(request.headers)
      if (!key) return refuse(reply, 403, 'Method doesn’t allow unregistered callers. Use an API key.')
      if (!isSameSecret(key, config.key)) return refuse(reply, 400, 'API key not valid. Please pass a valid API key.')
      const fields = mask?.split(',') ?? []
      if (fields.length === 0) return refuse(reply, 400, 'FieldMask is a required parameter.')
      if (fields.some((field) => field !== '*' && !known.includes(field))) {
        return refuse(reply, 400, 'Error expanding the fields parameter: a field of the mask is not known.')
      }
      const parsed = requestShape.safeParse({ params: request.params, query: request.query })
      if (!parsed.success) return refuse(reply, 400, 'Not a valid Place ID.')
      const { params, query } = parsed.data
      if (params.id.startsWith('gone-')) return refuse(reply, 404, 'The Place ID is no longer valid.')
      const place = Object.entries(sandboxPlace(params.id, query.languageCode))
      return Object.fromEntries(place.filter(([field]) => fields.includes('*') || fields.includes(field)))
    })
  }

const statuses = { 400: 'INVALID_ARGUMENT', 403: 'PERMISSION_DENIED', 404: 'NOT_FOUND' } as const

const refuse = (reply: FastifyReply, code: keyof typeof statuses, message: string) =>
  reply.code(code).send({ error: { code, message: `[SANDBOX] ${message}`, status: statuses[code] } })
