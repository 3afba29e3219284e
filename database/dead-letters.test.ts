import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Parcel } from '#core/ports.ts'
import { addMs, dayMs, minuteMs } from '#core/time.ts'
import { Undeliverable } from '#core/undeliverable.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { deadLetters, retryDead } from './dead-letters.ts'
import { countParcels, queueParcels, sendParcel, tellAll } from './outbox.ts'
import { outbox } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
beforeEach(() => db().delete(outbox))
afterAll(() => home.close())

const db = () => home.application.db
const now = () => home.application.clock.now()
const mail = (subject: string): Parcel => ({
  kind: 'mail',
  mail: { to: 'siti@rihla.test', from: 'a@rihla.test', subject, text: 'x', html: 'x' },
})
const code: Parcel = { kind: 'text', text: { to: '+628111', text: 'Kode 918273' }, awaited_seconds: 300 }
const shown = { title: 'a', body: 'b', path: '/', tag: 't' }
const push: Parcel = {
  kind: 'push',
  push: { endpoint: 'https://x.test', p256dh: '', auth: '', ttl_seconds: 60, shown },
}
const refuse = () => Promise.reject(new Undeliverable('no such mailbox'))

/** Each given up a second after the one before. */
async function giveUp(parcels: readonly Parcel[]): Promise<string[]> {
  const ids: string[] = []
  for (const parcel of parcels) {
    await tellAll(db(), [parcel], now())
    const [row] = await db().select().from(outbox).where(isNull(outbox.dead_at))
    const id = row?.id ?? ''
    await sendParcel(db(), { id, now: addMs(now(), ids.push(id) * 1000) }, refuse)
  }
  return ids
}

test('what was given up is listed, newest first and page by page, without saying to whom it was', async () => {
  const [first, second, third] = await giveUp([mail('one'), code, push])
  const newest = await deadLetters(db(), { limit: 2 })
  expect(newest.rows.map(({ id, kind, reason, can_retry }) => [id, kind, reason, can_retry])).toEqual([
    [third, null, 'refused', false],
    [second, null, 'refused', false],
  ])
  const older = await deadLetters(db(), { limit: 2, cursor: newest.next_cursor ?? undefined })
  expect(older.rows.map(({ id, kind, can_retry }) => [id, kind, can_retry])).toEqual([[first, 'mail', true]])
  expect(JSON.stringify([newest, older])).not.toContain('siti@')
})

test('one that is tried again is sent once, as a new parcel, also long after its life was over', async () => {
  const [id = ''] = await giveUp([mail('again')])
  const sent: Parcel[] = []
  const send = async (parcel: Parcel) => void sent.push(parcel)
  // Given up, it does not go by itself.
  expect(await sendParcel(db(), { id, now: now() }, send)).toEqual({ fate: 'known' })
  expect(await queueParcels(db(), async () => undefined, now())).toEqual([])
  const later = addMs(now(), 10 * dayMs)
  const tries = await Promise.all([1, 2, 3].map(() => retryDead(db(), id, later)))
  expect(tries.toSorted()).toEqual([false, false, true])
  const [queued, ...others] = await queueParcels(db(), async () => undefined, later)
  expect([queued?.queue, queued?.id === id, others]).toEqual(['mail', false, []])
  const fate = await sendParcel(db(), { id: queued?.id ?? '', now: addMs(later, minuteMs) }, send)
  expect([fate, sent]).toEqual([{ fate: 'sent' }, [mail('again')]])
  expect(await countParcels(db())).toEqual({ waiting: 0, dead: 0 })
})

test('a code or a message of the moment is not tried again, and neither is what waits or was sent', async () => {
  const ids = await giveUp([code, push])
  await tellAll(db(), [mail('waits')], now())
  const [waiting] = await db().select().from(outbox).where(isNull(outbox.dead_at))
  for (const id of [...ids, waiting?.id ?? '', crypto.randomUUID()])
    expect(await retryDead(db(), id, now())).toBe(false)
  await sendParcel(db(), { id: waiting?.id ?? '', now: now() }, async () => undefined)
  expect(await retryDead(db(), waiting?.id ?? '', now())).toBe(false)
})
