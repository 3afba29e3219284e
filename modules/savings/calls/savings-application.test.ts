import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { documents } from '#modules/documents/tables.ts'
import { drafts } from '#modules/drafts/tables.ts'
import { bank_terms } from '#modules/partner/tables.ts'
import { consents } from '#modules/privacy/tables.ts'
import { anyPartner, anyProduct, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { scan, send } from '#test/support/journeys.ts'
import {
  aFilledCart,
  agreed,
  anApplicant,
  anHeir,
  aReadyPlan,
  aSaver,
  aSavingsBank,
  aSavingsCart,
  aSubmittedPlan,
  aTarget,
  planNow,
  uploadScan,
} from '#test/support/savings.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { savings_applicants, savings_plans } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await catalogueBasics(home)
})
afterAll(() => home.close())

const root = '/api/v4/savings/product'
const begin = (token: string, body: object, headers: Record<string, string> = {}) =>
  ask(home, 'POST', `${root}/cart`, { token, body, headers })
const book = ({ id, token }: { id: string; token: string }, body: object) =>
  ask(home, 'POST', `${root}/${id}/booking`, { token, body })
const see = ({ id, token }: { id: string; token: string }) => ask(home, 'GET', `${root}/${id}`, { token })
const english = { 'accept-language': 'en' }

test('a plan begins with a target, months and a bank, and says what to deposit each month', async () => {
  const { token } = await aSaver(home)
  const { terms_id } = await aSavingsBank(home)
  const { status, body } = await begin(token, { ...aTarget, terms_id })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ ...aTarget, product_id: 'target', terms_id, suggested_deposit: 2_000_000 })
  expect(body.data.code).toMatch(/^SAV-[0-9A-Z]{8}$/)
})

test.each([
  [{ target: 50_000 }, { target: ['Perkiraan harga paket harus di atas Rp. 50.000'] }],
  [{ target: undefined }, { target: ['Field tidak boleh kosong'] }],
  [{ months: 5 }, { months: ['Pilih 6, 12, 18, atau 24 bulan'] }],
  [{ months: 7 }, { months: ['Pilih 6, 12, 18, atau 24 bulan'] }],
  [{ months: 25 }, { months: ['Pilih 6, 12, 18, atau 24 bulan'] }],
  [{ months: undefined }, { months: ['Field tidak boleh kosong'] }],
  [{ deposit_day: 0 }, { deposit_day: ['Minimal 1'] }],
  [{ deposit_day: 29 }, { deposit_day: ['Maksimal 28'] }],
])('a plan with %j is refused at its field', async (wish, errors) => {
  const { token } = await aSaver(home)
  const { status, body } = await begin(token, { ...aTarget, ...wish })
  expect([status, body.errors]).toEqual([422, errors])
})

test('a target just above the least, and every duration that is offered, begins a plan', async () => {
  const { token } = await aSaver(home)
  for (const months of [6, 12, 18, 24]) expect((await begin(token, { target: 50_001, months })).status).toBe(200)
})

test('one may save toward an umrah that is sold here, not toward a hajj', async () => {
  const { token } = await aSaver(home)
  const { id: partner_id } = await anyPartner(home)
  const umrah = await anyProduct(home, { partner_id })
  const hajj = await anyProduct(home, { partner_id, category: 'haji', type_slug: 'haji-khusus' })
  const gone = await anyProduct(home, { partner_id, state: 'gone' })
  expect((await begin(token, { ...aTarget, product_id: umrah.id })).body.data.product_id).toBe(umrah.id)
  const refused = await begin(token, { ...aTarget, product_id: hajj.id })
  expect([refused.status, refused.body.code, Object.keys(refused.body.errors)]).toEqual([
    422,
    'F-SAV-1p1',
    ['product_id'],
  ])
  expect((await begin(token, { ...aTarget, product_id: gone.id })).status).toBe(404)
})

test('a bank takes the months and deposits that its terms say', async () => {
  const { token } = await aSaver(home)
  const { terms_id } = await aSavingsBank(home, { months: [6, 12], minimum_deposit: 250_000 })
  const long = await begin(token, { target: 24_000_000, months: 18, terms_id })
  expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['months']])
  const low = await begin(token, { target: 2_999_988, months: 12, terms_id }, english)
  expect([low.status, low.body.errors.terms_id?.[0]]).toEqual([422, expect.stringContaining('IDR 250,000')])
  expect((await begin(token, { target: 2_999_989, months: 12, terms_id })).status).toBe(200)
})

