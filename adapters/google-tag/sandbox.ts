import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'

const tagQuery = z.object({ id: z.string().regex(/^G-[A-Z0-9]{4,20}$/) })
const hit = z.object({
  v: z.literal('2'),
  tid: tagQuery.shape.id,
  en: z.string().max(40),
  dl: z.string().max(2_000),
  dr: z.string().max(2_000).default(''),
  dt: z.string().max(500).default(''),
})
type Hit = z.output<typeof hit>

const maxHits = 100

/** What Google's tag does with its commands, as far as views go; like Google's it is silent where it was switched off. */
const tag = (id: string) => `(() => {
const id = '${id}'
const state = {}
const send = (name, values) => {
  if (window['ga-disable-' + id]) return
  const { page_location, page_referrer, page_title } = { ...state, ...values }
  document.cookie = '_ga=GA1.1.1.1; path=/; max-age=63072000; samesite=lax'
  const query = new URLSearchParams({ v: '2', tid: id, en: name, dl: page_location ?? location.href, dr: page_referrer ?? document.referrer, dt: page_title ?? document.title })
  fetch('/sandbox/google-tag/g/collect?' + query, { method: 'POST', keepalive: true })
}
const take = (command) => {
  if (Object.prototype.toString.call(command) !== '[object Arguments]') return
  const [verb, first, second] = command
  if (verb === 'set') Object.assign(state, first)
  if (verb === 'event') send(first, second)
  if (verb !== 'config' || first !== id) return
  Object.assign(state, second)
  if (second?.send_page_view !== false) send('page_view', {})
}
const layer = (window.dataLayer ??= [])
const waiting = layer.splice(0)
layer.push = (...commands) => { commands.forEach(take); return Array.prototype.push.apply(layer, commands) }
layer.push(...waiting)
})()
`

/** Google's side of a measurement id: the script, and where it sends what it counted. */
export const googleTagSandbox = (): FastifyPluginAsync => async (app) => {
  const hits: Hit[] = []
  app.get('/sandbox/google-tag/gtag/js', async (request, reply) => {
    const query = tagQuery.safeParse(request.query)
    if (!query.success) return reply.code(404).send({ message: '[SANDBOX] Not a measurement id.' })
    return reply.type('text/javascript; charset=utf-8').send(tag(query.data.id))
  })
  app.post('/sandbox/google-tag/g/collect', async (request, reply) => {
    const query = hit.safeParse(request.query)
    if (!query.success) return reply.code(400).send({ message: '[SANDBOX] Not a hit.' })
    hits.push(query.data)
    if (hits.length > maxHits) hits.shift()
    return reply.code(204).send()
  })
  app.get('/sandbox/google-tag/hits.json', async () => hits.toReversed())
}
