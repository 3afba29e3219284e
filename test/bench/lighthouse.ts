import { spawn } from 'node:child_process'
import { chromiumPath } from '#test/e2e/support/chromium.ts'
import { type Figure, round } from './figure.ts'
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

/** Home, a listing and a package, each once. */
export async function lighthouseFigures(server: BenchServer): Promise<Figure[]> {
  const paths = { home: '/', listing: '/umroh', product: await productPath(server.url) }
  const found: Figure[] = []
  for (const [name, path] of Object.entries(paths)) {
    const score = await scores(server.url + path)
    const figure = categories.map((one) => `${one} ${round((score[one].score ?? 0) * 100)}`).join(', ')
    found.push({ name: `lighthouse, mobile (${name})`, figure, goal: '≥ 95, 100, 100, 100' })
  }
  return found
}
