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
 * Saves pages as a guest gets them: without cookies, so that nothing of a member is ever among them. What they need to be
 * drawn, styles, scripts and letters, is saved beside them.
 */
export async function savePages(addresses: readonly string[], told: Progress): Promise<void> {
  const cache = await caches.open(quranCache)
  const waiting = [...addresses]
  const parts = new Set<string>()
  let done = 0
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const reply = await fetch(address, { credentials: 'omit', cache: 'no-cache' })
      if (!reply.ok || reply.redirected) throw new Error(`${address} answers ${reply.status}`)
      for (const part of partsOf(await reply.clone().text())) parts.add(part)
      await cache.put(address, reply)
      told(++done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const part of parts) await savePart(cache, part)
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

async function savePart(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path)) return
  const reply = await fetch(path, { credentials: 'omit' })
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}`)
  const text = /\.(?:css|js)$/.test(path) ? await reply.clone().text() : ''
  await cache.put(path, reply)
  for (const named of namedIn(path, text)) await savePart(cache, named)
}

export const forgetPages = (): Promise<boolean> => caches.delete(quranCache)
