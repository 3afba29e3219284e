import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
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

/** A parent that starts a server-like child, by itself or through a shell as npm does; both wait for ever. */
const parentOf = (preload: readonly string[], by: 'itself' | 'shell') => `
  const { spawn } = require('node:child_process')
  const args = [...${JSON.stringify(preload)}, '-e', 'setInterval(() => {}, 1e6); console.log(process.pid)']
  const shell = ['/bin/sh', ['-c', '"$0" "$@"; true', process.execPath, ...args]]
  const [program, given] = ${by === 'shell'} ? shell : [process.execPath, args]
  spawn(program, given, { stdio: ['ignore', 'inherit', 'inherit'] })
  setInterval(() => {}, 1e6)`

async function killedParent(preload: readonly string[], by: 'itself' | 'shell' = 'itself') {
  const data_dir = await mkdtemp(join(tmpdir(), 'rihla-orphan-'))
  const parent = spawn(process.execPath, ['-e', parentOf(preload, by)], {
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

test.runIf(process.platform === 'linux')(
  'a run that npm started ends with npm, though a shell stands between',
  async () => {
    const { child } = await killedParent(['--import', './server/bootstrap/end-with-parent.mjs'], 'shell')
    await expect.poll(() => isAlive(child), { timeout: 10_000 }).toBe(false)
  },
)

test('without the preload the child would stay', async () => {
  const { child, data_dir } = await killedParent([])
  expect(isAlive(child)).toBe(true)
  process.kill(child, 'SIGKILL')
  await rm(data_dir, { recursive: true })
})
