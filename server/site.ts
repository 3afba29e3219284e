import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Site } from './http/app.ts'

/** The built site; React Router's own bundle, loaded once. */
export function builtSite(root: string): Site {
  const folder = join(root, 'build', 'site')
  const load = async () => {
    const build: ServerBuild = await import(pathToFileURL(join(folder, 'server', 'index.js')).href)
    return createRequestHandler(build, 'production')
  }
  const handler = load()
  return { handler: () => handler, assets: join(folder, 'client') }
}
