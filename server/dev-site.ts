import { createRequestHandler, type ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { Site } from './http/app.ts'

/** The site straight from its sources, rebuilt as they change. */
export async function devSite(): Promise<Site> {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } })
  return {
    assets: undefined,
    middleware: vite.middlewares,
    handler: async () => {
      const build = await vite.ssrLoadModule('virtual:react-router/server-build')
      return createRequestHandler(build as unknown as ServerBuild, 'development')
    },
  }
}
