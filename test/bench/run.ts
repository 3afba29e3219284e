import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { scriptBytes } from '#test/support/script-size.ts'
import { chatFigures } from './chat.ts'
import { deskFigures } from './desk.ts'
import { type Figure, isOnly, round, shown, wanted } from './figure.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { callFigures, detailPath, loaded, productPath, uncached } from './listing-figures.ts'
import { type Load, load } from './load.ts'
import { logFigures } from './log.ts'
import { memberFigures } from './member.ts'
import { outboxFigures } from './outbox.ts'
import { scaleFigures } from './scale.ts'
import { sellingFigures } from './selling.ts'
import { type BenchServer, benchServer } from './server.ts'
import { souvenirFigures } from './souvenirs.ts'

/** Figures of one run, each as a ratio to something measured in the same run. */
async function figures(first: BenchServer): Promise<Figure[]> {
  let server = await first.restart()
  const results: Figure[] = []
  if (wanted('start')) {
    const figure = `${round(server.start_ms)} ms to the first 200, built tree`
    results.push({ name: 'start', figure, goal: '< 5,000 ms' })
  }
  const hello = await load(`${server.url}/healthz`)
  if (wanted('hello')) results.push({ name: 'hello', figure: shown(hello) })
  results.push(...(await withDatabase(server, (db) => callFigures(server, db))))
  results.push(...(await souvenirFigures(server)))
  results.push(...(await detailFigures(server, hello)))
  results.push(...(await pageFigures(server, hello)))
  results.push(...(await readingFigures(server, hello)))
  results.push(...(await memberFigures(server)))
  results.push(...(await deskFigures(server)))
  if (wanted('memory')) results.push(await memoryFigure(server))
  results.push(...(await logFigures(server)))
  if (wanted('lighthouse')) results.push(...(await lighthouseFigures(server)))
  if (process.argv.includes('--scale')) {
    const scaled = await scaleFigures(server)
    results.push(...scaled.figures)
    server = scaled.server
  }
  results.push(...(await sellingFigures(server)))
  results.push(...(await outboxFigures(server)))
  results.push(...(await chatFigures(server)))
  await server.stop()
  return results
}

async function withDatabase<T>({ data_dir }: BenchServer, work: (db: ReturnType<typeof connect>['db']) => Promise<T>) {
  const embedded = await startEmbedded({ dataDir: join(data_dir, 'postgres'), say: () => undefined })
  const { db, close } = connect(embedded.url, { size: 10, onError: () => undefined })
  try {
    return await work(db)
  } finally {
    await close()
    await embedded.stop()
  }
}

/** One package over the API: never from the page cache. */
async function detailFigures(server: BenchServer, hello: Load): Promise<Figure[]> {
  if (!wanted('detail')) return []
  const call = await loaded(server, await detailPath(server.url))
  return [
    {
      name: 'detail (a package over the API)',
      figure: `${shown(call)}, ${round(call.cpu_ms, 2)} ms of processor`,
      ratio: round(call.per_second / hello.per_second, 3),
      base: 'hello',
      goal: '≥ 0.3, ≥ 600/s on 2 cores',
    },
  ]
}

/** After the loads of this run; on its own, after loads that leave as much behind. */
async function memoryFigure(server: BenchServer): Promise<Figure> {
  if (isOnly('memory')) {
    const [detail, product] = [await detailPath(server.url), await productPath(server.url)]
    for (const path of [detail, '/umroh?city=Jakarta&sort=cheapest', product, '/', '/quran/2/al-baqarah'])
      for (const headers of [uncached, {}]) await load(server.url + path, { headers })
  }
  const { memory_mb, peak_mb } = await server.measure()
  const figure = `${round(memory_mb)} MB resident after the load above, ${round(peak_mb)} MB at most`
  return { name: 'memory', figure, goal: '< 350 MB' }
}

/** Pages made for one request, and as the short-lived cache of public pages gives them. */
async function pageFigures(server: BenchServer, hello: Load): Promise<Figure[]> {
  const paths = {
    page: '/umroh?city=Jakarta&sort=cheapest',
    product: await productPath(server.url),
    home: '/',
    login: '/auth/login',
  }
  const results: Figure[] = []
  let listing: Load | undefined
  for (const [name, path] of Object.entries(paths)) {
    if (!wanted(name)) continue
    const made = await loaded(server, path, uncached)
    const base = name === 'page' || !listing ? hello : listing
    if (name === 'page') listing = made
    results.push({
      name: `${name}, made anew`,
      figure: `${shown(made)}, ${round(made.cpu_ms, 1)} ms of processor`,
      ratio: round(made.per_second / base.per_second, 3),
      base: base === hello ? 'hello' : 'page, made anew',
      ...(name === 'page' ? { goal: '3 ms more than its calls' } : name !== 'login' && { goal: '≥ 0.7' }),
    })
    if (name === 'login') continue
    const cached = await loaded(server, path)
    results.push({
      name: `${name}, from the cache`,
      figure: `${shown(cached)}, ${round(cached.cpu_ms, 1)} ms of processor`,
      ratio: round(cached.per_second / hello.per_second, 3),
      base: 'hello',
    })
  }
  return results
}

const reading = {
  'the longest chapter': '/quran/2/al-baqarah',
  'prayer times': '/jadwal-sholat?kota=kota-bandung',
  doa: '/doa',
  'a guide': '/panduan/miqat',
  hasanah: '/blog',
}

/** Pages to read: made once in a while, and given from the cache. */
async function readingFigures(server: BenchServer, hello: Load): Promise<Figure[]> {
  if (!wanted('reading')) return []
  const results: Figure[] = []
  for (const [name, path] of Object.entries(reading)) {
    const made = await loaded(server, path, uncached)
    const cached = await loaded(server, path)
    results.push({
      name: `reading, ${name}`,
      figure: `${round(made.cpu_ms, 1)} ms of processor made anew; from the cache ${shown(cached)}`,
      ratio: round(cached.per_second / hello.per_second, 3),
      base: 'hello',
      goal: '< 50 ms made anew',
    })
  }
  return results
}

const scripts: Record<string, { path: string; goal: number }> = {
  home: { path: '/', goal: 155 },
  listing: { path: '/umroh', goal: 150 },
  product: { path: '/product/:productSlug?', goal: 155 },
  chapter: { path: '/quran/:id/:slug?', goal: 150 },
  'prayer times': { path: '/jadwal-sholat', goal: 150 },
  post: { path: '/blog/:slug', goal: 150 },
}

const allFigures = await figures(await benchServer())
if (wanted('script')) {
  for (const [name, { path, goal }] of Object.entries(scripts)) {
    const figure = `${round(scriptBytes(path) / 1000, 1)} kB gzip`
    allFigures.push({ name: `script (${name})`, figure, goal: `≤ ${goal} kB` })
  }
}
console.table(allFigures)
await mkdir('bench', { recursive: true })
await writeFile('bench/last.json', JSON.stringify(allFigures, null, 2))
