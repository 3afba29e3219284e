import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { pageContext } from '#web/page-context.ts'
import type { Application } from '../compose.ts'
import { pageName } from '../traces/page-name.ts'
import { codingOf, compress } from './coding.ts'
import { type Beyond, byNonce, developmentPolicy, pagePolicy } from './headers.ts'
import type { RenderedPage } from './page-cache.ts'
import { contextOf, type Visit, webRequest } from './page-visit.ts'

export type SiteHandler = (request: Request, context: RouterContextProvider) => Promise<Response>
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** One build of React Router: the site, or the console. */
export type Build = {
  handler: () => Promise<SiteHandler>
  /** The folder of built files; none while developing. */
  assets: string | undefined
  /** Serves the sources while developing. */
  middleware?: Middleware
}

export type Drawn = RenderedPage & { is_development: boolean }
export type Draw = (visit: Visit) => Promise<Drawn>

/** Has a build draw a page, and notices whether all it asked for was there. */
export function drawer(application: Application, handler: () => Promise<SiteHandler>): Draw {
  const draw = untracedDrawer(application, handler)
  const { traces } = application
  if (!traces) return draw
  return (visit) =>
    traces.within({ name: pageName(visit), facts: { 'request.id': visit.request.id } }, async (note) => {
      const drawn = await draw(visit)
      note({ 'http.response.status_code': drawn.response.status })
      return drawn
    })
}

function untracedDrawer(application: Application, handler: () => Promise<SiteHandler>): Draw {
  return async (visit) => {
    let is_whole = true
    let isAway = false
    const report = (error: unknown) => {
      is_whole = false
      isAway ||= isCallFailure(error) && error.status === 503
      visit.report(error)
    }
    const page = contextOf(application, { ...visit, report })
    const { transport } = page
    page.transport = async (wire) => {
      const reply = await transport(wire)
      if (reply.status >= 429) is_whole = false
      return reply
    }
    const context = new RouterContextProvider(new Map([[pageContext, page]]))
    const drawn = await (await handler())(webRequest(visit), context)
    // React Router makes every failure of a loader a 500; one that says "come again" stays what it is.
    const response =
      isAway && drawn.status === 500 ? new Response(drawn.body, { headers: drawn.headers, status: 503 }) : drawn
    const { nonce, set_cookies, development: is_development } = page
    return { response, is_whole, nonce, set_cookies, is_development }
  }
}

const isHtml = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false

type Sent = { drawn: Drawn; beyond: Beyond }

export async function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  { drawn, beyond }: Sent,
): Promise<FastifyReply> {
  const { response, nonce, set_cookies, is_development } = drawn
  for (const cookie of set_cookies) reply.header('set-cookie', cookie)
  // Said already here, so that hooks see it: Fastify reads it off a response only after them.
  reply.code(response.status)
  if (!isHtml(response)) return reply.send(response)
  const policy = pagePolicy(byNonce(nonce), beyond)
  for (const [name, value] of response.headers) reply.header(name, value)
  reply.header('content-security-policy', is_development ? developmentPolicy(policy) : policy)
  return sendWhole(request, reply, Buffer.from(await response.arrayBuffer()))
}

/** A page is whole when it is sent: no stream is needed to compress it. */
async function sendWhole(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding')
  const coding = codingOf(request.headers['accept-encoding'])
  return coding
    ? reply.header('content-encoding', coding).send(await compress(bytes, coding, 'one'))
    : reply.send(bytes)
}
