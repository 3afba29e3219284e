import { assetsIn, pictureId, picturesIn } from './html.ts'
import { cacheNames, mostPictures } from './rules.ts'

/** What is kept is found by its address alone. */
export const byAddress = { ignoreVary: true } as const

export const pathsIn = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => url.slice(new URL(url).origin.length))

/** The oldest leave first. */
export async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(keys.length - most, 0)).map((key) => cache.delete(key)))
}

/** A file of the build: its name carries a hash of its content, so what is kept is always right. */
export async function assetFrom(shell: Cache, path: string): Promise<Response> {
  const cached = await shell.match(path, byAddress)
  if (cached) return cached
  // What another cache has need not be fetched, but that cache may go before this one.
  const answer = (await caches.match(path, byAddress)) ?? (await fetch(path))
  if (answer.status === 200) await shell.put(path, answer.clone())
  return answer
}

const isText = (path: string): boolean => /\.(?:js|css)$/.test(path)

/** Files that are kept with all they need: the next page need not look at them again. */
const walked = new Set<string>()

/** Keeps these files and all they need in turn, also what they would fetch only later. */
export async function keepAssets(shell: Cache, paths: readonly string[]): Promise<void> {
  const fresh = [...new Set(paths)].filter((path) => !walked.has(path))
  if (fresh.length === 0) return
  try {
    const next = fresh.map(async (path) => {
      const answer = await assetFrom(shell, path)
      return isText(path) ? assetsIn(path, await answer.text()) : []
    })
    const named = (await Promise.all(next)).flat()
    for (const path of fresh) walked.add(path)
    await keepAssets(shell, named)
  } catch (error) {
    // What is missing below is missing above.
    walked.clear()
    throw error
  }
}

/** The files that kept pages were made with, where another build has taken the place of theirs. */
export async function inheritAssets(shell: Cache, older: readonly Cache[]): Promise<void> {
  const moved = new Set<string>()
  const take = async (path: string): Promise<void> => {
    if (moved.has(path)) return
    moved.add(path)
    const answer = (await Promise.all(older.map((cache) => cache.match(path, byAddress)))).find(Boolean)
    if (!answer || (await shell.match(path, byAddress))) return
    await shell.put(path, answer.clone())
    if (isText(path)) for (const next of assetsIn(path, await answer.text())) await take(next)
  }
  for (const name of [cacheNames.pages, cacheNames.quran]) {
    const pages = (await caches.has(name)) ? await caches.open(name) : undefined
    for (const key of (await pages?.keys()) ?? []) {
      if (/\.woff2$/.test(key.url)) continue
      const text = await (await pages?.match(key, byAddress))?.text()
      for (const path of assetsIn(key.url, text ?? '')) await take(path)
    }
  }
}

/** One size of each picture of a page. A picture that cannot be had leaves its words. */
export async function keepPictures(html: string): Promise<void> {
  const cache = await caches.open(cacheNames.pictures)
  for (const path of picturesIn(html)) {
    if (await cache.match(path, byAddress)) continue
    const answer = await fetch(path, { credentials: 'omit' })
    if (answer.status === 200) await cache.put(path, answer)
  }
  await trim(cache, mostPictures)
}

/** Another size of the same picture, where the one asked for cannot be had. */
export async function anySize(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.pictures)
  const id = pictureId(pathname)
  const key = (await pathsIn(cache)).find((path) => pictureId(path) === id)
  return key ? cache.match(key, byAddress) : undefined
}
