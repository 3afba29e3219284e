import { expect, test } from 'vitest'
import { folderError, programError } from './errors.ts'

test('a full disk is called a full disk, whoever met it', () => {
  const initdb = 'initdb: error: could not write file "/d/cluster.7/x": No space left on device\n'
  const server = '2026-01-01 [7] FATAL:  could not write lock file "postmaster.pid": No space left on device\n'
  const node = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  for (const error of [programError(initdb, '/d'), programError(server, '/d'), folderError(node, '/d')]) {
    expect(error.message).toBe('The disk that holds /d is full.')
  }
})

test('what PostgreSQL gives as reason is passed on without its decoration', () => {
  const output = [
    '2026-11-15 03:11:05.931 UTC [8124] FATAL:  database files are incompatible with server',
    '2026-11-15 03:11:05.931 UTC [8124] DETAIL:  The data directory was initialized by PostgreSQL version 17.',
  ]
  expect(programError(output.join('\n'), '/d').message).toBe(
    'PostgreSQL could not start in /d: database files are incompatible with server (The data directory was initialized by PostgreSQL version 17).',
  )
})
