import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs } from '#core/time.ts'
import { consultants, share_tokens } from '#modules/affiliate/tables.ts'
import { package_changes, products } from '#modules/catalogue/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { breach_steps, breaches, consents } from '#modules/privacy/tables.ts'
import { addresses } from '#modules/shipping/tables.ts'
import { staff, staff_grants } from '#modules/staff/tables.ts'
import { anyBank, anyPartner, anyProduct, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { seedAddresses } from './addresses.ts'
import { seedBreaches } from './breaches.ts'
import { seedConsents } from './consents.ts'
import { seedConsultants } from './consultants.ts'
import { demoMembers, demoPassword, seedMembers } from './members.ts'
import { seedPackageChange } from './package-changes.ts'
import { demoStaff, seedStaff } from './staff.ts'
import { demoTenants } from './tenants.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const now = new Date('2026-11-15T00:00:00Z')
const later = addMs(now, 30 * dayMs)

test('the demo accounts are on both tenants, verified, with the password of the README; once is enough', async () => {
  const { db, ports } = home.application
  const all = () => db.select().from(users).orderBy(asc(users.id))
  await seedMembers(db, ports.passwords.hash, now)
  const first = await all()
  await seedMembers(db, ports.passwords.hash, later)
  expect(await all()).toEqual(first)
  for (const { id } of demoTenants) {
    const mine = first.filter((member) => member.tenant_id === id)
    expect(mine.map((member) => member.email)).toEqual(['jamaah@rihla.test', 'keluarga@rihla.test'])
  }
  expect(first.every((member) => member.email_verified_at && member.phone_verified_at)).toBe(true)
  expect(await ports.passwords.verify(first[0]?.password_hash ?? null, demoPassword)).toBe(true)
})

test('the demo accounts have addresses, one of them active; once is enough, and what a visitor did stays', async () => {
  const { db, ports } = home.application
  await seedMembers(db, ports.passwords.hash, now)
  const all = () => db.select().from(addresses).orderBy(asc(addresses.id))
  await seedAddresses(db)
  const first = await all()
  expect(first.filter(({ is_active }) => is_active)).toHaveLength(demoMembers.length)
  const [gone] = first.filter(({ is_active }) => !is_active)
  await db.delete(addresses).where(eq(addresses.id, gone?.id ?? ''))
  await seedAddresses(db)
  expect(await all()).toEqual(first.filter((address) => address !== gone))
})

test('each tenant has six consultants; seeding again only makes their links last longer', async () => {
  const { db } = home.application
  const all = () => db.select().from(consultants).orderBy(asc(consultants.id))
  await seedConsultants(db, now)
  const first = await all()
  await seedConsultants(db, later)
  expect(await all()).toEqual(first)
  for (const { id } of demoTenants) expect(first.filter((person) => person.tenant_id === id)).toHaveLength(6)
  const links = await db.select().from(share_tokens)
  expect(links.map((link) => link.expires_at)).toEqual(Array(12).fill(addMs(later, 365 * dayMs)))
})

test('each role of the desk has an account with the password of the README; seeding again changes nothing', async () => {
  const { db, ports } = home.application
  const agencies = [await anyPartner(home, { position: 1 }), await anyPartner(home, { position: 2 })]
  await anyBank(home, {}, { akad: 'wadiah' })
  const bank = await anyBank(home, {}, { akad: 'wadiah' }, { akad: 'murabahah', margin_bp: 950 })
  const all = async () => ({
    people: await db.select().from(staff).orderBy(asc(staff.id)),
    grants: await db.select().from(staff_grants).orderBy(asc(staff_grants.id)),
  })
  await seedStaff(db, ports.passwords.hash, now)
  const first = await all()
  await seedStaff(db, ports.passwords.hash, later)
  expect(await all()).toEqual(first)
  expect(first.people.map(({ email }) => email)).toEqual(demoStaff.map(({ email }) => email))
  for (const { password_hash } of first.people)
    expect(await ports.passwords.verify(password_hash, demoPassword)).toBe(true)
  const roles = [
    'acquisition',
    'admin',
    'bank_officer',
    'consultant',
    'editor',
    'finance',
    'partner_owner',
    'partner_staff',
    'store',
    'support',
  ]
  expect([...new Set(first.grants.map(({ role }) => role))].toSorted()).toEqual(roles)
  const owners = first.grants.filter(({ role }) => role === 'partner_owner').map(({ scope_id }) => scope_id)
  expect(owners).toEqual(agencies.map(({ id }) => id))
  expect(first.grants.find(({ role }) => role === 'bank_officer')?.scope_id).toBe(bank.id)
})

test('one change of a package of the first agency waits for a reviewer; seeding again changes nothing', async () => {
  const { db } = home.application
  const [owner] = await db.select().from(staff_grants).where(eq(staff_grants.role, 'partner_owner'))
  await catalogueBasics(home)
  const product = await anyProduct(home, { partner_id: owner?.scope_id ?? '' })
  await seedPackageChange(db, now)
  await seedPackageChange(db, later)
  const changes = await db.select().from(package_changes)
  expect(changes).toMatchObject([{ product_id: product.id, state: 'pending', submitted_by: owner?.staff_id }])
  const [row] = await db.select().from(products).where(eq(products.id, product.id))
  expect([row?.version, row?.name.id, row?.next_fields]).toEqual([3, 'Umrah 9 Hari', changes[0]?.content.fields])
})

test('the log of breaches has one that is over; seeding again changes nothing', async () => {
  const { db } = home.application
  const all = async () => ({ breaches: await db.select().from(breaches), steps: await db.select().from(breach_steps) })
  await seedBreaches(db, now)
  const first = await all()
  await seedBreaches(db, later)
  expect(await all()).toEqual(first)
  expect([first.breaches.length, first.steps.length]).toEqual([1, 4])
})

test('the demo accounts have agreed to the texts of their day; seeding again changes nothing', async () => {
  const { db } = home.application
  await seedMembers(db, async () => 'hash', now)
  await seedConsents(db)
  const first = await db.select().from(consents)
  await seedConsents(db)
  expect(await db.select().from(consents)).toEqual(first)
  const [member] = demoMembers
  const own = first.filter(({ user_id }) => user_id === member?.id)
  expect(own.map(({ kind, step }) => `${kind} ${step}`)).toEqual([
    'terms given',
    'privacy given',
    'analytics given',
    'analytics withdrawn',
  ])
})
