import type { Language } from '#core/messages.ts'
import { inLanguage, splitLanguage } from '../to.ts'
import { assetsIn, nameOf, type Saved, scriptless, stamped, titleOf, whenCut, withSaved } from './html.ts'
import { byAddress, keepAssets, keepPictures, pathsIn, trim } from './parts.ts'
import { groups, isCopied, offlinePath, placeOf } from './places.ts'
import { cacheNames, copyHeader, isKeepable, mostPages, savedKeyFor } from './rules.ts'

const dayMs = 24 * 60 * 60 * 1000
const titleHeader = 'x-copy-title'
const savedAtHeader = 'x-copy-kept-at'
/** What a copy keeps of its answer: what the browser must know of it, and nothing about who asked. */
const copiedHeaders = [
  'content-type',
  'content-security-policy',
  'etag',
  'referrer-policy',
  'x-content-type-options',
] as const

const pathIn = (key: string): string => key.split('?')[0] ?? ''

/** Asks for a page as nobody: no cookie goes, and `wishes` (text size and look) are all that is told. */
const askCopy = (key: string, wishes: string, etag?: string | null): Promise<Response> =>
  fetch(key, {
    headers: { accept: 'text/html', [copyHeader]: wishes, ...(etag && { 'if-none-match': etag }) },
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
  })

function copyOf(html: string, { headers }: Response): Response {
  const now = new Date()
  const copied = copiedHeaders.map((name) => [name, headers.get(name) ?? ''] as const).filter(([, value]) => value)
  const own = { [titleHeader]: encodeURIComponent(titleOf(html)), [savedAtHeader]: now.toISOString() }
  return new Response(stamped(html, now), { headers: { ...Object.fromEntries(copied), ...own } })
}

/** What a script gets that wants a page to keep it itself. */
export async function copyFor(key: string, wishes: string): Promise<Response> {
  const answer = await askCopy(key, wishes)
  return isKeepable(pathIn(key), answer) ? copyOf(await answer.text(), answer) : answer
}

type Build = { shell: Cache; wishes: string }

/** Keeps a page with all it is made of; asks only whether it is still the same where it is there already. */
export async function keepCopy(cache: Cache, key: string, { shell, wishes }: Build): Promise<void> {
  const known = await cache.match(key, byAddress)
  const answer = await askCopy(key, wishes, known?.headers.get('etag'))
  if (answer.status === 304) return
  if (answer.status === 404 || answer.status === 410) await cache.delete(key)
  if (!isKeepable(pathIn(key), answer)) return
  const html = await answer.text()
  await keepAssets(shell, assetsIn('', html))
  await cache.put(key, copyOf(html, answer))
  await keepPictures(html)
}

export async function keepVisited(key: string, build: Build): Promise<void> {
  const pages = await caches.open(cacheNames.pages)
  await keepCopy(pages, key, build)
  await trim(pages, mostPages)
}

/** Whether it was kept within a day. */
async function isYoung(cache: Cache, key: string): Promise<boolean> {
  const at = (await cache.match(key, byAddress))?.headers.get(savedAtHeader)
  return at !== undefined && at !== null && Date.now() - Date.parse(at) < dayMs
}

const listAddress = '/offline-pages.json'

/** All prayers and guides of a language, once a day at most. */
export async function keepWhole(language: Language, build: Build): Promise<void> {
  const pages = await caches.open(cacheNames.pages)
  const done = `${listAddress}?lang=${language}`
  if (await isYoung(pages, done)) return
  const answer = await fetch(listAddress, { credentials: 'omit', cache: 'no-cache' })
  if (answer.status !== 200) return
  const listed: unknown = await answer.json()
  const paths = Array.isArray(listed) ? listed.filter((path) => typeof path === 'string' && isCopied(path)) : []
  for (const path of paths) {
    const key = inLanguage(language, path)
    if (!(await isYoung(pages, key))) await keepCopy(pages, key, build)
  }
  await pages.put(done, new Response('', { headers: { [savedAtHeader]: new Date().toISOString() } }))
}

/** The kept copy that answers for an address: a visited page, or one of the Quran that was saved. */
export async function findCopy(key: string): Promise<Response | undefined> {
  for (const name of [cacheNames.pages, cacheNames.quran]) {
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    const savedKey = savedKeyFor(key, await pathsIn(cache))
    const answer = savedKey && (await cache.match(savedKey, byAddress))
    // A browser takes no answer to a navigation that has itself been led on.
    if (answer) return answer.redirected ? new Response(answer.body, answer) : answer
  }
  return undefined
}

async function savedPages(language: Language): Promise<Saved[]> {
  const saved = new Map<string, Saved>()
  for (const name of [cacheNames.pages, cacheNames.quran]) {
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    for (const href of await pathsIn(cache)) {
      const path = pathIn(href)
      const group = placeOf(path)?.group
      if (!group || splitLanguage(path).language !== language || saved.has(href)) continue
      const title = (await cache.match(href, byAddress))?.headers.get(titleHeader)
      saved.set(href, { group, href, title: title ? decodeURIComponent(title) : nameOf(href) })
    }
  }
  const order = new Intl.Collator('id', { numeric: true })
  return [...saved.values()].sort(
    (a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || order.compare(a.href, b.href),
  )
}

/** The page that says there is no network, and what can be read all the same. */
export async function savedPage(shell: Cache, { language, status }: { language: Language; status: number }) {
  const own = await shell.match(inLanguage(language, offlinePath), byAddress)
  if (!own) return Response.error()
  const html = withSaved(scriptless(await own.text()), await savedPages(language))
  return new Response(status === 200 ? html : whenCut(html), { status, headers: own.headers })
}
