import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#core/messages.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { networkOf } from '#modules/identity/rules/network.ts'
import { oneSpelling } from '#web/one-spelling.ts'
import type { Application } from '../compose.ts'
import type { Take } from '../limits.ts'
import { type Draw, drawer, type SiteHandler, sendDrawn } from './draw-page.ts'
import { beyondOf } from './headers.ts'
import { knownCodes } from './known-codes.ts'
import { refuseOtherMethods } from './methods.ts'
import { requestFacts } from './mount.ts'
import { copyHeaders, offlineVisit } from './offline-copy.ts'
import { isSameOrigin } from './origin.ts'
import { memberHeaders, pageCache, sendCached } from './page-cache.ts'
import { siteFiles } from './page-files.ts'
import { checkForm, readPageForms } from './page-forms.ts'
import { languageOfPath, visitOf } from './page-visit.ts'
import { type PublicVisit, publicVisit } from './public-visit.ts'

const pageRoutes = ['GET', 'POST'].map((method) => ({ method, path: '/*' }))

/** The site: every address that nothing else answers. */
export async function mountPages(
  app: FastifyInstance,
  application: Application,
  site: () => Promise<SiteHandler>,
): Promise<void> {
  const draw = drawer(application, site)
  const cache = pageCache(application)
  const { knownVisit, cookiesOf } = knownCodes(application)
  const sendCopy = copySender({ application, cache, draw })
  readPageForms(app, siteFiles(application))
  limitPages(app, application, languageOfPath)
  for (const url of ['/redirect-apple', '/en/redirect-apple']) {
    app.post(url, async (request, reply) => returnFromApple(request, reply))
  }
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    // Refused before it is read: a form from elsewhere is not worth its megabytes.
    onRequest: async (request, reply) => {
      if (request.method === 'POST' && !isSameOrigin(request)) throw new Refusal(codes.origin_foreign)
      return request.method === 'POST' ? undefined : leadToOneSpelling(request, reply)
    },
    handler: async (request, reply) => {
      if (request.method === 'POST') await checkForm(request)
      const visit = await knownVisit(visitOf(request))
      const copy = offlineVisit(visit)
      if (copy) return sendCopy(request, reply, copy)
      for (const cookie of await cookiesOf(visit)) reply.header('set-cookie', cookie)
      const forAll = publicVisit(visit)
      const taken = forAll && (await cache.take(forAll, () => draw(forAll)))
      const headers = forAll?.is_for_any_member ? memberHeaders : undefined
      if (taken && 'cached' in taken) return sendCached(request, reply, { page: taken.cached, headers })
      const beyond = beyondOf(application, visit.tenant)
      return sendDrawn(request, reply, { drawn: taken?.drawn ?? (await draw(visit)), beyond })
    },
  })
  refuseOtherMethods(app, pageRoutes)
}

/** A page that answered to every spelling of its path would be rendered, and cached, for each. */
function leadToOneSpelling(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { pathname, search } = new URL(request.url, 'http://x')
  const path = oneSpelling(pathname)
  return path === undefined || path === pathname ? undefined : reply.redirect(path + search, 301)
}

type Limiting = Pick<Application, 'config' | 'nodes'>

/** Says of every request to these pages that a person made it and in which language, and limits how many they make. */
export function limitPages(app: FastifyInstance, application: Limiting, languageIn: (url: string) => Language): void {
  const wait = pageLimit(application)
  app.addHook('onRequest', async (request) => {
    request.isPage = true
    request.language = languageIn(request.url)
    const seconds = await wait(requestFacts(request).ip)
    if (seconds !== undefined) throw new Refusal(codes.too_many_requests, { retry_after_seconds: seconds })
  })
}

/** Pages of one address and minute, as many as calls: whoever reads faster is no person. */
function pageLimit({ config, nodes }: Limiting): (ip: string) => ReturnType<Take> {
  const take = nodes.limits('pages')
  const points = config.RATE_LIMIT_PER_MINUTE
  return (ip) => (points === 0 ? undefined : take(networkOf(ip), { points, seconds: 60 }))
}

type Tools = { application: Application; cache: ReturnType<typeof pageCache>; draw: Draw }

/** Sends a page to be kept on a device; one that is not for everyone, such as a 404, goes as it is and unmarked. */
const copySender =
  ({ application, cache, draw }: Tools) =>
  async (request: FastifyRequest, reply: FastifyReply, visit: PublicVisit): Promise<FastifyReply> => {
    const taken = (await cache.take(visit, () => draw(visit))) ?? { drawn: await draw(visit) }
    if ('cached' in taken) return sendCached(request, reply, { page: taken.cached, headers: copyHeaders })
    const page = await cache.press(taken.drawn, visit.tenant)
    return page
      ? sendCached(request, reply, { page, headers: copyHeaders })
      : sendDrawn(request, reply, { drawn: taken.drawn, beyond: beyondOf(application, visit.tenant) })
  }

/** Apple posts across sites, where our cookies do not travel; sent on as a GET they do, and the state can be checked. */
function returnFromApple(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8').slice(0, 8000) : '')
  const carried = new URLSearchParams()
  for (const name of ['state', 'code', 'user', 'error']) {
    const value = form.get(name)
    if (value) carried.set(name, value)
  }
  return reply.redirect(`/redirect-apple?${carried}`, 303)
}