test('choosing anew takes the place of the former choice, also when both come at once', async () => {
  const { token, id: user_id } = await aSaver(home)
  const replies = await Promise.all([6, 12, 18, 24].map((months) => begin(token, { target: 12_000_000, months })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const rows = await home.application.db.select().from(savings_plans).where(eq(savings_plans.user_id, user_id))
  expect(rows).toHaveLength(1)
  const again = await begin(token, { target: 30_000_000, months: 24 })
  expect((await see({ id: again.body.data.user_savings_id, token })).body.data.target).toBe(30_000_000)
})

test('the same key gives the same plan, another body with it none', async () => {
  const { token } = await aSaver(home)
  const headers = { 'idempotency-key': 'plan-1' }
  const first = await begin(token, aTarget, headers)
  expect((await begin(token, aTarget, headers)).body.data).toEqual(first.body.data)
  expect((await begin(token, { ...aTarget, months: 24 }, headers)).status).toBe(409)
})

test.each([
  [{ full_name: '' }, 'full_name', 'Field tidak boleh kosong'],
  [{ full_name: undefined }, 'full_name', 'Field tidak boleh kosong'],
  [{ gender: undefined }, 'gender', 'Field tidak boleh kosong'],
  [{ gender: 'x' }, 'gender', 'Pilih salah satu yang tersedia'],
  [{ birth_date: '2026-02-30' }, 'birth_date', 'Tanggal tidak valid'],
  [{ birth_date: '2015-01-01' }, 'birth_date', 'Pemohon harus berusia minimal 17 tahun'],
  [{ email: undefined }, 'email', 'Field tidak boleh kosong'],
  [{ email: 'siti@' }, 'email', 'Email tidak valid'],
  [{ phone_number: undefined }, 'phone_number', 'Field tidak boleh kosong'],
  [{ phone_number: '081234567' }, 'phone_number', 'Minimal 10 karakter'],
  [{ phone_number: '0812345678901234' }, 'phone_number', 'Maksimal 15 karakter'],
  [{ phone_number: '08123456ab' }, 'phone_number', 'Nomor HP tidak valid. Contoh: 081234567890'],
  [{ phone_number: '0000000000' }, 'phone_number', 'Nomor HP tidak valid. Contoh: 081234567890'],
  [{ address: 'Jl. Satu1' }, 'address', 'Minimal 10 karakter'],
  [{ occupation: 'pilot' }, 'occupation', 'Pilih salah satu yang tersedia'],
  [{ monthly_income: 999_999 }, 'monthly_income', 'Penghasilan minimal Rp. 1.000.000 per bulan'],
  [{ monthly_income: undefined }, 'monthly_income', 'Field tidak boleh kosong'],
  [{ has_tax_id: undefined }, 'has_tax_id', 'Field tidak boleh kosong'],
])('an applicant with %j is refused at %s', async (wish, field, message) => {
  const plan = await aSavingsCart(home)
  const { status, body } = await book(plan, { ...anApplicant, ...wish })
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
})

test('what is missing and what is wrong are told in one answer', async () => {
  const plan = await aSavingsCart(home)
  const { body } = await book(plan, { full_name: 'Siti', email: 'siti@', phone_number: '1' })
  expect(Object.keys(body.errors).toSorted()).toEqual(
    Object.keys(anApplicant)
      .filter((name) => name !== 'full_name')
      .toSorted(),
  )
})

test.each([
  { phone_number: '0812345678' },
  { phone_number: '081234567890123' },
  { phone_number: '+62 812-3456-7890' },
  { address: 'Jl. Mawar1' },
  { monthly_income: 1_000_000 },
  { occupation: 'housewife' },
  { occupation: 'civil_servant' },
])('an applicant with %j is stored', async (wish) => {
  const plan = await aSavingsCart(home)
  expect((await book(plan, { ...anApplicant, ...wish })).status).toBe(200)
})

test.each([
  [{ phone_number: '081234567' }, 'phone_number'],
  [{ phone_number: '0812345678901234' }, 'phone_number'],
  [{ mother_name: undefined }, 'mother_name'],
  [{ heir_name: '' }, 'heir_name'],
  [{ gender: undefined }, 'gender'],
  [{ contact_name: undefined }, 'contact_name'],
])('an heir with %j is refused at %s', async (wish, field) => {
  const { id, token } = await aFilledCart(home)
  const reply = await ask(home, 'POST', `${root}/${id}/heir`, { token, body: { ...anHeir, ...wish } })
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]])
})

