import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { limitRole } from '#test/support/limited-role.ts'
import { connect } from '../../database/connect.ts'
import { databasesAt } from '../../database/embedded/for-tests.ts'
import { prepareDatabase } from './prepare.ts'

const databases = databasesAt(inject('cluster'))
const name = `prepare_${process.pid}`
beforeAll(async () => {
  await databases.createDatabase(name)
  await limitRole(databases.url(name), '20ms')
})
afterAll(() => databases.dropDatabase(name))

test('of two processes that start at once on an empty database, both find it ready, though statements of their role may not wait', async () => {
  const stored = new Map<string, number>()
  const files = {
    async put(key: string) {
      stored.set(key, (stored.get(key) ?? 0) + 1)
    },
    get: async () => undefined,
    delete: async () => undefined,
  }
  const start = () =>
    prepareDatabase({
      url: databases.url(name),
      root: process.cwd(),
      demo: false,
      files,
      passwordHash: async () => '',
      seal: (bytes) => bytes,
      say: () => undefined,
      list: async () => undefined,
    })
  await Promise.all([start(), start(), start()])
  const { pool, close } = connect(databases.url(name), { size: 1, onError: () => undefined })
  const { rows } = await pool.query('select count(*)::int as n from subdistricts')
  await close()
  expect(rows[0].n).toBeGreaterThan(7000)
  // Whoever came second found everything done.
  expect(stored.size).toBeGreaterThan(20)
  expect([...stored.values()].filter((times) => times !== 1)).toEqual([])
})
