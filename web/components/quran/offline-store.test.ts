import { afterEach, expect, test, vi } from 'vitest'
import { savedCount, savePages } from './offline-store.ts'

const site = 'https://rihla.test'
const pages = ['/quran/1/al-fatihah', '/quran/2/al-baqarah']
const files: Record<string, string> = {
  [pages[0] ?? '']: '<link href="/assets/page.css"><script>import "/assets/page.js"</script>',
  [pages[1] ?? '']: '<link href="/assets/page.css"><script>import "/assets/page.js"</script>',
  '/assets/page.css': '@font-face{src:url(/assets/letters.woff2)}',
  '/assets/page.js': 'import"./shared.js"',
  '/assets/shared.js': 'import"./page.js"',
  '/assets/letters.woff2': 'letters',
}

/** A browser's cache and network, as far as saving needs them; `missing` cannot be had. */
function browserWith(missing?: string) {
  const stored = new Map<string, Response>()
  const fetched: string[] = []
  const cache = {
    keys: async () => [...stored.keys()].map((path) => ({ url: site + path })),
    match: async (path: string) => stored.get(path)?.clone(),
    put: async (path: string, reply: Response) => void stored.set(path, reply),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    if (path === missing) throw new TypeError('Failed to fetch')
    return new Response(files[path])
  })
  return { fetched: fetched, paths: () => [...stored.keys()].sort() }
}

afterEach(() => vi.unstubAllGlobals())

test('pages are saved with all they are drawn with, each file fetched once', async () => {
  const { fetched, paths } = browserWith()
  const progress: number[] = []
  await savePages(pages, (done) => progress.push(done))
  expect(paths()).toEqual(Object.keys(files).sort())
  expect(fetched.toSorted()).toEqual(Object.keys(files).sort())
  expect(progress).toEqual([1, 2])
  expect(await savedCount(pages)).toBe(2)
})

for (const missing of ['/assets/shared.js', '/assets/letters.woff2'])
  test(`no page counts as saved while ${missing} is not`, async () => {
    browserWith(missing)
    await expect(savePages(pages, () => {})).rejects.toThrow('Failed to fetch')
    expect(await savedCount(pages)).toBe(0)
  })
