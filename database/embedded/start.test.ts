import { existsSync } from 'node:fs'
import { lstat, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterEach, expect, test } from 'vitest'
import {
  cleanUp,
  emptyFolder,
  query,
  readyFolder,
  runs,
  serverPid,
  socketFolderOf,
  startChild,
  startHere,
  stopChild,
} from './trial.ts'

afterEach(cleanUp, 30_000)

test('a fresh folder becomes a database that a pool can use, and keeps what was written', {
  timeout: 30_000,
}, async () => {
  const folder = await emptyFolder()
  const first = await startHere(folder)
  const pool = new Pool({ connectionString: first.url })
  await pool.query('create table town (name text)')
  await pool.query("insert into town values ('Madinah')")
  const { rows } = await pool.query('select current_database(), current_user, name from town')
  await pool.end()
  await first.stop()
  const second = await startHere(folder)
  expect(rows).toEqual([{ current_database: 'rihla', current_user: 'rihla', name: 'Madinah' }])
  expect(first.started && second.started).toBe(true)
  expect(await query(second.url, 'select name from town')).toEqual(['Madinah'])
})

test('the server has no port, keeps its socket to itself, logs, and survives Ctrl-C', { timeout: 30_000 }, async () => {
  const folder = await readyFolder()
  const { url, stop } = await startHere(folder)
  const sockets = socketFolderOf(url)
  const [socketStats, cluster] = [await lstat(sockets), await stat(join(folder, 'cluster'))]
  const pid = await serverPid(folder)
  expect(await query(url, 'show listen_addresses')).toEqual([''])
  expect(socketStats.isDirectory() && (socketStats.mode & 0o777).toString(8)).toBe('700')
  expect(socketStats.uid).toBe(cluster.uid)
  // A group of that number exists: the server leads one of its own, which the terminal's Ctrl-C does not reach.
  expect(runs(-pid)).toBe(true)
  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).toContain('ready to accept connections')
  await stop()
  expect(existsSync(sockets)).toBe(false)
})

test('settings, locale and extensions are those the site is built on', { timeout: 30_000 }, async () => {
  const { url } = await startHere(await readyFolder())
  const admin = url.replace('rihla@', 'postgres@')
  const names = ['pg_trgm', 'unaccent', 'citext', 'btree_gist']
  for (const name of names) await query(url, `create extension ${name}`)
  await query(admin, 'create extension pg_stat_statements')
  const settings = ['fsync', 'shared_buffers', 'max_connections', 'server_encoding', 'timezone', 'data_checksums']
  const shown = await Promise.all(settings.map((name) => query(url, `show ${name}`)))
  expect(shown.flat()).toEqual(['on', '128MB', '100', 'UTF8', 'UTC', 'on'])
  expect(await query(url, "select datlocale from pg_database where datname = 'rihla'")).toEqual(['C.UTF-8'])
  expect(await query(url, "select lower('É'), unaccent('Élan'), 'A'::citext = 'a'")).toEqual(['é', 'Elan', true])
  expect(await query(url, "select similarity('مكة المكرمة', 'مكة') > 0")).toEqual([true])
  expect(await query(admin, 'select count(*) > 0 from pg_stat_statements')).toEqual([true])
})

test('a second process joins, and its stop leaves the server to the one who started it', {
  timeout: 30_000,
}, async () => {
  const folder = await readyFolder()
  const first = await startHere(folder)
  const second = await startHere(folder)
  const child = await startChild(folder)
  await stopChild(child.process)
  await second.stop()
  expect([second.started, second.url]).toEqual([false, first.url])
  expect(child.report).toEqual({ started: false, url: first.url })
  expect(await query(first.url, 'select 1')).toEqual([1])
})

test('two processes that start at the same moment on a fresh folder share one server', {
  timeout: 30_000,
}, async () => {
  const folder = await emptyFolder()
  const [one, two] = await Promise.all([startChild(folder), startChild(folder)])
  expect([one.report.error, two.report.error]).toEqual([undefined, undefined])
  expect(one.report.url).toBe(two.report.url)
  expect([one.report.started, two.report.started].sort()).toEqual([false, true])
  expect(await query(one.report.url ?? '', 'select 1')).toEqual([1])
})

test('a folder whose path is far longer than a socket may be works all the same', { timeout: 30_000 }, async () => {
  const { url } = await startHere(await readyFolder(join('umrah-'.repeat(20), 'hajj-'.repeat(20))))
  expect(socketFolderOf(url).length).toBeLessThan(90)
  expect(await query(url, 'select 1')).toEqual([1])
})
