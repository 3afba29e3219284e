import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A parent that starts a server-like child and says its number; both wait for ever. */
const parentOf = (preload: readonly string[]) => `
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, [...${JSON.stringify(preload)}, '-e', 'setInterval(() => {}, 1e6); console.log(process.pid)'],
    { stdio: ['ignore', 'inherit', 'inherit'] })
  setInterval(() => {}, 1e6)`

async function killedParent(preload: readonly string[]) {
  const data_dir = await mkdtemp(join(tmpdir(), 'rihla-orphan-'))
  const parent = spawn(process.execPath, ['-e', parentOf(preload)], {
    env: { ...process.env, DATA_DIR: data_dir },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [said] = await once(parent.stdout, 'data').finally(() => parent.kill('SIGKILL'))
  const child = Number(String(said))
  await once(parent, 'exit')
  return { child, data_dir }
}

test('a run that is killed takes along what it started, and its folder', async () => {
  const { child, data_dir } = await killedParent(['--import', './server/bootstrap/end-with-parent.mjs'])
  await expect.poll(() => isAlive(child), { timeout: 10_000 }).toBe(false)
  expect(existsSync(data_dir)).toBe(false)
})

test('without the preload the child would stay', async () => {
  const { child } = await killedParent([])
  expect(isAlive(child)).toBe(true)
  process.kill(child, 'SIGKILL')
})
