import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { storedSecret } from './stored-secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-secret-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a secret is made once, for its owner alone, and nothing else is left beside it', () => {
  const data_dir = join(folder, 'fresh')
  const made = storedSecret(data_dir, 'session')
  expect(made).toMatch(/^[\w-]{64}$/)
  expect(storedSecret(data_dir, 'session')).toBe(made)
  expect(readdirSync(join(data_dir, 'secrets'))).toEqual(['session'])
  expect(statSync(join(data_dir, 'secrets', 'session')).mode & 0o777).toBe(0o600)
})

test('a secret that a power cut left empty is made anew: with none, anyone could sign', () => {
  const data_dir = join(folder, 'cut')
  mkdirSync(join(data_dir, 'secrets'), { recursive: true })
  writeFileSync(join(data_dir, 'secrets', 'session'), '')
  const made = storedSecret(data_dir, 'session')
  expect(made).toMatch(/^[\w-]{64}$/)
  expect(readFileSync(join(data_dir, 'secrets', 'session'), 'utf8')).toBe(made)
  expect(readdirSync(join(data_dir, 'secrets'))).toEqual(['session'])
})
