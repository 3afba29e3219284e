import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from './connect.ts'
import { databasesAt } from './embedded/for-tests.ts'
import { runMigrations } from './migrations.ts'

const databases = databasesAt(inject('cluster'))
const name = `migrations_${process.pid}`
beforeAll(() => databases.createDatabase(name))
afterAll(() => databases.dropDatabase(name))

test('only a database that was not up to date is changed by a start', async () => {
  const { pool, close } = connect(databases.url(name), { size: 1, onError: () => undefined })
  expect(await runMigrations(pool, process.cwd())).toEqual({ is_changed: true })
  expect(await runMigrations(pool, process.cwd())).toEqual({ is_changed: false })
  await close()
})
