import type { Language } from '#core/messages.ts'
import { inLanguage, splitLanguage } from '../to.ts'
import { copyFor, findCopy, keepCopy, keepVisited, keepWhole, savedPage } from './copies.ts'
import { lostHeader } from './lost.ts'
import { anySize, assetFrom, inheritAssets } from './parts.ts'
import { offlinePath, placeOf } from './places.ts'
import { addressOf, shownIn } from './push.ts'
import { type Change, reachAgain } from './reach.ts'
import { cacheNames, isLeftOver, isOfPart, keyOf, pageOfData, patienceMs, wayOf, wishNames } from './rules.ts'
import type { Asking, WorkerScope } from './scope.ts'
import { takeOver } from './take-over.ts'

declare const self: WorkerScope
/** Set by the build: another for every other set of files. */
declare const __BUILD__: string

const openShell = (): Promise<Cache> => caches.open(cacheNames.shell + __BUILD__)
const languageOf = (url: URL): Language => splitLanguage(url.pathname).language

async function readWishes(): Promise<string> {
  const read = async (name: string) => `${name}=${(await self.cookieStore?.get(name))?.value ?? ''}`
  return (await Promise.all(wishNames.map(read))).join('; ')
}

const build = async () => ({ shell: await openShell(), wishes: await readWishes() })

self.addEventListener('install', (event) => {
  const keepOwn = async () => {
    const parts = await build()
    for (const language of ['id', 'en'] as const) {
      const path = inLanguage(language, offlinePath)
      await keepCopy(parts.shell, path, parts)
      if (!(await parts.shell.match(path))) throw new Error(`${path} could not be kept`)
    }
  }
  event.waitUntil(keepOwn())
})

self.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin(): Promise<void> {
  const left = (await caches.keys()).filter((name) => isLeftOver(name, __BUILD__))
  const older = left.filter((name) => name.startsWith(cacheNames.shell)).map((name) => caches.open(name))
  if (older.length > 0) await inheritAssets(await openShell(), await Promise.all(older))
  await Promise.all(left.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  // What was opened before this worker came has not passed through it.
  for (const { url } of await self.clients.matchAll()) await remember(new URL(url))
}

self.addEventListener('message', (event) => {
  if (event.data === takeOver) event.waitUntil(self.skipWaiting())
})

/** Keeps a page that was opened, where it is one to keep, and what belongs to it. */
async function remember(url: URL): Promise<void> {
  const place = placeOf(url.pathname)
  if (!place) return
  // Without a way to know the chosen city, its page would be kept with another's times.
  if (!place.recalls || url.search || self.cookieStore) await keepVisited(keyOf(url), await build())
  if (place.recalls && url.search && self.cookieStore) await keepVisited(url.pathname, await build())
  if (place.whole && !self.navigator.connection?.saveData) await keepWhole(languageOf(url), await build())
}

const ways: Partial<Record<ReturnType<typeof wayOf>, (event: Asking, url: URL) => Promise<Response>>> = {
  asset: async (_event, url) => assetFrom(await openShell(), url.pathname),
  picture: async ({ request }, url) => {
    try {
      return await fetch(request)
    } catch {
      return (await anySize(url.pathname)) ?? Response.error()
    }
  },
  saved: async (_event, url) => savedPage(await openShell(), { language: languageOf(url), status: 200 }),
  copy: async (_event, url) => copyFor(keyOf(url), await readWishes()),
  document: async (event, url) => {
    try {
      return await fromNetwork(event)
    } catch {
      return savedPage(await openShell(), { language: languageOf(url), status: 503 })
    }
  },
  page: (event, url) => pageOrCopy(event, url),
  data: (event, url) => dataOrReload(event, url),
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const way = wayOf({ method: request.method, mode: request.mode, url, origin: self.location.origin })
  // Copies are nobody's, but what somebody has read is theirs to take along.
  if (way === 'sign-out') event.waitUntil(Promise.all([forgetPages(), stopPush()]))
  const answer = ways[way]
  if (answer) event.respondWith(answer(event, url))
})

const forgetPages = () => Promise.all([cacheNames.pages, cacheNames.pictures].map((name) => caches.delete(name)))

/** The next person at this browser is not told of this one. */
const stopPush = async () => (await self.registration.pushManager?.getSubscription())?.unsubscribe()

self.addEventListener('push', (event) => {
  const { title, ...shown } = shownIn(event.data?.text(), self.location.host)
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(tellNewReach(event)))

/** Sent as the switch on the page sends it: the server would go on writing to nobody. */
async function tellNewReach(change: Change): Promise<void> {
  const { pushManager } = self.registration
  const options = { userVisibleOnly: true }
  const reach = await reachAgain(change, (key) => pushManager.subscribe({ ...options, applicationServerKey: key }))
  if (!reach) return
  const body = new URLSearchParams({ intent: 'subscribe', ...reach })
  await fetch('/notification', { method: 'POST', body, redirect: 'manual' })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(addressOf(event.notification.data, self.location.origin)))
})

/** A tab that shows it is brought to the front; else it opens anew. */
async function openPage(address: string): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find((client) => client.url === address)
  await (there?.focus?.() ?? self.clients.openWindow(address))
}

const fromNetwork = async ({ preloadResponse, request }: Asking): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

const later = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))

/** The network, unless it is cut, slow or broken and there is a copy. */
async function pageOrCopy(event: Asking, url: URL): Promise<Response> {
  const network = fromNetwork(event).catch(() => undefined)
  event.waitUntil(network.then((answer) => (answer?.ok ? remember(url) : undefined)))
  const first = await Promise.race([network, later(patienceMs)])
  if (first && first.status < 500) return first
  const copy = await findCopy(keyOf(url))
  if (copy) return copy
  return (await network) ?? savedPage(await openShell(), { language: languageOf(url), status: 503 })
}

/**
 * Data of pages is personal, so none is kept: without a network the router is told to load the page as a whole. Where only the
 * server is away, the page knows better: web/patient-fetch.ts.
 */
async function dataOrReload(event: Asking, url: URL): Promise<Response> {
  const page = pageOfData(url)
  const network = fetch(event.request).catch(() => undefined)
  event.waitUntil(network.then((answer) => (answer?.ok && !isOfPart(url) ? remember(page) : undefined)))
  const answer = await network
  if (answer) return answer
  if (isOfPart(url)) return Response.error()
  const headers = {
    'x-remix-redirect': page.pathname + page.search,
    'x-remix-reload-document': 'true',
    [lostHeader]: (await findCopy(keyOf(page))) ? 'kept' : 'none',
  }
  return new Response(null, { status: 204, headers })
}
