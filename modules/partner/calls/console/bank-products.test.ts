import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { addRule } from '#modules/dated-rules/module.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { anyBank } from '#test/support/catalogue-fixtures.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { openBanks } from '../../banks.ts'
import { termsInForce } from '../../store.bank-terms.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const base = '/api/console/v1/banks'
const inDays = (days: number) => jakartaDate(addMs(home.application.clock.now(), days * dayMs))

/** A bank with murabahah at 10 % a year, and somebody of it. */
async function aBank() {
  const bank = await anyBank(home, {}, { akad: 'murabahah', margin_bp: 1000 })
  const officer = await someStaff(home, { role: 'bank_officer', scope: { kind: 'bank', id: bank.id } })
  return { ...bank, ...officer, bank_id: bank.id, staff_id: officer.id }
}
type Bank = Awaited<ReturnType<typeof aBank>>

const murabahah = (change: object) => ({
  akad: 'murabahah',
  version: 1,
  valid_from: inDays(30),
  margin_bp: 950,
  admin_fee: 300_000,
  bank_fee: 0,
  insurance_fee: 185_000,
  financed_least: 5_000_000,
  financed_most: 25_000_000,
  days_before: 60,
  documents: ['identity_card', 'family_card'],
  months: [12, 6, 24],
  source: 'Surat direksi 12/2026',
  reason: 'Margin tahun depan turun',
  ...change,
})
const add = ({ bank_id, token }: Pick<Bank, 'bank_id' | 'token'>, change: object = {}) =>
  ask(home, 'POST', `${base}/${bank_id}/products`, { token, body: murabahah(change) })
const stop = ({ bank_id, token }: Pick<Bank, 'bank_id' | 'token'>, change: object = {}) =>
  ask(home, 'POST', `${base}/${bank_id}/products/stop`, {
    token,
    body: {
      ...{ akad: 'murabahah', version: 1, valid_from: inDays(30) },
      ...{ source: 'Surat direksi 12/2026', reason: 'Produk ditutup akhir tahun', ...change },
    },
  })
const marginOn = async ({ bank_id }: Pick<Bank, 'bank_id'>, day: string) =>
  (await termsInForce(home.application.db, [bank_id], day)).map(({ margin_bp }) => margin_bp)

test('an officer writes terms from a day to come; those of today stay, and the audit has both', async () => {
  const bank = await aBank()
  const { status, body } = await add(bank)
  expect([status, body.errors]).toEqual([200, undefined])
  const { history, version } = body.data.products.find(({ akad }: { akad: string }) => akad === 'murabahah')
  expect([version, history.length]).toEqual([2, 2])
  expect(history[0]).toMatchObject({ margin_bp: 950, valid_to: null, months: [6, 12, 24], written_by: 'Nadia Putri' })
  expect(history[1]).toMatchObject({ margin_bp: 1000, valid_to: inDays(29) })
  expect([await marginOn(bank, inDays(29)), await marginOn(bank, inDays(30))]).toEqual([[1000], [950]])
  const [row] = await home.application.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.staff_id, bank.staff_id), eq(audit_log.thing, 'bank_terms')))
  expect(row).toMatchObject({
    before: { margin_bp: 1000 },
    after: { margin_bp: 950, months: '6 12 24' },
    reason: 'Margin tahun depan turun',
  })
})

test('the list says what each bank offers today and what follows; an officer sees no other bank', async () => {
  const [bank, other] = [await aBank(), await aBank()]
  await add(bank)
  const { banks } = (await ask(home, 'GET', base, { token: bank.token })).body.data
  expect(banks.map(({ bank_id }: Bank) => bank_id)).toEqual([bank.bank_id])
  expect(banks[0].products).toEqual([
    {
      akad: 'murabahah',
      now: expect.objectContaining({ margin_bp: 1000 }),
      next: expect.objectContaining({ margin_bp: 950 }),
    },
    ...['ijarah multijasa', 'wadiah', 'mudharabah'].map((akad) => ({ akad, now: null, next: null })),
  ])
  for (const url of [`${base}/${other.bank_id}`, `${base}/${other.bank_id}/products`]) {
    const method = url.endsWith('products') ? 'POST' : 'GET'
    const body = method === 'POST' ? murabahah({}) : undefined
    expect((await ask(home, method, url, { token: bank.token, ...(body && { body }) })).status).toBe(404)
  }
  const csv = await home.app.inject({
    url: `${base}/export`,
    headers: { host: 'localhost', authorization: `Bearer ${bank.token}` },
  })
  expect(csv.body.split('\r\n').filter((line) => line.includes(',murabahah,'))).toHaveLength(2)
  expect(csv.body).toContain('9.5')
})

