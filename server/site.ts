import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { Site } from './http/app.ts'
import type { Build } from './http/draw-page.ts'

/** The built site and console; React Router's own bundles, each loaded once. */
export const builtSite = (root: string): Site => ({
  ...built(join(root, 'build', 'site')),
  console: built(join(root, 'build', 'console')),
})

function built(folder: string): Build {
  const load = async () => {
    const build: ServerBuild = await import(pathToFileURL(join(folder, 'server', 'index.js')).href)
    return createRequestHandler(build, 'production')
  }
  const handler = load()
  return { handler: () => handler, assets: join(folder, 'client') }
}
