import { eq } from 'drizzle-orm'
import { expect, onTestFinished, inject as provided, test } from 'vitest'
import { airlines, airports, product_types } from '#modules/catalogue/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { item_categories } from '#modules/merchandise/tables.ts'
import { connect } from '../../database/connect.ts'
import { databasesAt } from '../../database/embedded/for-tests.ts'
import { pictures } from '../../database/tables.ts'
import { seedMembers } from '../../demo/members.ts'
import { demoTenants } from '../../demo/tenants.ts'
import { PrepareRefused, prepareDatabase } from './prepare.ts'

const databases = databasesAt(provided('cluster'))

/** A migrated database of its own, with these members. */
async function databaseWith(fill: (db: ReturnType<typeof connect>['db']) => Promise<unknown>): Promise<string> {
  const name = `prepare_${process.pid}_${crypto.randomUUID().slice(0, 8)}`
  await databases.createDatabase(name, 'template_house')
  onTestFinished(() => databases.dropDatabase(name))
  const { db, close } = connect(databases.url(name), { size: 1, onError: () => undefined })
  await fill(db)
  await close()
  return databases.url(name)
}

const now = new Date('2026-11-16T03:00:00Z')
const tenant_id = demoTenants[0].id
const member = { id: crypto.randomUUID(), tenant_id, email: 'orang@nyata.example', full_name: 'Orang Nyata' }
const realMember = { ...member, language: 'id' as const, created_at: now }

/** As far as the check: a demo goes on to its data, which take their time. */
class WentOn extends Error {}
const wentOn = async () => Promise.reject(new WentOn())
const prepare = (url: string) =>
  prepareDatabase({
    url,
    root: process.cwd(),
    demo: true,
    files: { put: wentOn, get: wentOn, delete: wentOn },
    passwordHash: wentOn,
    seal: (bytes) => bytes,
    say: () => undefined,
    list: wentOn,
  })

const prepareReal = (name: string) =>
  prepareDatabase({
    url: databases.url(name),
    root: process.cwd(),
    demo: false,
    files: { put: async () => undefined, get: wentOn, delete: wentOn },
    passwordHash: wentOn,
    seal: (bytes) => bytes,
    say: () => undefined,
    list: wentOn,
  })

test('a demo does not start over members that no demo made, and changes nothing', async () => {
  const url = await databaseWith((db) => db.insert(users).values(realMember))
  await expect(prepare(url)).rejects.toThrow(PrepareRefused)
  await expect(prepare(url)).rejects.toThrow(/^DATABASE_URL, [^\n]*no demo made[^\n]*RIHLA_DEMO[^\n]*$/)
  const { db, close } = connect(url, { size: 1, onError: () => undefined })
  expect(await db.$count(users)).toBe(1)
  await close()
})

test('a demo starts over nothing, and over a demo that people have registered at', async () => {
  await expect(prepare(await databaseWith(async () => undefined))).rejects.toThrow(WentOn)
  const used = await databaseWith(async (db) => {
    await seedMembers(db, async () => 'hash', now)
    await db.insert(users).values(realMember)
  })
  await expect(prepare(used)).rejects.toThrow(WentOn)
})

test('where there is no demo, the forms of packages and souvenirs have kinds, airports and airlines to offer', async () => {
  const name = `prepare_${process.pid}_${crypto.randomUUID().slice(0, 8)}`
  await databases.createDatabase(name, 'template_house')
  onTestFinished(() => databases.dropDatabase(name))
  const { db, close } = connect(databases.url(name), { size: 1, onError: () => undefined })
  onTestFinished(close)
  await db.insert(airports).values({ iata: 'CGK', name: 'Bandara kami', city: 'Tangerang', country: 'Indonesia' })
  await prepareReal(name)
  const tables = [airports, airlines, product_types, item_categories]
  const count = () => Promise.all(tables.map((table) => db.$count(table)))
  const first = await count()
  expect(first.every((rows) => rows > 15)).toBe(true)
  await prepareReal(name)
  expect(await count()).toEqual(first)
  const [ours] = await db.select().from(airports).where(eq(airports.iata, 'CGK'))
  expect(ours?.name).toBe('Bandara kami')
  const types = await db.select({ picture_id: product_types.picture_id }).from(product_types)
  const shown = new Set((await db.select({ id: pictures.id }).from(pictures)).map(({ id }) => id))
  expect(types.filter(({ picture_id }) => picture_id === null || !shown.has(picture_id))).toEqual([])
})
