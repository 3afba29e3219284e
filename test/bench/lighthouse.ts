import { spawn } from 'node:child_process'
import { chromiumPath } from '#test/e2e/support/chromium.ts'
import type { Figure } from './figure.ts'
import type { BenchServer } from './server.ts'
import { productPath } from './shelves.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Score = Record<(typeof categories)[number], { score: number | null }>

const flags = '--headless=new --no-sandbox --disable-background-networking --disable-component-update --disable-sync'

/** One page on a slow phone, as Lighthouse scores it by default. */
async function scores(url: string): Promise<Score> {
  const args = ['node_modules/lighthouse/cli/index.js', url, '--quiet', '--output=json', `--chrome-flags=${flags}`]
  const env = { ...process.env, CHROME_PATH: await chromiumPath() }
  const only = `--only-categories=${categories.join(',')}`
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args, only], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    child.on('error', reject)
    child.on('exit', () => resolve(JSON.parse(text).categories))
  })
}

/** One run says little on a shared machine: the middle of a few. The first draws pictures for those that count. */
const counted = 5

async function middleOf(url: string): Promise<Record<(typeof categories)[number], number[]>> {
  await scores(url)
  const runs: Score[] = []
  while (runs.length < counted) runs.push(await scores(url))
  const sorted = (one: (typeof categories)[number]) =>
    runs.map((run) => Math.round((run[one].score ?? 0) * 100)).toSorted((a, b) => a - b)
  return {
    performance: sorted('performance'),
    accessibility: sorted('accessibility'),
    'best-practices': sorted('best-practices'),
    seo: sorted('seo'),
  }
}

const told = (found: readonly number[]): string => {
  const [least, most] = [found[0], found.at(-1)]
  return `${found[Math.floor(found.length / 2)]}${least === most ? '' : ` (${least}–${most})`}`
}

/** Home, a listing and a package: the middle of the runs, and their range. */
export async function lighthouseFigures(server: BenchServer): Promise<Figure[]> {
  const paths = { home: '/', listing: '/umroh', product: await productPath(server.url) }
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(paths)) {
    const found = await middleOf(server.url + path)
    const figure = categories.map((one) => `${one} ${told(found[one])}`).join(', ')
    figures.push({ name: `lighthouse, mobile (${name})`, figure, goal: '≥ 95, 100, 100, 100' })
  }
  return figures
}
