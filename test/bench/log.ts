import { type Figure, isOnly, round } from './figure.ts'
import { detailPath } from './listing-figures.ts'
import { load } from './load.ts'
import { type BenchServer, benchServer } from './server.ts'

const rounds = 3
const seconds = 5

/** What the log costs: the server as it is, and one beside it on the same data that writes none, in turns. */
export async function logFigures(server: BenchServer): Promise<Figure[]> {
  if (!isOnly('log')) return []
  const silent = await benchServer(server.data_dir, { LOG_LEVEL: 'silent' })
  const paths = { hello: '/healthz', detail: await detailPath(server.url), 'cached page': '/umroh' }
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(paths)) {
    for (const { url } of [silent, server]) await load(url + path, { seconds: 2 })
    const [quiet, logging]: [number[], number[]] = [[], []]
    for (let i = 0; i < rounds; i++) {
      quiet.push((await load(silent.url + path, { seconds })).per_second)
      logging.push((await load(server.url + path, { seconds })).per_second)
    }
    figures.push({
      name: `log (${name})`,
      figure: `${logging.map((rate) => round(rate)).join(', ')}/s`,
      ratio: round(middle(logging) / middle(quiet), 3),
      base: `without a log ${quiet.map((rate) => round(rate)).join(', ')}/s`,
      goal: '≥ 0.95',
    })
  }
  await silent.end()
  return figures
}

const middle = (rates: readonly number[]): number => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0
