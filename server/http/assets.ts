import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Built files. Names carry a hash of their content, so a browser never needs to ask twice. */
export async function mountAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
    cacheControl: true,
  })
}
