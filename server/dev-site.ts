import { createRequestHandler, type ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { Site } from './http/app.ts'
import type { Build } from './http/draw-page.ts'

/** The site and the console straight from their sources, rebuilt as they change. */
export const devSite = async (): Promise<Site> => ({
  ...(await devBuild('.')),
  console: await devBuild('web/console'),
})

/** What the folder with this configuration builds. */
async function devBuild(root: string): Promise<Build> {
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
  return {
    assets: undefined,
    middleware: vite.middlewares,
    handler: async () => {
      const build = await vite.ssrLoadModule('virtual:react-router/server-build')
      return createRequestHandler(build as unknown as ServerBuild, 'development')
    },
  }
}
