import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openHome, reachableFolder } from './site.ts'
import * as trial from './trial.ts'

const { emptyFolder, isRoot, later, ordinaryUid, query, readyFolder, startChild, startHere, unlinkedPackage } = trial

afterEach(trial.cleanUp, 30_000)

/** A clone as in root's own home: nobody else may pass. */
async function closedFolder() {
  const closed = await emptyFolder()
  await chmod(closed, 0o700)
  return closed
}

test('data under a folder closed to others is kept, and found again, where the server can reach it', {
  timeout: 30_000,
}, async () => {
  const closed = await closedFolder()
  const dataDir = join(closed, 'data')
  const elsewhere = reachableFolder(dataDir)
  later(() => rm(elsewhere, { recursive: true, force: true }))
  const said: string[] = []
  const first = await startHere(dataDir, said)
  await query(first.url, 'create table kept (id int)')
  await first.stop()
  // An ordinary user runs the server himself, so nothing is closed to it.
  const usedFolder = isRoot ? elsewhere : dataDir
  expect((await stat(join(usedFolder, 'cluster'))).uid).not.toBe(0)
  expect(said).toEqual(isRoot ? [expect.stringContaining(elsewhere)] : [])
  await chmod(closed, 0o755)
  const second = await startHere(dataDir)
  expect(await query(second.url, 'select count(*)::int from kept')).toEqual([0])
})

test('programs under a folder closed to others run from a copy', { timeout: 30_000 }, async () => {
  const root = await unlinkedPackage(await closedFolder())
  const copy = join(openHome, `postgresql-0-trial-${process.pid}`)
  later(() => rm(copy, { recursive: true, force: true }))
  const said: string[] = []
  const { url } = await startHere(await readyFolder(), said, root)
  expect(await query(url, 'select 1')).toEqual([1])
  expect(existsSync(copy)).toBe(isRoot)
  expect(said).toEqual(isRoot ? [expect.stringContaining(copy)] : [])
})

test('a database that became unreachable is not replaced by an empty one', { timeout: 30_000 }, async () => {
  const dataDir = await readyFolder()
  await chmod(dataDir, 0o700)
  const start = startHere(dataDir)
  if (isRoot)
    await expect(start).rejects.toThrow(/may not pass one of its parent folders: open them with chmod o\+x\.$/)
  else expect((await start).started).toBe(true)
})

test('an ordinary user needs no rights but over the data folder, and root may serve it later', {
  timeout: 30_000,
}, async () => {
  const folder = await emptyFolder()
  const root = await unlinkedPackage(folder)
  if (isRoot) await chown(folder, ordinaryUid, ordinaryUid)
  // A package that this user cannot write, hence cannot link.
  await chmod(join(root, 'native', 'lib'), 0o555)
  const child = await startChild(folder, root, isRoot ? ordinaryUid : undefined)
  expect(child.report.error).toBeUndefined()
  expect(await query(child.report.url ?? '', 'select 1')).toEqual([1])
  expect((await stat(join(folder, 'cluster'))).uid).toBe(ordinaryUid)
  expect(child.said).toEqual([expect.stringContaining('runs from a copy')])
  await chmod(join(root, 'native', 'lib'), 0o755)
  // Root, coming later, serves it as that user.
  const joined = await startHere(folder, [], root)
  await trial.stopChild(child.process)
  const own = await startHere(folder, [], root)
  expect([joined.started, own.started]).toEqual([false, true])
})

test('what the file system refuses is told in one sentence', { timeout: 30_000 }, async () => {
  const folder = await emptyFolder()
  const file = join(folder, 'file')
  const readOnly = join(folder, 'read-only')
  await writeFile(file, '')
  await mkdir(readOnly, { mode: 0o555 })
  const user = isRoot ? ordinaryUid : undefined
  const root = await unlinkedPackage(folder)
  await trial.startChild(join(readOnly, 'data'), root, user).then(({ report }) => {
    expect(report.error).toBe(`The folder ${join(readOnly, 'data')} cannot be written by this user.`)
  })
  await trial.startChild(readOnly, root, user).then(({ report }) => {
    expect(report.error).toBe(`The folder ${readOnly} cannot be written by this user.`)
  })
  await expect(startHere(file)).rejects.toThrow(`${file} is not a folder.`)
})