test('an admin of the platform writes them for a bank, a contract that it did not have too', async () => {
  const { bank_id } = await aBank()
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const savings = {
    ...{ akad: 'mudharabah', version: 0, nisbah: '40:60', minimum_deposit: 100_000, documents: [] },
    ...{ margin_bp: undefined, financed_least: undefined, financed_most: undefined, days_before: undefined },
  }
  expect((await add({ bank_id, token }, savings)).status).toBe(200)
  const [bank] = (await openBanks(home.application.db, home.application.tenants.all()[0]?.id ?? '', inDays(30))).filter(
    ({ id }) => id === bank_id,
  )
  expect(bank?.products.map(({ akad }) => akad).sort()).toEqual(['mudharabah', 'murabahah'])
  const brand = await someStaff(home, { role: 'admin', scope: { kind: 'tenant', id: bank_id } })
  expect((await add({ bank_id, token: brand.token }, { version: 1 })).status).toBe(404)
})

test('today and the past are never changed, and a contract has one set of terms from a day on', async () => {
  const bank = await aBank()
  for (const valid_from of [inDays(0), inDays(-1)])
    expect(Object.keys((await add(bank, { valid_from })).body.errors)).toEqual(['valid_from'])
  expect((await add(bank, { valid_from: inDays(1) })).status).toBe(200)
  const again = await add(bank, { valid_from: inDays(1), version: 2 })
  expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ['valid_from']])
})

test('who has not seen the latest terms is refused: of two officers at once, one writes', async () => {
  const bank = await aBank()
  const answers = await Promise.all([add(bank), add(bank, { valid_from: inDays(31) })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'F-CNT-1v1' })
})

test('a bank stays within the rules of the first day, and each figure is refused at its field', async () => {
  const bank = await aBank()
  await addRule(home.application.db, {
    ...{ key: 'financing_most', value: 30_000_000, valid_from: inDays(400), source: 'POJK 1/2027' },
  })
  for (const [change, field] of [
    [{ financed_most: 25_000_001 }, 'financed_most'],
    [{ financed_least: 4_999_999 }, 'financed_least'],
    [{ days_before: 59 }, 'days_before'],
    [{ months: [36] }, 'months.0'],
    [{ months: [] }, 'months'],
    [{ documents: ['family_card'] }, 'documents'],
    [{ tax_card_from: 5_000_000 }, 'tax_card_from'],
    [{ margin_bp: undefined }, 'margin_bp'],
    [{ ujrah: 1 }, 'ujrah'],
    [{ admin_fee: -1 }, 'admin_fee'],
    [{ valid_from: '2027-02-30' }, 'valid_from'],
    [{ source: 'x' }, 'source'],
    [{ reason: 'short' }, 'reason'],
  ] as const) {
    const { status, body } = await add(bank, change)
    expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 422, [field]])
  }
  expect((await add(bank, { financed_most: 25_000_001 })).body.errors.financed_most[0]).toContain('Rp. 25.000.000')
  expect((await add(bank, { financed_most: 30_000_000, valid_from: inDays(400) })).status).toBe(200)
})

test('a bank stops offering a contract from a day to come, and may offer it again later', async () => {
  const bank = await aBank()
  expect((await stop(bank, { akad: 'wadiah', version: 0 })).body.errors).toHaveProperty('valid_from')
  expect((await stop(bank)).status).toBe(200)
  expect([await marginOn(bank, inDays(29)), await marginOn(bank, inDays(30))]).toEqual([[1000], []])
  expect((await stop(bank, { valid_from: inDays(40), version: 2 })).body.errors).toHaveProperty('valid_from')
  expect((await add(bank, { valid_from: inDays(60), version: 2 })).status).toBe(200)
  expect([await marginOn(bank, inDays(59)), await marginOn(bank, inDays(60))]).toEqual([[], [950]])
})
