/** Agreed with the service worker, which answers from here when there is no network. */
export const quranCache = 'rihla-quran-v1'
const atOnce = 3

type Progress = (done: number) => void

/** Addresses of one language that are saved; the keys are addresses as they are navigated to. */
export async function savedCount(addresses: readonly string[]): Promise<number> {
  const cache = await caches.open(quranCache)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return addresses.filter((address) => known.has(address)).length
}

/**
 * Saves pages as a guest gets them: without cookies, so that nothing of a member is ever among them. What a page needs to be
 * drawn, styles, scripts and letters, is saved before it: a page that is there is whole, whenever the network is cut.
 */
export async function savePages(addresses: readonly string[], onProgress: Progress): Promise<void> {
  const cache = await caches.open(quranCache)
  const waiting = [...addresses]
  const parts = new Map<string, Promise<string[]>>()
  // Pages share most of their files, and three are saved at a time.
  const saveOnce: Save = (path) => {
    const begun = parts.get(path) ?? savePart(cache, path)
    parts.set(path, begun)
    return begun
  }
  let done = 0
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const reply = await fetch(address, { credentials: 'omit', cache: 'no-cache' })
      if (!reply.ok || reply.redirected) throw new Error(`${address} answers ${reply.status}`)
      await saveParts(partsOf(await reply.clone().text()), saveOnce)
      await cache.put(address, reply)
      onProgress(++done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Files a page loads from its own site. */
const partsOf = (html: string): string[] =>
  [...html.matchAll(/["'](\/assets\/[\w.-]+)["']/g)].flatMap(([, path]) => path ?? [])

/** What a file names in turn: letters by the style that uses them, parts of the page that are fetched when needed. */
function namedIn(path: string, text: string): string[] {
  const names = path.endsWith('.css')
    ? text.matchAll(/url\(["']?(?:\/assets\/|\.\/)([\w.-]+\.woff2)["']?\)/g)
    : text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)
  return [...names].map(([, name]) => `/assets/${name}`)
}

/** Saves a file, and says which it names in turn. */
async function savePart(cache: Cache, path: string): Promise<string[]> {
  const saved = await cache.match(path)
  const reply = saved ?? (await fetch(path, { credentials: 'omit' }))
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}`)
  if (!saved) await cache.put(path, reply.clone())
  return /\.(?:css|js)$/.test(path) ? namedIn(path, await reply.text()) : []
}

type Save = (path: string) => Promise<string[]>

/** Files name each other in circles: each is looked at once. */
async function saveParts(paths: readonly string[], save: Save, seen = new Set<string>()): Promise<void> {
  const fresh = [...new Set(paths)].filter((path) => !seen.has(path))
  if (fresh.length === 0) return
  for (const path of fresh) seen.add(path)
  await saveParts((await Promise.all(fresh.map(save))).flat(), save, seen)
}

export const forgetPages = (): Promise<boolean> => caches.delete(quranCache)
