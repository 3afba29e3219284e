import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { User } from '#database/embedded/run-as.ts'

export type Program = { pid: number; kill(signal: NodeJS.Signals): void; ended: Promise<unknown>; isUp(): boolean }
type Command = { name: string; command: readonly [string, ...string[]]; folder: string; user?: User }

/** An engine in a folder of the trial, where the sweeper finds it; what it says goes into a file there. */
export function startProgram({ name, command: [file, ...args], folder, user }: Command): Program {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', HOME: folder }
  // A group of its own: Ctrl-C is for us, who end it in turn.
  const child = spawn(file, args, { ...user, cwd: folder, env, detached: true, stdio: ['ignore', log, log] })
  const ended = once(child, 'exit')
  ended.catch(() => undefined)
  return { pid: child.pid ?? 0, kill: (signal) => void child.kill(signal), ended, isUp: () => isUp(child) }
}

const isUp = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

/** A process and all that it has started, by the number of their parents. */
export async function family(pid: number): Promise<number[]> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(join('/proc', name, 'stat'), 'utf8').catch(() => '')
    const parent = /^.*\) \S (\d+)/s.exec(stat)?.[1]
    if (parent) parents.set(Number(name), Number(parent))
  }
  const members = [pid]
  for (const member of members) for (const [child, parent] of parents) if (parent === member) members.push(child)
  return members.filter((one) => parents.has(one))
}

/** To each of them; one that is gone by now needs no signal. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
