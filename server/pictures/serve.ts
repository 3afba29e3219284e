import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type PictureFormat, pictureFormats, pictureWidths } from '#core/pictures.ts'
import type { FilesPort } from '#core/ports.ts'
import { matchesTag } from '../etag.ts'
import { variantCache } from './cache.ts'
import { isBusy } from './gate.ts'
import { pictureVariant } from './variants.ts'

type StoredPicture = { file_key: string; width: number; height: number }

type Options = {
  find(id: string): Promise<StoredPicture | undefined>
  files: FilesPort
  cache_folder: string
  /** Tests count through it. */
  encode?: typeof pictureVariant
}

// Raise it when the encoder's settings change, or old variants stay in the cache for ever.
const encoderVersion = 1

const params = z.object({ id: z.string().regex(/^[a-z0-9-]{1,80}$/), name: z.string() })

const always = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" }

type VariantStore = Pick<Options, 'files' | 'cache_folder' | 'encode'>

/** One size of a master in one format, made once and then read from the folder of those made; nothing without a master. */
export function variantMaker({ files, cache_folder, encode = pictureVariant }: VariantStore) {
  const cache = variantCache(cache_folder)
  return (fileKey: string, wanted: Wanted): Promise<Buffer | undefined> =>
    cache.get(`${digest(fileKey, wanted)}.${wanted.format}`, async () => {
      const master = await files.get(fileKey)
      return master && encode({ master, ...wanted })
    })
}

/** Pictures in the sizes and formats of `core/pictures.ts`; a picture never changes under its address. */
export const picturesPlugin = (options: Options): FastifyPluginAsync => {
  const { find } = options
  const variant = variantMaker(options)

  return async (app) => {
    app.get('/pictures/:id/:name', async (request, reply) => {
      reply.headers(always)
      const parsed = params.safeParse(request.params).data
      const wanted = parsed && readName(parsed.name)
      const picture = wanted && (await find(parsed.id))
      if (!picture) return missing(reply)
      const etag = `"${digest(picture.file_key, wanted)}"`
      if (matchesTag(request.headers['if-none-match'], etag)) return forEver(reply, etag).code(304).send()
      try {
        const bytes = await variant(picture.file_key, wanted)
        if (!bytes) return missing(reply)
        return forEver(reply, etag).type(`image/${wanted.format}`).send(bytes)
      } catch (error) {
        if (!isBusy(error)) throw error
        return reply
          .code(503)
          .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
          .type('text/plain')
          .send('Busy')
      }
    })
  }
}

type Wanted = { width: number; format: PictureFormat }

const names = new Map<string, Wanted>(
  pictureWidths.flatMap((width) => pictureFormats.map((format) => [`${width}.${format}`, { width, format }] as const)),
)
const readName = (name: string): Wanted | undefined => names.get(name)

const digest = (fileKey: string, { width, format }: Wanted): string =>
  createHash('sha256').update(`${encoderVersion}\n${fileKey}\n${width}\n${format}`).digest('hex').slice(0, 40)

const forEver = (reply: FastifyReply, etag: string): FastifyReply =>
  reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' })

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
