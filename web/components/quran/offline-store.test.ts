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
  const kept = new Map<string, Response>()
  const asked: string[] = []
  const cache = {
    keys: async () => [...kept.keys()].map((path) => ({ url: site + path })),
    match: async (path: string) => kept.get(path)?.clone(),
    put: async (path: string, reply: Response) => void kept.set(path, reply),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path === missing) throw new TypeError('Failed to fetch')
    return new Response(files[path])
  })
  return { asked, paths: () => [...kept.keys()].sort() }
}

afterEach(() => vi.unstubAllGlobals())

test('pages are saved with all they are drawn with, each file fetched once', async () => {
  const { asked, paths } = browserWith()
  const told: number[] = []
  await savePages(pages, (done) => told.push(done))
  expect(paths()).toEqual(Object.keys(files).sort())
  expect(asked.toSorted()).toEqual(Object.keys(files).sort())
  expect(told).toEqual([1, 2])
  expect(await savedCount(pages)).toBe(2)
})

for (const missing of ['/assets/shared.js', '/assets/letters.woff2'])
  test(`no page counts as saved while ${missing} is not`, async () => {
    browserWith(missing)
    await expect(savePages(pages, () => {})).rejects.toThrow('Failed to fetch')
    expect(await savedCount(pages)).toBe(0)
  })
