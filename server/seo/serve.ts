import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cache } from '#core/cache.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Application } from '../compose.ts'
import { matchesTag } from '../etag.ts'
import { codingOf } from '../http/coding.ts'
import { robots } from './robots.ts'
import { type SourceInput, sources } from './sitemap-sources.ts'
import { sitemap, sitemapIndex } from './sitemap-xml.ts'

/** Compressed only: some megabytes of addresses are a hundredth of that, and crawlers all take gzip. */
type File = { gzipped: Buffer; etag: string }

const freshMs = 10 * 60_000
const limits = {
  entries: 500,
  bytes: { most: 32 * 1024 * 1024, of: (file: File | undefined) => file?.gzipped.length ?? 0 },
  // An address that has no file may be asked for by anybody, and any of them: none is worth a place.
  ttl_ms: (file: File | undefined) => (file ? freshMs : 0),
}

/** What search engines ask first: where they may go, and what there is. */
export function mountSeo(app: FastifyInstance, application: Application): void {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(siteOf(request))),
  )
  const serve = filesOf(application)
  app.get('/sitemap.xml', (request, reply) => serve(request, reply, () => indexOf(application, request)))
  app.get('/sitemaps/:file', (request, reply) => serve(request, reply, () => fileOf(application, request)))
}

const siteOf = (request: FastifyRequest): string => request.tenant.public_url
/** Of what may be a second old: search engines come by days later. */
const reading = <T>(
  { reads, clock }: Application,
  { tenant }: FastifyRequest,
  read: (input: SourceInput) => Promise<T>,
): Promise<T> => reads.read(false, (db) => read({ db, tenant, now: clock.now() }))

async function indexOf(application: Application, request: FastifyRequest): Promise<string> {
  const files = await reading(application, request, (input) =>
    Promise.all(
      Object.entries(sources).map(async ([name, source]) =>
        (await source.parts(input)).map(({ number, changed_at }) => ({
          path: `/sitemaps/${name}-${number}.xml`,
          changed_at,
        })),
      ),
    ),
  )
  return sitemapIndex(siteOf(request), files.flat())
}

/** One file, or nothing where there is none of that name, or nothing in it. */
async function fileOf(application: Application, request: FastifyRequest): Promise<string | undefined> {
  const [, name = '', part] = /^\/sitemaps\/([a-z]+)-(\d{1,6})\.xml(?:\?|$)/.exec(request.url) ?? []
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined
  if (!source) return undefined
  const places = await reading(application, request, (input) => source.places(input, Number(part)))
  return places.length > 0 ? sitemap(siteOf(request), places) : undefined
}

type Make = () => Promise<string | undefined>

function filesOf(application: Application) {
  const files = cache<File | undefined>(limits)
  const made = async (make: Make): Promise<File | undefined> => {
    const xml = await make()
    if (!xml) return undefined
    const gzipped = await promisify(gzip)(xml)
    return { gzipped, etag: `W/"${createHash('sha256').update(gzipped).digest('base64url').slice(0, 27)}"` }
  }
  return async (request: FastifyRequest, reply: FastifyReply, make: Make): Promise<FastifyReply> => {
    const key = `${request.tenant.id} ${application.clock.ahead()} ${request.url.split('?')[0]}`
    const file = await files.load(key, () => made(make))
    if (!file) throw new Refusal(codes.not_found)
    return send(request, reply, file)
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, { gzipped, etag }: File): Promise<FastifyReply> {
  reply.headers({ etag, 'cache-control': 'public, max-age=600', vary: 'accept-encoding' })
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type('application/xml; charset=utf-8')
  if (!codingOf(request.headers['accept-encoding'], ['gzip'])) return reply.send(await promisify(gunzip)(gzipped))
  return reply.header('content-encoding', 'gzip').send(gzipped)
}