test('an heir is stored after the applicant, and read back with the documents', async () => {
  const early = await aSavingsCart(home)
  const refused = await ask(home, 'POST', `${root}/${early.id}/heir`, { token: early.token, body: anHeir })
  expect([refused.status, refused.body.code]).toEqual([409, 'F-SAV-4a4'])
  const plan = await aFilledCart(home, { has_tax_id: true })
  for (const phone_number of ['0812345678', '081234567890123'])
    expect(
      (await ask(home, 'POST', `${root}/${plan.id}/heir`, { token: plan.token, body: { ...anHeir, phone_number } }))
        .body.message,
    ).toBe('Data ahli waris berhasil ditambahkan')
  expect((await uploadScan(home, plan)).status).toBe(200)
  const { body } = await ask(home, 'GET', `${root}/${plan.id}/booking/${plan.detail_id}`, { token: plan.token })
  expect(body.data).toMatchObject({
    applicant: { ...anApplicant, has_tax_id: true },
    heir: { ...anHeir, phone_number: '081234567890123' },
    documents: [{ kind: 'ktp', file_type: 'image/webp' }],
    required_documents: ['ktp', 'npwp'],
  })
  const other = await ask(home, 'GET', `${root}/${plan.id}/booking/${plan.id}`, { token: plan.token })
  expect(other.status).toBe(404)
})

test('a scan has at most 1 MB and is a picture or a PDF, sealed in its place', async () => {
  const plan = await aFilledCart(home)
  const large = await uploadScan(home, plan, { bytes: Buffer.alloc(1024 * 1024 + 1) })
  expect([large.status, large.body.errors]).toEqual([413, { file: ['Ukuran berkas melebihi 1 MB'] }])
  const odd = await uploadScan(home, plan, { bytes: Buffer.from('hello') })
  expect([odd.status, odd.body.message]).toEqual([422, 'Berkas tidak valid'])
  await uploadScan(home, plan)
  for (const url of [`${root}/${plan.id}/ktp/${plan.detail_id}`, `${root}/${plan.id}/npwp/${plan.detail_id}`])
    await send(home, url, { token: plan.token, fields: { file: { name: 'scan.jpg', bytes: await scan('gold') } } })
  const rows = await home.application.db.select().from(documents).where(eq(documents.owner_id, plan.id))
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['ktp', 'npwp'])
})

test('sending it names all that is missing, each at its field', async () => {
  const { token } = await aSaver(home)
  const { body } = await begin(token, aTarget)
  const plan = { id: body.data.user_savings_id, token }
  expect((await book(plan, { confirm: true })).body.code).toBe('F-SAV-4a4')
  const reply = await book(plan, { ...anApplicant, has_tax_id: true, confirm: true })
  expect(reply.status).toBe(422)
  expect(reply.body.errors).toEqual({
    terms_id: ['Pilih bank terlebih dahulu'],
    'heir.mother_name': ['Field tidak boleh kosong'],
    'heir.heir_name': ['Field tidak boleh kosong'],
    'heir.gender': ['Field tidak boleh kosong'],
    'heir.contact_name': ['Field tidak boleh kosong'],
    'heir.phone_number': ['Field tidak boleh kosong'],
    ktp: ['Unggah KTP Anda'],
    npwp: ['Unggah NPWP Anda'],
    agrees_bank_terms: ['Setujui ketentuan bank untuk melanjutkan'],
    agrees_bank_data: ['Setujui pengiriman data Anda ke bank untuk melanjutkan'],
  })
})

test('sent, it is with the bank: both consents are written down, and it is closed to changes', async () => {
  const plan = await aReadyPlan(home)
  const { status, body } = await book(plan, agreed)
  expect([status, body.message]).toEqual([200, 'Data berhasil dikirim'])
  expect(body.data).toMatchObject({ user_detail_savings_id: plan.detail_id, state: 'submitted' })
  const rows = await home.application.db.select().from(consents).where(eq(consents.order_id, plan.id))
  expect(rows.map(({ kind, order_code }) => [kind, order_code])).toEqual([
    ['savings_terms', plan.code],
    ['savings_data', plan.code],
  ])
  const detail = (await see(plan)).body.data
  expect(detail).toMatchObject({ label: 'Dikirim ke bank', can_withdraw: true, can_close: false, how_to_pay: null })
  expect(detail.timeline).toMatchObject([{ state: 'submitted', label: 'Dikirim ke bank' }])
  const late = [
    await book(plan, anApplicant),
    await ask(home, 'POST', `${root}/${plan.id}/heir`, { token: plan.token, body: anHeir }),
    await uploadScan(home, plan),
    await book(plan, agreed),
  ]
  expect(late.map(({ body: refused }) => refused.code)).toEqual(Array.from({ length: 4 }, () => 'F-SAV-3m3'))
})

