import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSecret } from '#core/ids.ts'
import { addMs, dayMs } from '#core/time.ts'
import { documents } from '#modules/documents/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { anApplication, bringDocuments } from '#test/support/applications.ts'
import { fetched, scan, send } from '#test/support/journeys.ts'
import { sweepAll } from '#test/support/retention.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { retention } from '../retention.ts'
import { partner_application_history as history } from '../tables.ts'

let home: TestApp
let officer = ''
beforeAll(async () => {
  home = await testApp()
  officer = (await someStaff(home, { role: 'acquisition', scope: { kind: 'platform' } })).token
})
afterAll(() => home.close())

const db = () => home.application.db
let links = 0
/** An application with a link that its test knows. */
async function anApplicant(wish: Parameters<typeof anApplication>[1] = {}) {
  const link = `link-${links++}`
  return { link, ...(await anApplication(home, { token_hash: hashSecret(link), ...wish })) }
}
type Sent = { kind?: string; bytes?: Buffer; headers?: Record<string, string> }
async function upload(link: string, { kind = 'nib', bytes, headers = {} }: Sent = {}) {
  const file = { name: 'nib.jpg', bytes: bytes ?? (await scan()) }
  const fields = { token: link, kind, file }
  return send(home, '/api/v3/partners/applications/documents', { token: '', fields, headers })
}
const storedOf = (id: string) => db().select().from(documents).where(eq(documents.owner_id, id))
const desk = `/api/console/v1/applications`
const noteCheck = async (id: string, outcome: string, seen?: string[]) =>
  ask(home, 'POST', `${desk}/${id}/checks`, {
    token: officer,
    body: {
      kind: 'documents',
      outcome,
      note: 'NIB tidak terbaca',
      document_ids: seen ?? (await storedOf(id)).map((one) => one.id),
    },
  })

test('an applicant brings documents by the mailed link; each is sealed, and the next of its kind takes its place', async () => {
  const { id, link } = await anApplicant()
  const { status, body } = await upload(link)
  expect([status, body.message]).toEqual([200, 'Dokumen berhasil diunggah'])
  const state = (kind: string) => body.data.documents.find((one: { kind: string }) => one.kind === kind)
  expect(state('nib').uploaded_at).toBeTruthy()
  expect(state('licence')).toEqual({ kind: 'licence', is_required: true, uploaded_at: null })
  const [first] = await storedOf(id)
  const file = await home.application.ports.files.get(first?.file_key ?? '')
  expect(file?.bytes.includes('WEBP')).toBe(false)
  await upload(link)
  const [second, ...others] = await storedOf(id)
  expect([others.length, second?.id === first?.id]).toEqual([0, false])
  expect(await home.application.ports.files.get(first?.file_key ?? '')).toBeUndefined()
})

test('what is no document, too large or of no kind is refused, and nothing is stored', async () => {
  const { id, link } = await anApplicant()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect((await upload(link, { bytes: svg })).body.code).toBe('F-DOC-1t1')
  expect((await upload(link, { bytes: Buffer.alloc(2 * 1024 * 1024 + 1) })).status).toBe(413)
  expect((await upload(link, { kind: 'passport' })).status).toBe(422)
  expect(await storedOf(id)).toEqual([])
})

test('an unproved link, an unknown one and one of another tenant bring nothing', async () => {
  const unproved = await anApplicant({ state: 'unverified', verified_at: null })
  const proved = await anApplicant()
  const replies = [
    await upload(unproved.link),
    await upload('nobody'),
    await upload(proved.link, { headers: { host: 'demo.localhost' } }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  expect([...(await storedOf(unproved.id)), ...(await storedOf(proved.id))]).toEqual([])
})

test('documents pass their check when all that are required are there, and are not exchanged afterwards', async () => {
  const applicant = await anApplicant({ state: 'in_review' })
  await upload(applicant.link)
  expect(Object.keys((await noteCheck(applicant.id, 'passed')).body.errors)).toEqual(['outcome'])
  expect((await noteCheck(applicant.id, 'failed')).status).toBe(200)
  for (const kind of ['licence', 'ktp']) expect((await upload(applicant.link, { kind })).status).toBe(200)
  expect((await noteCheck(applicant.id, 'passed')).status).toBe(200)
  const late = await upload(applicant.link)
  expect([late.status, late.body.code]).toEqual([409, 'F-APP-3d3'])
  const shown = await ask(home, 'POST', '/api/v3/partners/applications/verify', {
    body: { token: applicant.link, act: 'look' },
  })
  expect(shown.body.data.can_upload).toBe(false)
})

test('documents that were exchanged while somebody looked at them do not pass until they are looked at again', async () => {
  const applicant = await anApplicant({ state: 'in_review' })
  await bringDocuments(home, applicant)
  const seen = (await storedOf(applicant.id)).map(({ id }) => id)
  await upload(applicant.link, { kind: 'ktp' })
  const swapped = await noteCheck(applicant.id, 'passed', seen)
  expect([swapped.status, swapped.body.code]).toEqual([409, 'F-APP-4n4'])
  expect((await noteCheck(applicant.id, 'passed', [])).status).toBe(409)
  expect((await noteCheck(applicant.id, 'passed')).status).toBe(200)
})

test('the desk opens a scan, and the audit says who looked', async () => {
  const applicant = await anApplicant()
  const [row] = await bringDocuments(home, applicant)
  const { documents: listed } = (await ask(home, 'GET', `${desk}/${applicant.id}`, { token: officer })).body.data
  expect(listed.map(({ scan: one }: { scan: object | null }) => one !== null)).toEqual([true, true, true, false, false])
  const url = `${desk}/${applicant.id}/documents/${row?.id}/file`
  const file = await fetched(home, url, officer)
  expect([file.status, file.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
  const looks = await db()
    .select()
    .from(audit_log)
    .where(eq(audit_log.thing_id, row?.id ?? ''))
  expect(looks).toMatchObject([{ thing: 'document', after: { application_id: applicant.id, kind: 'licence' } }])
  const other = await anApplicant()
  expect((await fetched(home, url.replace(applicant.id, other.id), officer)).status).toBe(404)
})

test('scans go a while after the decision, or after the last change of what was given up, and others stay', async () => {
  const now = home.application.clock.now()
  const ago = (days: number) => addMs(now, -days * dayMs)
  const aged = async (state: 'rejected' | 'accepted' | 'in_review', days: number, uploaded = 90) => {
    const one = await anApplicant({ state, created_at: ago(90) })
    await db()
      .update(history)
      .set({ at: ago(90) })
      .where(eq(history.application_id, one.id))
    const step = { application_id: one.id, state, actor: 'acquisition' as const, at: ago(days) }
    await db()
      .insert(history)
      .values({ id: crypto.randomUUID(), ...step })
    const [first] = await bringDocuments(home, one)
    await db()
      .update(documents)
      .set({ uploaded_at: ago(uploaded) })
      .where(eq(documents.owner_id, one.id))
    return { ...one, file_key: first?.file_key ?? '' }
  }
  const gone = [await aged('rejected', 31), await aged('accepted', 31), await aged('in_review', 31)]
  const staying = [await aged('rejected', 29), await aged('accepted', 29), await aged('in_review', 31, 29)]
  await sweepAll(retention, { db: db(), ports: home.application.ports, now })
  const left = [...gone, ...staying].map(async ({ id }) => (await storedOf(id)).length)
  expect(await Promise.all(left)).toEqual([0, 0, 0, 3, 3, 3])
  for (const { file_key } of gone) expect(await home.application.ports.files.get(file_key)).toBeUndefined()
})
