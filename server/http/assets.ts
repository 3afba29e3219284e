import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, RouteOptions } from 'fastify'

type Assets = { folder: string; prefix: string; constraints?: RouteOptions['constraints'] }

/** Built files. Names carry a hash of their content, so a browser never needs to ask twice. */
export async function mountAssets(app: FastifyInstance, { folder, prefix, constraints }: Assets): Promise<void> {
  await app.register(files, {
    root: join(folder, 'assets'),
    prefix,
    ...(constraints && { constraints }),
    decorateReply: false,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
    cacheControl: true,
  })
}