test('sent twice at once, it is sent once', async () => {
  const plan = await aReadyPlan(home)
  const replies = await Promise.all([1, 2, 3].map(() => book(plan, agreed)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await home.application.db.$count(consents, eq(consents.order_id, plan.id))).toBe(2)
})

test('terms that the bank has changed since are chosen anew before anything is sent', async () => {
  const plan = await aReadyPlan(home)
  const { db, clock } = home.application
  const today = jakartaDate(clock.now())
  const [terms] = await db.select().from(bank_terms).where(eq(bank_terms.id, plan.terms_id))
  if (!terms) throw new Error('no terms')
  const next = { ...terms, id: crypto.randomUUID(), valid_from: today, minimum_deposit: 150_000 }
  await db.insert(bank_terms).values(next)
  const refused = await book(plan, agreed)
  expect([refused.status, refused.body.code]).toEqual([409, 'F-SAV-2t2'])
  const chosen = await ask(home, 'PUT', `/api/v3/savings/code/${plan.code}/partner`, {
    token: plan.token,
    body: { terms_id: next.id },
  })
  expect(chosen.body.data.terms_id).toBe(next.id)
  expect((await book(plan, agreed)).status).toBe(200)
  expect((await see(plan)).body.data.terms).toMatchObject({ terms_id: next.id, minimum_deposit: 150_000 })
})

test('who was shown another bank than the plan has by now sends nothing to it', async () => {
  const plan = await aReadyPlan(home)
  const { terms_id } = await aSavingsBank(home)
  const choice = { token: plan.token, body: { terms_id } }
  expect((await ask(home, 'PUT', `/api/v3/savings/code/${plan.code}/partner`, choice)).status).toBe(200)
  const { status, body } = await book(plan, { ...agreed, terms_id: plan.terms_id })
  expect([status, body.code, Object.keys(body.errors)]).toEqual([409, 'F-BNK-3t3', ['terms_id']])
  expect((await planNow(home, plan.id))?.state).toBe('cart')
  expect((await book(plan, { ...agreed, terms_id })).status).toBe(200)
})

test('an emptied cart leaves nothing behind, no row and no file; emptied again it stays empty', async () => {
  const plan = await aReadyPlan(home)
  const { db, ports } = home.application
  const [stored] = await db.select().from(documents).where(eq(documents.owner_id, plan.id))
  await ask(home, 'PUT', `${root}/${plan.id}/draft`, { token: plan.token, body: { fields: { full_name: 'S' } } })
  expect((await ask(home, 'DELETE', `${root}/cart`, { token: plan.token })).status).toBe(200)
  expect((await see(plan)).status).toBe(404)
  expect(await db.$count(documents, eq(documents.owner_id, plan.id))).toBe(0)
  expect(await db.$count(savings_applicants, eq(savings_applicants.plan_id, plan.id))).toBe(0)
  expect(await db.$count(drafts, eq(drafts.thing_id, plan.id))).toBe(0)
  expect(await ports.files.get(stored?.file_key ?? '')).toBeUndefined()
  expect((await ask(home, 'DELETE', `${root}/cart`, { token: plan.token })).status).toBe(200)
})

test('what was sent is withdrawn before the bank decides; another plan may begin', async () => {
  const plan = await aSubmittedPlan(home)
  const withdraw = () => ask(home, 'DELETE', `${root}/${plan.id}/booking`, { token: plan.token })
  expect((await withdraw()).status).toBe(200)
  expect(await planNow(home, plan.id)).toMatchObject({ state: 'withdrawn' })
  expect((await see(plan)).body.data).toMatchObject({ label: 'Pengajuan ditarik', can_withdraw: false })
  const agreements = (await ask(home, 'GET', '/api/v3/users/consents', { token: plan.token })).body.data.consents
  expect(agreements).toMatchObject([
    { kind: 'savings_terms', order: { code: plan.code }, withdrawn_at: expect.any(String) },
    { kind: 'savings_data', order: { code: plan.code }, withdrawn_at: expect.any(String) },
  ])
  const { db } = home.application
  expect(await db.$count(documents, eq(documents.owner_id, plan.id))).toBe(0)
  expect(await db.$count(savings_applicants, eq(savings_applicants.plan_id, plan.id))).toBe(0)
  expect((await withdraw()).body.code).toBe('F-SAV-3m3')
  expect((await begin(plan.token, aTarget)).status).toBe(200)
})

test('of a cart, what was filled in is forgotten and the plan stays', async () => {
  const plan = await aReadyPlan(home)
  await ask(home, 'DELETE', `${root}/${plan.id}/booking`, { token: plan.token })
  expect((await see(plan)).body.data).toMatchObject({ state: 'cart', user_detail_savings_id: null })
})

test('a form that was half filled in survives a closed tab, until it is sent', async () => {
  const plan = await aReadyPlan(home)
  const save = (fields: object, stamp: object = {}) =>
    ask(home, 'PUT', `${root}/${plan.id}/draft`, { token: plan.token, body: { fields, ...stamp } })
  const half = { full_name: 'Si', email: 'siti@', 'heir.phone_number': '08' }
  expect((await save(half)).body.data).toEqual({ version: 1 })
  expect((await see(plan)).body.data.draft).toEqual({ version: 1, fields: half })
  const conflict = await save({ full_name: 'X' }, { version: 0, revision: 'tab2.1' })
  expect([conflict.status, conflict.body.code, conflict.body.data.fields]).toEqual([409, 'F-DRF-1v1', half])
  expect((await save({ password: 'x' })).status).toBe(422)
  await book(plan, agreed)
  expect(await home.application.db.$count(drafts, eq(drafts.thing_id, plan.id))).toBe(0)
  expect((await save(half)).body.code).toBe('F-SAV-3m3')
})

test('an app of the older flow reaches the bank by the member’s one cart', async () => {
  const { token } = await aSaver(home)
  const { terms_id } = await aSavingsBank(home)
  const v3 = (path: string, body: object) => ask(home, 'POST', `/api/v3/savings/${path}`, { token, body })
  expect((await v3('booking', anApplicant)).status).toBe(404)
  const { code, user_savings_id } = (await v3('cart', aTarget)).body.data
  const choose = { token, body: { terms_id } }
  expect((await ask(home, 'PUT', `/api/v3/savings/code/${code.toLowerCase()}/partner`, choose)).status).toBe(200)
  const ktp = async (path = 'ktp') =>
    send(home, `/api/v3/savings/${path}`, { token, fields: { file: { name: 'k.jpg', bytes: await scan() } } })
  expect((await ktp()).body.code).toBe('F-SAV-4a4')
  expect((await v3('booking', { ...anApplicant, has_tax_id: true })).body.data.user_savings_id).toBe(user_savings_id)
  expect((await v3('heir', anHeir)).status).toBe(200)
  expect([(await ktp()).status, (await ktp('npwp')).status]).toEqual([200, 200])
  expect((await v3('booking', agreed)).body.data.state).toBe('submitted')
  const list = await ask(home, 'GET', '/api/v3/user/savings/history', { token })
  expect(list.body.data).toMatchObject({ total: 1, items: [{ code, label: 'Dikirim ke bank', akad: 'wadiah' }] })
})

test('a stranger’s applicant cannot be uploaded for, nor another plan’s', async () => {
  const [mine, other] = [await aFilledCart(home), await aFilledCart(home)]
  expect((await uploadScan(home, { ...mine, detail_id: other.detail_id })).status).toBe(404)
  expect((await uploadScan(home, { ...other, token: mine.token })).status).toBe(404)
  const db = home.application.db
  expect(await db.$count(documents, and(eq(documents.owner_kind, 'savings'), eq(documents.owner_id, other.id)))).toBe(0)
})

test('terms of the past day are still those of a plan, after the bank has taken them back', async () => {
  const plan = await aSubmittedPlan(home)
  const { db, clock } = home.application
  const [terms] = await db.select().from(bank_terms).where(eq(bank_terms.id, plan.terms_id))
  if (!terms) throw new Error('no terms')
  const over = { id: crypto.randomUUID(), valid_from: jakartaDate(addMs(clock.now(), dayMs)), is_offered: false }
  await db.insert(bank_terms).values({ ...terms, ...over })
  expect((await see(plan)).body.data).toMatchObject({
    bank: { name: 'Bank Uji Syariah', licence: { kind: 'OJK', state: 'valid' } },
    terms: { terms_id: plan.terms_id, akad: 'wadiah', nisbah: null, source: 'Perjanjian' },
  })
})
