import compress from '@fastify/compress'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type { Application } from '../compose.ts'
import { safePath } from '../log.ts'
import { mountOffline } from '../offline/serve.ts'
import { mountOpenGraph } from '../og/serve.ts'
import { pictureStore } from '../pictures/picture-store.ts'
import { picturesPlugin } from '../pictures/serve.ts'
import { markWriters } from '../recent-writers.ts'
import { mountSeo } from '../seo/serve.ts'
import { attachSockets } from '../sockets/attach.ts'
import { mountAssets } from './assets.ts'
import { answerClientError } from './client-errors.ts'
import { mountConsole } from './console.ts'
import { mountDocs } from './docs.ts'
import type { Build, Middleware } from './draw-page.ts'
import { answerFailures, retryAfterSeconds } from './failures.ts'
import { addSecurityHeaders } from './headers.ts'
import { findTenant } from './host.ts'
import { refuseOtherMethods } from './methods.ts'
import { mountCalls } from './mount.ts'
import { mountOperations } from './operations.ts'
import { mountPages } from './pages.ts'
import { mountSandboxes } from './sandboxes.ts'
import { readableUrl, refuseOddRequests, stopReadingOnceAnswered } from './sanity.ts'

/** The site, and the console beside it. */
export type Site = Build & { console?: Build }

/** Milliseconds: for a whole request, for its headers, and between two looks at who is over time. */
export type Patience = { request: number; headers: number; sweep: number }
const usualPatience: Patience = { request: 30_000, headers: 10_000, sweep: 2_000 }

/** The whole of what this process answers over HTTP. Built by main, and by tests through `inject`. */
export async function buildApp(
  application: Application,
  site?: Site,
  patience = usualPatience,
): Promise<FastifyInstance> {
  const app = makeServer(application, patience)
  logAnswers(app)
  markAnswers(app, application)
  if (application.config.DATABASE_READ_URL) markWriters(app)
  answerFailures(app)
  addSecurityHeaders(app)
  findTenant(app, application)
  refuseOddRequests(app)
  stopReadingOnceAnswered(app)
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['gzip'],
    zlibOptions: { level: 5 },
    threshold: 1024,
  })
  mountOperations(app, application)
  const { RUN } = application.config
  await app.register(picturesPlugin(pictureStore(application)))
  if (RUN.includes('api')) {
    await mountApi(app, application)
    attachSockets(app, application)
  }
  if (application.config.demo) await app.register(async (sandbox) => mountSandboxes(sandbox, application))
  if (RUN.includes('web') && site) {
    if (site.assets) await mountAssets(app, { folder: site.assets, prefix: '/assets/' })
    await app.register(async (seo) => mountSeo(seo, application))
    await app.register(async (pictures) => mountOpenGraph(pictures, application))
    await app.register(async (offline) => mountOffline(offline, application, site.assets))
    if (site.middleware) app.addHook('onRequest', besideVite(site.middleware, sitesSources))
    if (site.console?.middleware) app.addHook('onRequest', besideVite(site.console.middleware, consoleSources))
    if (site.console) await mountConsole(app, application, site.console)
    await app.register(async (pages) => mountPages(pages, application, site.handler))
  }
  return app
}

function makeServer(application: Application, patience: Patience): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = application.log
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    // A request that still came in by an open connection is answered: refusing it would be all that is gained.
    return503OnClosing: false,
    trustProxy: (_address: string, hop: number) => hop < application.config.TRUST_PROXY,
    bodyLimit: 256 * 1024,
    // A socket nobody reads from or writes to: who never takes an answer cannot hold it for ever.
    connectionTimeout: 120_000,
    // Longer than Caddy (120 s) and ingress-nginx (60 s) keep an idle connection: none ends as it is used again.
    keepAliveTimeout: 130_000,
    requestTimeout: patience.request,
    http: {
      // Node cuts slow requests only in its sweep; its default of 30 s would double every limit here.
      connectionsCheckingInterval: patience.sweep,
      headersTimeout: patience.headers,
      // A request without a host is refused in findTenant, in our words and with our headers.
      requireHostHeader: false,
    },
    rewriteUrl: readableUrl,
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 300 },
  })
  // Node would answer 417 to an expectation it does not know, and here that is the end of a session.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  return app
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    const path = safePath(request.url)
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms, tenant: request.tenant?.slug },
      'answered',
    )
  })
}

/**
 * Each answer names its request, and a "not now" says when. The answers of a process that is about to stop end their
 * connections: whoever asks next asks another process.
 */
function markAnswers(app: FastifyInstance, { state }: Application): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds)
    if (isClosing || state.is_stopping) reply.header('connection', 'close')
  })
}

async function mountApi(app: FastifyInstance, application: Application): Promise<void> {
  await app.register(async (api) => mountCalls(api, application.calls.values(), application.run))
  await app.register(async (docs) => mountDocs(docs, application))
  const documents = ['/api/openapi.json', '/api/asyncapi.json', '/api/docs'].map((path) => ({ method: 'GET', path }))
  refuseOtherMethods(app, [...[...application.calls.values()].map((bound) => bound.call), ...documents])
  const notFound = async () => {
    throw new Refusal(codes.not_found)
  }
  app.all('/api/*', { onRequest: notFound }, notFound)
}

const sitesSources = /^\/(@|node_modules\/|web\/|core\/|modules\/|__)/
const consoleSources = /^\/console\/(@|node_modules\/|__|[\w./-]+\.(?:tsx?|css|svg|woff2)(?:\?|$))/

/** Vite answers for its own addresses and leaves the rest to us. */
const besideVite = (middleware: Middleware, own: RegExp) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (!own.test(request.url)) return
  await new Promise<void>((resolve) => {
    reply.raw.on('finish', () => resolve())
    middleware(request.raw, reply.raw, resolve)
  })
  if (reply.raw.writableEnded) reply.hijack()
}
