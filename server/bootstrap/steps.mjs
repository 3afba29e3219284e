import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node24, root, run, runTool, say } from './tools.mjs'

async function step(title, work) {
  const began = Date.now()
  say(`\n— ${title}`)
  const code = await work()
  say(`— ${title}: ${code === 0 ? 'good' : 'FAILED'} (${Math.round((Date.now() - began) / 1000)} s)`)
  return code
}

/** Stops at the first step that fails. */
async function inTurn(steps) {
  for (const [title, work] of steps) {
    const code = await step(title, work)
    if (code !== 0) return code
  }
  return 0
}

const quality = [
  ['format and lint', () => runTool('@biomejs/biome', ['check', '--error-on-warnings', '.'])],
  [
    'types',
    async () => (await runTool('@react-router/dev', ['typegen'])) || runTool('typescript', ['--noEmit', '-p', '.']),
  ],
]

export const check = () => inTurn([...quality, ['house tests', () => vitest(['test/house'])]])

const vitest = (args) => runTool('vitest', ['run', ...args])

export const e2e = (args) => runTool('@playwright/test', ['test', '-c', 'test/e2e/playwright.config.ts', ...args])

const chaos = () => run(node24(), ['test/chaos/run.ts', '--short'])

/** Everything; or, with words given, only the tests whose file names hold one of them. */
export const everything = (words) =>
  words.length > 0
    ? vitest(words)
    : inTurn([
        ...quality,
        ['tests on the database', () => vitest([])],
        ['chaos, its short form', () => chaos()],
        ['tests in a browser', () => (existsSync(join(root, 'test', 'e2e')) ? e2e([]) : 0)],
      ])
