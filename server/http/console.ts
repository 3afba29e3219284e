import type { FastifyInstance } from 'fastify'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { mountedAt } from '#web/console/mounted-at.ts'
import type { Application } from '../compose.ts'
import { mountAssets } from './assets.ts'
import { type Build, drawer, sendDrawn } from './draw-page.ts'
import { refuseOtherMethods } from './methods.ts'
import { isSameOrigin } from './origin.ts'
import { consoleFiles } from './page-files.ts'
import { checkForm, readPageForms } from './page-forms.ts'
import { languageOfPath, visitOf } from './page-visit.ts'
import { limitPages } from './pages.ts'

/** No sign-in of others, no analytics: its pages reach nothing but their own origin. */
const beyond = { forms: [], analytics: { script: [], image: [], connect: [] } }

/**
 * The console: pages for those who work here, mounted on its own host alone. On any other these addresses are the site's, and lead
 * nowhere; a deployment that names no host has no console.
 */
export async function mountConsole(app: FastifyInstance, application: Application, build: Build): Promise<void> {
  const { console_host } = application.config
  if (console_host === undefined) return
  const constraints = { host: hostPattern(console_host) }
  const { assets: folder } = build
  if (folder) await mountAssets(app, { folder, prefix: `${mountedAt}/assets/`, constraints })
  await app.register(async (pages) => mountConsolePages(pages, application, { build, constraints }))
}

/** The host with any port, as the header has it. */
const hostPattern = (host: string): RegExp => new RegExp(`^${host.replaceAll('.', '\\.')}(?::\\d{1,5})?$`, 'i')

const languageIn = (url: string): Language => languageOfPath(url.slice(mountedAt.length))

type Mounted = { build: Build; constraints: { host: RegExp } }

async function mountConsolePages(
  app: FastifyInstance,
  application: Application,
  { build, constraints }: Mounted,
): Promise<void> {
  const draw = drawer(application, build.handler)
  // The router fetches the data of the home page from beside its address.
  const addresses = [mountedAt, `${mountedAt}.data`, `${mountedAt}/*`]
  readPageForms(app, consoleFiles(application))
  limitPages(app, application, languageIn)
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  })
  for (const url of addresses) {
    app.route({
      method: ['GET', 'HEAD', 'POST'],
      url,
      constraints,
      onRequest: async (request) => {
        if (request.method === 'POST' && !isSameOrigin(request)) throw new Refusal(codes.origin_foreign)
      },
      handler: async (request, reply) => {
        if (request.method === 'POST') await checkForm(request)
        const drawn = await draw({ ...visitOf(request), is_console: request.isConsole })
        return sendDrawn(request, reply, { drawn, beyond })
      },
    })
  }
  const taken = addresses.flatMap((path) => ['GET', 'POST'].map((method) => ({ method, path })))
  refuseOtherMethods(app, taken, constraints)
}
