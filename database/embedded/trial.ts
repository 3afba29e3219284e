import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { inject } from 'vitest'
import { z } from 'zod'
import { lastAddress } from './address.ts'
import { findPackage } from './binaries.ts'
import { type Embedded, startEmbedded } from './start.ts'

export const isRoot = process.getuid?.() === 0
// initdb wants a user that has a name: `daemon` is 1 on Linux and on Macs.
export const ordinaryUid = isRoot ? 1 : (process.getuid?.() ?? 0)

const script = fileURLToPath(new URL('start-as-child.ts', import.meta.url))
const reportSchema = z.object({ url: z.string(), started: z.boolean(), error: z.string(), said: z.string() }).partial()
const undo: (() => Promise<unknown>)[] = []

/** Ends what tests started and removes what they made, newest first. */
export async function cleanUp() {
  for (const step of undo.splice(0).reverse()) await step()
}

export function later(step: () => Promise<unknown>) {
  undo.push(step)
}

/** An empty folder that everyone can pass. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-trial-'))
  await chmod(folder, 0o755)
  later(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A folder whose cluster is there and stopped: a copy, since initdb takes longest. */
export async function readyFolder(inside = ''): Promise<string> {
  const folder = join(await emptyFolder(), inside)
  await mkdir(folder, { recursive: true })
  execFileSync('cp', ['-a', join(await readyTemplate(), 'cluster'), folder])
  return folder
}

/** One a run, in the folder of the run's own cluster and gone with it; whoever comes first makes it. */
async function readyTemplate(): Promise<string> {
  const template = join(inject('cluster').host, 'ready')
  if (existsSync(template)) return template
  const folder = await emptyFolder()
  const embedded = await startEmbedded({ dataDir: folder, say: () => undefined })
  await embedded.stop()
  const aside = `${template}.${process.pid}`
  execFileSync('cp', ['-a', folder, aside])
  await rename(aside, template).catch(async (error: unknown) => {
    if (!existsSync(template)) throw error
    await rm(aside, { recursive: true })
  })
  return template
}

/** The npm package as it comes, before any script made its links; a version of its own, so copies do not mix. */
export async function unlinkedPackage(folder: string): Promise<string> {
  const root = join(folder, 'package')
  const links = await readFile(join(packageFolder(), 'native', 'pg-symlinks.json'), 'utf8')
  execFileSync('cp', ['-r', packageFolder(), root])
  for (const { target } of z.array(z.object({ target: z.string() })).parse(JSON.parse(links))) {
    await rm(join(root, target), { force: true })
  }
  await writeFile(join(root, 'package.json'), JSON.stringify({ version: `0-trial-${process.pid}` }))
  return root
}

export function packageFolder(): string {
  return findPackage(process.platform, process.arch)
}

/** Starts in this process; the server is stopped by cleanUp. */
export async function startHere(dataDir: string, said: string[] = [], root?: string): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, packageFolder: root, say: (line) => said.push(line) })
  later(() => embedded.stop())
  return embedded
}

export type Child = { process: ChildProcess; pid: number; report: z.infer<typeof reportSchema>; said: string[] }

/** Starts in a process of its own, leader of its own group. */
export function spawnStart(dataDir: string, root = '', uid: number | '' = ''): ChildProcess {
  const args = ['--no-warnings', script, dataDir, root, String(uid)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  later(() => stopChild(child))
  return child
}

/** Starts in a process of its own, and waits until it has a database or an error. */
export async function startChild(dataDir: string, root?: string, uid?: number): Promise<Child> {
  const child = spawnStart(dataDir, root, uid)
  const said: string[] = []
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const news = reportSchema.parse(JSON.parse(line))
    if (news.said === undefined) return { process: child, pid: child.pid ?? 0, report: news, said }
    said.push(news.said)
  }
  throw new Error('The child ended without a word.')
}

/** Lets a child stop its database and end. */
export async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  // One that is just ending by itself has closed its input already.
  child.stdin?.on('error', () => undefined)
  child.stdin?.write('stop\n')
  await ended
}

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return rows.flat()
}

/** The folder that holds the socket of the server at `url`. */
export function socketFolderOf(url: string): string {
  return new URL(url).searchParams.get('host') ?? ''
}

export async function serverPid(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

export async function kill9(pid: number) {
  process.kill(pid, 'SIGKILL')
  await until(() => !runs(pid))
}

/** Stops a server whose starter is gone. */
export async function stopOrphan(folder: string) {
  if (!existsSync(join(folder, 'cluster', 'postmaster.pid'))) return
  const pid = await serverPid(folder)
  if (!runs(pid)) return
  const sockets = (await lastAddress(join(folder, 'cluster')))?.host ?? ''
  process.kill(pid, 'SIGINT')
  await until(() => !runs(pid))
  await rm(sockets, { recursive: true })
}

export function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 1000 && !isTrue(); tries++) await sleep(10)
  if (!isTrue()) throw new Error('It did not come true in ten seconds.')
}
