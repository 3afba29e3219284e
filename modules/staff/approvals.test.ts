import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import type { AuditEntry, Grant } from '#core/staff.ts'
import { addMs, dayMs, hourMs, jakartaDate } from '#core/time.ts'
import { addRule } from '#modules/dated-rules/module.ts'
import { someStaff } from '#test/support/staff.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { decideRequest, refuseUnapproved, requestApproval, requestedOf, requestMoneyOut } from './module.ts'
import { approvals, staff, staff_grants } from './tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const db = () => home.application.db
const now = () => home.application.clock.now()
const admin: Grant = { role: 'admin', scope: { kind: 'platform' } }

/** Somebody at the desk as a call has them: with the grants they had when it began. */
async function somebody(grant = admin) {
  const { id, session_id } = await someStaff(home, grant)
  const audited: AuditEntry[] = []
  const audit = (entry: AuditEntry) => void audited.push(entry)
  const at = (time: Date) => ({ staff: { id, session_id, grants: [grant] }, audit, now: time })
  return { id, audited, at, ctx: at(now()) }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

/** A step without an amount that one person has asked for. */
async function aRequest() {
  const requester = await somebody()
  const step = { kind: 'totp_reset', thing_id: newId() }
  const approval_id = await requestApproval(requester.ctx, db(), { ...step, details: { why: 'lost phone' } })
  const decide = (who: Somebody, event: 'approve' | 'reject' = 'approve') =>
    db().transaction((tx) => decideRequest(who.ctx, tx, { ...step, approval_id, event }))
  return { requester, step, approval_id, decide }
}
const deactivate = (id: string) => db().update(staff).set({ deactivated_at: now() }).where(eq(staff.id, id))

test('a step without an amount always takes two, and tells the second what was asked for', async () => {
  const { requester, step, decide } = await aRequest()
  const other = await somebody()
  await expect(requestApproval(other.ctx, db(), step)).rejects.toMatchObject({ code: 'F-APR-3w3' })
  await expect(decide(requester)).rejects.toMatchObject({ code: 'F-APR-1s1' })
  expect(await decide(other)).toMatchObject({ state: 'carried_out', amount: null, details: { why: 'lost phone' } })
  expect((await requestedOf(db(), step.kind, [step.thing_id])).size).toBe(0)
  const facts = { kind: step.kind, of: step.thing_id, amount: null }
  expect(requester.audited).toMatchObject([{ before: null, after: { ...facts, state: 'requested' } }])
  expect(other.audited.map(({ before, after }) => [before, after])).toEqual([
    [
      { ...facts, limit: null, state: 'requested' },
      { ...facts, limit: null, state: 'carried_out' },
    ],
  ])
})

test('who has left, or has lost the role, decides nothing, although their call began before', async () => {
  const { decide, approval_id } = await aRequest()
  const [left, demoted] = [await somebody(), await somebody()]
  await deactivate(left.id)
  await db().delete(staff_grants).where(eq(staff_grants.staff_id, demoted.id))
  for (const who of [left, demoted]) {
    await expect(decide(who)).rejects.toMatchObject({ code: 'F-APR-4r4' })
    await expect(decide(who, 'reject')).rejects.toMatchObject({ code: 'F-APR-4r4' })
    expect(who.audited).toEqual([])
  }
  const [row] = await db().select().from(approvals).where(eq(approvals.id, approval_id))
  expect(row?.state).toBe('requested')
})

test('the role counts in the scope in which it let them make the call', async () => {
  const { decide } = await aRequest()
  const tenants = await somebody({ role: 'admin', scope: { kind: 'tenant', id: newId() } })
  const elsewhere = { kind: 'tenant', id: newId() } as const
  const moved = {
    ...tenants,
    ctx: { ...tenants.ctx, staff: { ...tenants.ctx.staff, grants: [{ ...admin, scope: elsewhere }] } },
  }
  await expect(decide(moved)).rejects.toMatchObject({ code: 'F-APR-4r4' })
  expect(await decide(tenants)).toMatchObject({ state: 'carried_out' })
})

test('what somebody asked for who has left since is rejected, not approved', async () => {
  const { requester, decide } = await aRequest()
  const other = await somebody()
  await deactivate(requester.id)
  await expect(decide(other)).rejects.toMatchObject({ code: 'F-APR-5d5' })
  expect(await decide(other, 'reject')).toMatchObject({ state: 'rejected' })
})

test('nobody leaves, and no role is taken away, while their word is being carried out', async () => {
  const { requester, step, approval_id } = await aRequest()
  const other = await somebody()
  const busy = (rows: SQL) =>
    expect(db().execute(sql`${rows} for update nowait`)).rejects.toMatchObject({ cause: { code: '55P03' } })
  await db().transaction(async (tx) => {
    await decideRequest(other.ctx, tx, { ...step, approval_id, event: 'approve' })
    await busy(sql`select from staff where id = ${requester.id}`)
    await busy(sql`select from staff where id = ${other.id}`)
    await busy(sql`select from staff_grants where staff_id = ${other.id}`)
  })
})

const aTransfer = async (who: Somebody, { amount, time }: { amount: number; time: Date }) => {
  const step = { kind: 'payout', thing_id: newId() }
  await requestMoneyOut(who.at(time), db(), { ...step, amount, counted: amount })
  return { step, approval_id: (await requestedOf(db(), step.kind, [step.thing_id])).get(step.thing_id)?.id ?? '' }
}
const leavesAlone = (counted: number, time: Date) =>
  refuseUnapproved({ now: time }, db(), { kind: 'payout', thing_id: newId(), counted })

test('who has just changed the bank account does not approve that money goes there', async () => {
  const [one, changer, other] = [await somebody(), await somebody(), await somebody()]
  const { step, approval_id } = await aTransfer(one, { amount: 25_000_000, time: now() })
  const account_changes = [{ changed_by: changer.id, changed_at: addMs(now(), -hourMs) }]
  const decision = { ...step, approval_id, event: 'approve', account_changes } as const
  await expect(decideRequest(changer.ctx, db(), decision)).rejects.toMatchObject({ code: 'F-APR-6b6' })
  expect(await decideRequest(other.ctx, db(), decision)).toMatchObject({ state: 'carried_out' })
})

test('the limit is the one of the day on which money leaves; what waits for two stays with two', async () => {
  const [one, other] = [await somebody(), await somebody()]
  const later = addMs(now(), 400 * dayMs)
  const amount = 25_000_000
  const waiting = await aTransfer(one, { amount, time: now() })
  await addRule(db(), { key: 'approval_from', value: 50_000_000, valid_from: jakartaDate(later), source: 'test' })
  const decision = { ...waiting.step, approval_id: waiting.approval_id, event: 'approve' } as const
  await expect(decideRequest(one.at(later), db(), decision)).rejects.toMatchObject({ code: 'F-APR-1s1' })
  await decideRequest(other.at(later), db(), decision)
  expect(other.audited).toMatchObject([{ after: { amount, limit: 50_000_000 } }])
  await leavesAlone(amount, later)
  await expect(leavesAlone(amount, now())).rejects.toMatchObject({ code: 'F-APR-7n7' })
  await expect(aTransfer(one, { amount, time: later })).rejects.toMatchObject({ code: 'F-APR-8u8' })
})
