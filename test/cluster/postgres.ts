import { chown, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { newSecret } from '#core/ids.ts'
import { withClient } from '#database/embedded/ask.ts'
import type { User } from '#database/embedded/run-as.ts'
import { until } from '#test/chaos/world.ts'
import { type Member, type Passwords, patroniConfiguration } from './configuration.ts'
import type { Folder } from './folder.ts'
import { family, type Program, signalAll, startProgram } from './program.ts'

/** Three PostgreSQLs under Patroni, one of which takes writes. */
export type Postgres = {
  members: readonly Member[]
  /** Where a database is, at the primary or at a member of our choice. */
  url(port: number, database?: string): string
  /** Who says of itself that it takes writes, and is believed by the others. */
  primary(): Promise<Member>
  /** Ends a member with its Patroni at once, as a power cut does. */
  kill(member: Member): Promise<void>
  start(member: Member): Promise<void>
  /** Stops every process of a member where it stands. */
  pause(member: Member): Promise<{ wake(): void }>
  /** Fills its disk, which is its own. */
  fill(member: Member): Promise<{ free(): Promise<void> }>
  hasOwnDisks: boolean
  /** Until one leads and the other two follow it, one of them at the same moment. */
  untilWhole(): Promise<void>
}

const diskMb = 1024
const clusterShape = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
})

export async function startPostgres(folder: Folder, user: User, ports: readonly number[]): Promise<Postgres> {
  const [etcd = 0, peers = 0, ...rest] = ports
  const passwords: Passwords = { superuser: newSecret(), replication: newSecret(), rihla: newSecret() }
  await startEtcd(folder, { etcd, peers, user })
  const patronis = new Map<string, Program>()
  const disks = await Promise.all([1, 2, 3].map((number) => folder.disk(`pg${number}`, diskMb)))
  const members = disks.map(({ path }, i): Member => {
    return { name: `pg${i + 1}`, folder: path, postgres: rest[2 * i] ?? 0, rest: rest[2 * i + 1] ?? 0 }
  })
  const start = async (member: Member) => {
    const file = join(folder.path, `${member.name}.json`)
    const command = ['/usr/bin/patroni', file] as const
    patronis.set(
      member.name,
      startProgram({ name: 'patroni', command: [...command], folder: logFolder(member), ...(user && { user }) }),
    )
  }
  const logFolder = ({ name }: Member) => join(folder.path, `${name}-log`)
  for (const member of members) {
    const file = join(folder.path, `${member.name}.json`)
    await writeFile(file, patroniConfiguration(member, { etcd, passwords }), { mode: 0o600 })
    await mkdir(logFolder(member))
    if (user) for (const path of [file, member.folder, logFolder(member)]) await chown(path, user.uid, user.gid)
    await start(member)
  }
  const of = (member: Member) => patronis.get(member.name)
  const url = (port: number, database = 'rihla') => urlOf(port, database, passwords)
  const primary = () => primaryOf(members)
  const untilWhole = () =>
    until('three members of the database, one of them leading', () => isWhole(members), { seconds: 180, everyMs: 500 })
  await untilWhole()
  await makeDatabases((await primary()).postgres, passwords)
  return {
    members,
    url,
    primary,
    start,
    untilWhole,
    hasOwnDisks: disks.every(({ isOwn }) => isOwn),
    async kill(member) {
      const patroni = of(member)
      signalAll([...(await postmasterFamily(member)), ...(patroni?.isUp() ? [patroni.pid] : [])], 'SIGKILL')
      await patroni?.ended
    },
    async pause(member) {
      const patroni = of(member)
      const paused = [...(patroni ? await family(patroni.pid) : []), ...(await postmasterFamily(member))]
      signalAll(paused, 'SIGSTOP')
      return { wake: () => signalAll(paused, 'SIGCONT') }
    },
    fill: fillDisk,
  }
}

/** One is enough here: what etcd itself survives is not on trial. */
async function startEtcd(folder: Folder, { etcd, peers, user }: { etcd: number; peers: number; user: User }) {
  const place = join(folder.path, 'etcd')
  await mkdir(place, { mode: 0o700 })
  if (user) await chown(place, user.uid, user.gid)
  const [client, peer] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peers}`]
  const clients = ['--enable-v2', '--listen-client-urls', client, '--advertise-client-urls', client]
  const own = [
    '--listen-peer-urls',
    peer,
    '--initial-advertise-peer-urls',
    peer,
    '--initial-cluster',
    `default=${peer}`,
  ]
  const command = ['/usr/bin/etcd', '--data-dir', `${place}/data`, ...clients, ...own] as const
  startProgram({ name: 'etcd', command: [...command], folder: place, ...(user && { user }) })
  const isUp = () =>
    fetch(`${client}/health`).then(
      (reply) => reply.ok,
      () => false,
    )
  await until('etcd answers', isUp)
}

const urlOf = (port: number, database: string, { rihla, superuser }: Passwords): string => {
  const person = database === 'rihla' ? `rihla:${rihla}` : `postgres:${superuser}`
  return `postgres://${person}@127.0.0.1:${port}/${database}?sslmode=disable`
}

/** That of the product, and one of the trial's own. The role is no superuser, like one at a hosting company. */
async function makeDatabases(port: number, passwords: Passwords): Promise<void> {
  await withClient(urlOf(port, 'postgres', passwords), async (client) => {
    await client.query(`create role rihla login password '${passwords.rihla}'`)
    await client.query('create database rihla owner rihla')
    await client.query('create database trial')
  })
  await withClient(urlOf(port, 'trial', passwords), (client) =>
    client.query('create table marks (mark text primary key)'),
  )
}

async function askRest<T>({ rest }: Member, path: string, shape: z.ZodType<T>): Promise<T | undefined> {
  try {
    const reply = await fetch(`http://127.0.0.1:${rest}${path}`, { signal: AbortSignal.timeout(1500) })
    return reply.ok ? shape.parse(await reply.json()) : undefined
  } catch {
    return undefined
  }
}

async function primaryOf(members: readonly Member[]): Promise<Member> {
  for (let tries = 0; tries < 300; tries++) {
    const answers = await Promise.all(members.map((member) => askRest(member, '/primary', z.unknown())))
    const leading = members.filter((_, i) => answers[i] !== undefined)
    if (leading.length === 1 && leading[0]) return leading[0]
    await sleep(200)
  }
  throw new Error('no primary within a minute')
}

async function isWhole(members: readonly Member[]): Promise<boolean> {
  for (const member of members) {
    const seen = await askRest(member, '/cluster', clusterShape)
    const roles = seen?.members.filter(({ state }) => /^(running|streaming)$/.test(state)).map(({ role }) => role)
    const isSo = roles?.toSorted().join() === 'leader,replica,sync_standby'
    if (!isSo) return false
  }
  return true
}

/** Patroni lets it go on without itself, so it is found by its own file. */
async function postmasterFamily({ folder }: Member): Promise<number[]> {
  const text = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return pid > 0 ? family(pid) : []
}

async function fillDisk({ folder }: Member) {
  const path = join(folder, 'ballast')
  const file = await open(path, 'w')
  for (const bytes of [1024 * 1024, 4096]) {
    const block = Buffer.alloc(bytes)
    const write = () =>
      file.write(block).then(
        ({ bytesWritten }) => bytesWritten === bytes,
        () => false,
      )
    while (await write());
  }
  await file.close()
  return { free: () => rm(path) }
}
