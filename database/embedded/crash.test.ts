import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { serverUser } from './run-as.ts'
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts'
import { startEmbedded } from './start.ts'
import * as trial from './trial.ts'

const { emptyFolder, later, query, readyFolder, serverPid, spawnStart, startChild, startHere, stopOrphan, until } =
  trial

afterEach(trial.cleanUp, 30_000)

test('after kill -9 of the server the next start recovers every acknowledged row', { timeout: 30_000 }, async () => {
  const folder = await readyFolder()
  const first = await startHere(folder)
  await query(first.url, 'create table seat as select generate_series(1, 5000) as number')
  await trial.kill9(await serverPid(folder))
  const said: string[] = []
  const second = await startHere(folder, said)
  expect(await query(second.url, 'select count(*)::int from seat')).toEqual([5000])
  expect(said).toContain('The database was not shut down properly; PostgreSQL recovers it now.')
  expect(existsSync(trial.socketFolderOf(first.url))).toBe(false)
})

test('a server that dies is started again where it was, until it is told to stop', { timeout: 30_000 }, async () => {
  const folder = await readyFolder()
  const said: string[] = []
  const { url, stop } = await startEmbedded({
    dataDir: folder,
    say: () => undefined,
    revive: (line) => said.push(line),
  })
  later(stop)
  await query(url, 'create table seat as select generate_series(1, 5000) as number')
  for (let deaths = 1; deaths <= 2; deaths++) {
    await trial.kill9(await serverPid(folder))
    await until(() => said.filter((line) => line === 'PostgreSQL runs again.').length === deaths)
    expect(await query(url, 'select count(*)::int from seat')).toEqual([5000])
  }
  expect(said).toContain('PostgreSQL has ended by itself; starting it again.')
  const pid = await serverPid(folder)
  await stop()
  expect([trial.runs(pid), existsSync(trial.socketFolderOf(url))]).toEqual([false, false])
})

test('a server that outlived its starter is joined', { timeout: 30_000 }, async () => {
  const folder = await readyFolder()
  later(() => stopOrphan(folder))
  const child = await startChild(folder)
  await trial.kill9(child.pid)
  const next = await startHere(folder)
  expect(child.report.started).toBe(true)
  expect([next.started, next.url]).toEqual([false, child.report.url])
  expect(await query(next.url, 'select 1')).toEqual([1])
})

test('kill -9 in the middle of initdb leaves nothing half-made', { timeout: 30_000 }, async () => {
  const folder = await emptyFolder()
  const child = spawnStart(folder)
  const making = join(folder, `cluster.${child.pid}`)
  await until(() => existsSync(join(making, 'base')))
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await until(() => child.signalCode !== null)
  expect(await readdir(folder)).toEqual([`cluster.${child.pid}`])
  const { url } = await startHere(folder)
  expect(await query(url, 'select 1')).toEqual([1])
  expect((await readdir(folder)).sort()).toEqual(['cluster', 'postgres.log'])
})

test('a pid file that names some other living process does not hold the start up', { timeout: 30_000 }, async () => {
  const folder = await readyFolder()
  const first = await startHere(folder)
  const file = join(folder, 'cluster', 'postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await trial.kill9(await serverPid(folder))
  const other = spawn('sleep', ['60'], { ...(await serverUser(join(folder, 'cluster'))), cwd: '/' })
  later(async () => other.kill())
  await writeFile(file, [other.pid, ...rest].join('\n'))
  const second = await startHere(folder)
  expect([first.started, second.started]).toEqual([true, true])
  expect(await query(second.url, 'select 1')).toEqual([1])
})

test('a server that is just stopping is waited for, then started anew', { timeout: 30_000 }, async () => {
  const folder = await readyFolder()
  const first = await startHere(folder)
  const [, second] = await Promise.all([first.stop(), startHere(folder)])
  const third = await startHere(folder)
  expect(await query(third.url, 'select 1')).toEqual([1])
  expect(third.started || second.started).toBe(true)
})

test('a link planted where an old socket folder was is not followed', async () => {
  const folder = await emptyFolder()
  const [victim, planted] = [join(folder, 'victim'), join(folder, 'rihla-planted')]
  await mkdir(victim)
  await writeFile(join(victim, '.s.PGSQL.5432'), '')
  await symlink(victim, planted)
  await removeSocketFolder(planted, undefined)
  const [one, two] = [await makeSocketFolder(undefined), await makeSocketFolder(undefined)]
  for (const made of [one, two]) await removeSocketFolder(made, undefined)
  expect(await readdir(victim)).toEqual(['.s.PGSQL.5432'])
  expect(one).not.toBe(two)
})
