import { changedFiles, testsFor } from './changed.mjs'
import { node24, run, runTool, say } from './tools.mjs'

const secondsSince = (began) => Math.round((Date.now() - began) / 1000)

async function step(title, work) {
  const began = Date.now()
  say(`\n— ${title}`)
  const code = await work()
  const seconds = secondsSince(began)
  say(`— ${title}: ${code === 0 ? 'good' : 'FAILED'} (${seconds} s)`)
  return { title, code, seconds }
}

/** Stops at the first step that fails; at the end the time each took, if there were several. */
async function inTurn(steps) {
  const done = []
  for (const [title, work] of steps) {
    done.push(await step(title, work))
    if (done.at(-1).code !== 0) break
  }
  const width = Math.max(...done.map(({ title }) => title.length))
  const row = (title, seconds) => say(`  ${title.padEnd(width)} ${String(seconds).padStart(5)} s`)
  say('')
  for (const { title, seconds } of done) row(title, seconds)
  row('all of it', Math.round(process.uptime()))
  return done.at(-1)?.code ?? 0
}

/** Whoever kills a run ends what it started. */
const withUs = { node: ['--import', './server/bootstrap/end-with-parent.mjs'] }

const quality = [
  ['format and lint', () => runTool('@biomejs/biome', ['check', '--error-on-warnings', '.'])],
  [
    'types',
    async () => (await runTool('@react-router/dev', ['typegen'])) || runTool('typescript', ['--noEmit', '-p', '.']),
  ],
  ['unused code', () => runTool('knip', ['--no-progress', '--no-config-hints'])],
]

export const check = () => inTurn([...quality, ['architecture tests', () => vitest(['test/architecture'])]])

const vitest = (args) => runTool('vitest', ['run', ...args], withUs)

export const e2e = (args, env = {}) =>
  runTool('@playwright/test', ['test', '-c', 'test/e2e/playwright.config.ts', ...args], { ...withUs, env })

const chaos = () => run(node24(), [...withUs.node, 'test/chaos/run.ts', '--short'])

const parts = {
  database: (args) => ['tests on the database', () => vitest(args)],
  chaos: ['chaos, its short form', chaos],
  browser: (args) => ['tests in a browser', () => e2e(args)],
}

const everyPart = [...quality, parts.database([]), parts.chaos, parts.browser([])]

/** Only what the table of folders names for these files. */
function forFiles(files) {
  const { database, browser, isAll } = testsFor(files)
  if (isAll) return everyPart
  return [
    ...quality,
    ...(database.length > 0 ? [parts.database(database)] : []),
    ...(database.includes('test/chaos') ? [parts.chaos] : []),
    ...(browser.length > 0 ? [parts.browser(browser.map((name) => `${name}.spec.ts`))] : []),
  ]
}

/**
 * Everything; with `--changed` (or `--changed=REV`) what a change may have broken; with folders, what belongs to them;
 * with other words, the tests whose file names hold one of them.
 */
export async function everything(words) {
  const changed = words.find((word) => /^--changed(=|$)/.test(word))
  if (changed) {
    const files = changedFiles(changed.split('=')[1] ?? 'HEAD')
    say(files.length === 0 ? 'Nothing has changed.' : `${files.length} files have changed.`)
    return files.length === 0 ? 0 : inTurn(forFiles(files))
  }
  if (words.length === 0) return inTurn(everyPart)
  if (words.every((word) => word.includes('/'))) return inTurn(forFiles(words))
  return vitest(words)
}

/** Every page in both languages at every width, and every journey at both sizes. */
export const full = (args) => inTurn([['every page, language and width', () => e2e(args, { E2E_FULL: '1' })]])
