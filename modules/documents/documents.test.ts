import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { Refusal } from '#core/refusals.ts'
import { scan } from '#test/support/journeys.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import {
  type DocumentPorts,
  deleteDocumentsOf,
  documentOf,
  documentOwners,
  documentsOf,
  openDocument,
  receiveDocument,
  reviewDocument,
} from './module.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

/** The application of somebody for financing: no module but this one has to know of it. */
const anOwner = () => ({ owner_kind: 'financing' as const, owner_id: newId() })
type Owner = ReturnType<typeof anOwner>

/** A call that came with a scan. */
async function aCall(bytes?: Buffer): Promise<MemberCtx<DocumentPorts>> {
  const { db, ports, tenants, clock } = home.application
  const [tenant] = tenants.all()
  if (!tenant) throw new Error('no tenant')
  const now = clock.now()
  return {
    ...{ db, ports, tenant, now, language: 'id', headers: {} },
    files: { file: { name: 'npwp.jpg', bytes: bytes ?? (await scan()) } },
    user: { id: newId(), session_id: newId(), authenticated_at: now },
    request: { id: newId(), ip: '127.0.0.1', user_agent: 'test', device_id: undefined },
  }
}

const anyone = async () => undefined
const receive = async (owner: Owner, person_id: string, allow: () => Promise<void> = anyone) =>
  receiveDocument(await aCall(), { ...owner, person_id, kind: 'npwp' }, allow)
const here = () => ({ db: home.application.db, ports: home.application.ports, now: home.application.clock.now() })

test('a scan of any owner is stored sealed and opens as it was checked', async () => {
  const owner = anOwner()
  const row = await receive(owner, newId())
  expect(row).toMatchObject({ ...owner, kind: 'npwp', type: 'image/webp', state: 'received' })
  const { db, ports } = here()
  expect(await documentOf(db, { ...owner, id: row.id })).toEqual(row)
  const stored = await ports.files.get(row.file_key)
  expect(stored?.bytes.includes('WEBP')).toBe(false)
  const opened = await openDocument(ports, row)
  expect([opened?.name, opened?.bytes.length, opened?.bytes.includes('WEBP')]).toEqual(['npwp.webp', row.size, true])
})

test('what whoever asks for it refuses leaves neither row nor file', async () => {
  const owner = anOwner()
  const stored: string[] = []
  const { ports } = here()
  const call = await aCall()
  const files = {
    ...ports.files,
    put: (key: string, file: Parameters<typeof ports.files.put>[1]) => {
      stored.push(key)
      return ports.files.put(key, file)
    },
  }
  const refuse = () => Promise.reject(new Refusal('F-BOK-6c6'))
  const watched = { ...call, ports: { ...call.ports, files } }
  await expect(receiveDocument(watched, { ...owner, person_id: newId(), kind: 'npwp' }, refuse)).rejects.toThrow()
  expect(await documentsOf(here().db, { ...owner, owner_ids: [owner.owner_id] })).toEqual([])
  expect(stored).toHaveLength(1)
  expect(await ports.files.get(stored[0] ?? '')).toBeUndefined()
})

test('a verdict stands with who gave it and why; the next scan of its kind begins anew', async () => {
  const { db, now } = here()
  const [owner, person, staff_id] = [anOwner(), newId(), newId()]
  const { id } = await receive(owner, person)
  const reason = 'Nomor tidak terbaca'
  const verdict = { ...owner, id, verdict: 'ask_again' as const, staff_id, reason }
  const reviewed = await reviewDocument(db, verdict, now)
  expect([reviewed?.before.state, reviewed?.after.state]).toEqual(['received', 'rejected'])
  expect(await documentOf(db, { ...owner, id })).toMatchObject({ state: 'rejected', reason, reviewed_by: staff_id })
  await receive(owner, person)
  const rows = await documentsOf(db, { ...owner, owner_ids: [owner.owner_id] })
  expect(rows).toMatchObject([{ state: 'received', reason: null, reviewed_by: null }])
  expect(await reviewDocument(db, verdict, now)).toBeUndefined()
})

test('an owner of another kind, or another owner, does not reach it', async () => {
  const { db, now } = here()
  const owner = anOwner()
  const { id } = await receive(owner, newId())
  for (const other of [{ ...owner, owner_kind: 'booking' as const }, anOwner()]) {
    expect(await documentOf(db, { ...other, id })).toBeUndefined()
    expect(await documentsOf(db, { ...other, owner_ids: [other.owner_id] })).toEqual([])
    const verdict = { ...other, id, verdict: 'accept' as const, staff_id: newId(), reason: null }
    expect(await reviewDocument(db, verdict, now)).toBeUndefined()
  }
})

test('those of an owner are deleted with their files, and nobody else’s', async () => {
  const { db, ports } = here()
  const [gone, stays] = [anOwner(), anOwner()]
  const [first, second] = [await receive(gone, newId()), await receive(gone, newId())]
  const other = await receive(stays, newId())
  await deleteDocumentsOf({ db, ports }, { ...gone, owner_ids: [gone.owner_id] })
  for (const { file_key } of [first, second]) expect(await ports.files.get(file_key)).toBeUndefined()
  expect(await openDocument(ports, other)).toBeDefined()
  const owners = await documentOwners(db, 'financing', { limit: 100 })
  expect([owners.includes(gone.owner_id), owners.includes(stays.owner_id)]).toEqual([false, true])
})

test('owners come page by page, each once', async () => {
  const { db } = here()
  const owner = anOwner()
  for (let i = 0; i < 2; i++) await receive(owner, newId())
  const all = await documentOwners(db, 'financing', { limit: 100 })
  expect(all).toEqual([...new Set(all)].sort())
  const [first, ...rest] = all
  expect(await documentOwners(db, 'financing', { after: first, limit: 100 })).toEqual(rest)
})
