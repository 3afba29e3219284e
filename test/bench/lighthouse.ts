import { spawn } from 'node:child_process'
import { chromiumPath, wholeBrowserPath } from '#test/support/browsers.ts'
import type { Figure } from './figure.ts'
import { productPath } from './listing-figures.ts'
import type { BenchServer } from './server.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
type Run = { scores: Record<Category, number>; machine: number }

const flags = '--headless=new --no-sandbox --disable-background-networking --disable-component-update --disable-sync'

/** One page on a slow phone, as Lighthouse scores it by default. */
async function runOn(url: string): Promise<Run> {
  const args = ['node_modules/lighthouse/cli/index.js', url, '--quiet', '--output=json', `--chrome-flags=${flags}`]
  const env = { ...process.env, CHROME_PATH: wholeBrowserPath() ?? (await chromiumPath()) }
  const only = `--only-categories=${categories.join(',')}`
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args, only], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    child.on('error', reject)
    child.on('exit', () => resolve(readRun(JSON.parse(text))))
  })
}

type Report = { categories: Record<Category, { score: number | null }>; environment: { benchmarkIndex: number } }

function readRun({ categories: results, environment }: Report): Run {
  const percent = (one: Category) => Math.round((results[one].score ?? 0) * 100)
  const scores = { performance: percent('performance'), accessibility: percent('accessibility') }
  return {
    scores: { ...scores, 'best-practices': percent('best-practices'), seo: percent('seo') },
    machine: environment.benchmarkIndex,
  }
}

/** One run says little on a shared machine: the middle of a few. */
const counted = 5
const mostTried = 15
/** Below this Lighthouse warns that the machine is too slow for a phone to be told from it: such a run does not count. */
const leastMachine = 1000

async function runsOf(url: string): Promise<{ runs: Run[]; tried: number }> {
  const [fair, slow]: [Run[], Run[]] = [[], []]
  while (fair.length < counted && fair.length + slow.length < mostTried) {
    const run = await runOn(url)
    ;(run.machine > leastMachine ? fair : slow).push(run)
  }
  return { runs: fair.length > 0 ? fair : slow, tried: fair.length + slow.length }
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)

const summary = (values: readonly number[]): string => {
  const [least, most] = [values[0], values.at(-1)]
  return `${values[Math.floor(values.length / 2)]}${least === most ? '' : ` (${least}–${most})`}`
}

/** Home, a listing and a package: the middle of the runs, and their range. */
export async function lighthouseFigures(server: BenchServer): Promise<Figure[]> {
  const paths = { home: '/', listing: '/umroh', product: await productPath(server.url) }
  const figures: Figure[] = []
  // A first visit draws pictures, and a database that was just filled tidies up for a while: neither is what is measured.
  for (const path of Object.values(paths)) await runOn(server.url + path)
  for (const [name, path] of Object.entries(paths)) {
    const { runs, tried } = await runsOf(server.url + path)
    const figure = categories
      .map((one) => `${one} ${summary(sorted(runs.map(({ scores }) => scores[one])))}`)
      .join(', ')
    const machine = summary(sorted(runs.map((run) => Math.round(run.machine))))
    figures.push({
      name: `lighthouse, mobile (${name})`,
      figure: `${figure}; benchmark index ${machine}, ${runs.length} of ${tried} runs`,
      goal: '≥ 90, 100, 100, 100',
    })
  }
  return figures
}
