import { mkdir, writeFile } from 'node:fs/promises'
import { scriptBytes } from '#test/support/script-size.ts'
import { load } from './load.ts'
import { type BenchServer, benchServer } from './server.ts'

type Figure = { name: string; figure: string; ratio?: string; base?: string; goal?: string }

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const wanted = (name: string) => only === undefined || only === name
const round = (value: number, digits = 0) => value.toLocaleString('en-US', { maximumFractionDigits: digits })

/** Figures of one run, each as a ratio to something measured in the same run. */
async function figures(first: BenchServer): Promise<Figure[]> {
  const found: Figure[] = []
  const server = await first.restart()
  if (wanted('start')) {
    found.push({
      name: 'start',
      figure: `${round(server.start_ms)} ms to the first 200, built tree`,
      goal: '< 5,000 ms',
    })
  }
  const hello = await load(`${server.url}/healthz`)
  if (wanted('hello')) found.push({ name: 'hello', figure: `${round(hello.per_second)}/s, p99 ${hello.p99_ms} ms` })
  if (wanted('call')) {
    const call = await load(`${server.url}/api/v3/whitelabel/settings`)
    const ratio = round(call.per_second / hello.per_second, 2)
    found.push({
      name: 'call (settings)',
      figure: `${round(call.per_second)}/s, p99 ${call.p99_ms} ms`,
      ratio,
      base: 'hello',
    })
  }
  if (wanted('home')) found.push(await page(server, '/', 'home, guest', hello.per_second))
  if (wanted('login')) found.push(await page(server, '/auth/login', 'login', hello.per_second))
  if (wanted('memory')) {
    const { memory_mb } = await server.measure()
    found.push({ name: 'memory', figure: `${round(memory_mb)} MB resident after the load above`, goal: '< 350 MB' })
  }
  await server.stop()
  return found
}

/** A page without any cache, with the processor time one of them costs. */
async function page(server: BenchServer, path: string, name: string, hello: number): Promise<Figure> {
  await load(server.url + path, { seconds: 2 })
  const before = (await server.measure()).cpu_ms
  const seconds = 8
  const found = await load(server.url + path, { seconds })
  const cpu = ((await server.measure()).cpu_ms - before) / (found.per_second * seconds)
  const failed = found.errors > 0 ? `, ${found.errors} FAILED` : ''
  const figure = `${round(found.per_second)}/s, p99 ${found.p99_ms} ms, ${round(cpu, 1)} ms of processor a page${failed}`
  return { name: `page (${name}, no cache)`, figure, ratio: round(found.per_second / hello, 3), base: 'hello' }
}

const found = await figures(await benchServer())
if (wanted('script')) {
  found.push({
    name: 'script (home)',
    figure: `${round(scriptBytes('/') / 1000, 1)} kB gzip`,
    goal: '≤ 130 kB',
  })
}
console.table(found)
await mkdir('bench', { recursive: true })
await writeFile('bench/last.json', JSON.stringify(found, null, 2))
