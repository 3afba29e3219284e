import { existsSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { databasesAt, testCluster } from './for-tests.ts'
import * as trial from './trial.ts'

const { query, serverPid, socketFolderOf, startChild } = trial

afterEach(trial.cleanUp, 30_000)

test('a test cluster copies databases, drops them, and leaves nothing', { timeout: 30_000 }, async () => {
  const cluster = await testCluster()
  const folder = socketFolderOf(cluster.url('rihla'))
  const pid = await serverPid(folder)
  await cluster.createDatabase('template_site')
  await query(cluster.url('template_site'), 'create table town as select 1 as id')
  const elsewhere = databasesAt(JSON.parse(JSON.stringify(cluster.address)))
  await elsewhere.createDatabase('worker-1', 'template_site')
  expect(await query(elsewhere.url('worker-1'), 'select id from town')).toEqual([1])
  await cluster.dropDatabase('worker-1')
  await expect(query(cluster.url('worker-1'), 'select 1')).rejects.toThrow('does not exist')
  await cluster.stop()
  expect([existsSync(folder), trial.runs(pid)]).toEqual([false, false])
})

test('a test run that is killed takes its server and its files along', { timeout: 30_000 }, async () => {
  const child = await startChild('test-cluster')
  const folder = socketFolderOf(child.report.url ?? '')
  const pid = await serverPid(folder)
  expect(trial.runs(pid)).toBe(true)
  await trial.kill9(child.pid)
  await trial.until(() => !trial.runs(pid) && !existsSync(folder))
  expect(existsSync(folder)).toBe(false)
})
