import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan } from '#test/support/journeys.ts'
import { type APackage, aPackage, approve, save, submit, waiting } from '#test/support/packages.ts'
import { ofPartner, someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { deleteLooseEvidence } from '../../packages/evidence.ts'
import { departures, evidence_files } from '../../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

async function evidenceAddress({ product }: APackage) {
  const { db } = home.application
  const [date] = await db.select().from(departures).where(eq(departures.product_id, product.id)).limit(1)
  return `/api/console/v1/departures/${date?.id}/evidence`
}

async function send(made: APackage, bytes: Buffer) {
  const form = new FormData()
  form.set('certainty', 'hotel')
  form.set('file', new Blob([new Uint8Array(bytes)]), 'konfirmasi hotel.jpg')
  const sent = new Response(form)
  return ask(home, 'POST', await evidenceAddress(made), {
    token: made.owner.token,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  })
}

test('a file that proves a certainty is sealed, and opened by its partner and the reviewer alone', async () => {
  const made = await aPackage(home)
  await save(home, made, {})
  const { evidence_id } = (await send(made, await scan())).body.data
  const [row] = await home.application.db.select().from(evidence_files).where(eq(evidence_files.id, evidence_id))
  const stored = await home.application.outside.files.get(row?.file_key ?? '')
  expect(stored?.bytes.subarray(0, 4).toString('latin1')).not.toBe('RIFF')
  await submit(home, made)
  const { evidence } = await waiting(home, made)
  expect(evidence).toMatchObject([{ id: evidence_id, certainty: 'hotel', name: 'konfirmasi hotel.jpg' }])
  const file = `${await evidenceAddress(made)}/${evidence_id}/file`
  const open = (token: string) =>
    home.app.inject({ url: file, headers: { host: 'localhost', authorization: `Bearer ${token}` } })
  const seen = await open(made.judge.token)
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await open(made.owner.token)).statusCode).toBe(200)
  const other = await someStaff(home, ofPartner((await aPackage(home)).partner_id))
  expect((await open(other.token)).statusCode).toBe(404)
})

test('what is no document is refused at its field, and what waits for a reviewer keeps its evidence', async () => {
  const made = await aPackage(home)
  await save(home, made, {})
  const page = await send(made, Buffer.from('<html><script>alert(1)</script>'))
  expect([page.status, Object.keys(page.body.errors)]).toEqual([422, ['file']])
  const { evidence_id } = (await send(made, await scan())).body.data
  const own = `${await evidenceAddress(made)}/${evidence_id}`
  await submit(home, made)
  expect((await send(made, await scan())).body.code).toBe('F-PRD-6w6')
  const remove = () => ask(home, 'DELETE', own, { token: made.owner.token })
  expect((await remove()).body.code).toBe('F-PRD-6w6')
  await ask(home, 'POST', `${made.address}/take-back`, { token: made.owner.token, body: {} })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
})

const filesOf = async (evidence_id: string) => {
  const { db, ports } = home.application
  const [row] = await db.select().from(evidence_files).where(eq(evidence_files.id, evidence_id))
  const key = row?.file_key ?? ''
  return async () => {
    await deleteLooseEvidence({ db, ports })
    return (await ports.files.get(key)) !== undefined
  }
}

test('what was never approved goes with its file, by itself or with its date; what was approved stays', async () => {
  const made = await aPackage(home)
  await save(home, made, {})
  const add = async (): Promise<string> => (await send(made, await scan())).body.data.evidence_id
  const remove = async (id: string) =>
    ask(home, 'DELETE', `${await evidenceAddress(made)}/${id}`, { token: made.owner.token })
  const removed = await add()
  const isThere = await filesOf(removed)
  expect(await isThere()).toBe(true)
  await remove(removed)
  expect(await isThere()).toBe(false)
  const approved = await add()
  await submit(home, made)
  await approve(home, made)
  const late = await remove(approved)
  expect([late.status, late.body.code]).toEqual([409, 'F-PRD-0e0'])
  const isApprovedThere = await filesOf(approved)
  expect(await isApprovedThere()).toBe(true)
  const after = await add()
  expect((await remove(after)).status).toBe(200)
  const { db } = home.application
  await db.delete(departures).where(eq(departures.product_id, made.product.id))
  expect(await isApprovedThere()).toBe(false)
})
