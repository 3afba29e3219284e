import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { audit_log, staff } from '#modules/staff/tables.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

const input = z.object({ name: z.string() })
const rename = call({
  method: 'POST',
  path: '/api/console/v1/test/rename',
  who: ['editor'],
  about: 'Renames whoever calls.',
  input,
  output: z.object({}),
})
const silent = { ...rename, path: '/api/console/v1/test/silent' } as const

async function setName({ db, staff: { id } }: StaffCtx, name: string): Promise<void> {
  await db.update(staff).set({ full_name: name }).where(eq(staff.id, id))
}

let home: TestApp
beforeAll(async () => {
  home = await testApp(
    {},
    {
      calls: [
        {
          call: rename,
          async run(ctx, sent) {
            if (!('audit' in ctx)) throw new Error('not the desk')
            const { name } = input.parse(sent)
            await setName(ctx, name)
            ctx.audit({ thing: 'staff', thing_id: ctx.staff.id, before: { name: 'Nadia Putri' }, after: { name } })
            if (name === 'fails') throw new Error('after the change')
            return {}
          },
        },
        {
          call: silent,
          async run(ctx, sent) {
            if ('audit' in ctx) await setName(ctx, input.parse(sent).name)
            return {}
          },
        },
      ],
    },
  )
})
afterAll(() => home.close())

const editor = () => someStaff(home, { role: 'editor', scope: { kind: 'platform' } })
const nameOf = async (id: string) =>
  (await home.application.db.select({ name: staff.full_name }).from(staff).where(eq(staff.id, id)))[0]?.name
const auditOf = (id: string) => home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, id))

test('a change leaves a row that says who, where, what before and what after', async () => {
  const { id, session_id, token } = await editor()
  expect((await ask(home, 'POST', rename.path, { token, body: { name: 'Dewi' } })).status).toBe(200)
  expect(await nameOf(id)).toBe('Dewi')
  expect(await auditOf(id)).toMatchObject([
    {
      session_id,
      call: `POST ${rename.path}`,
      granted_by: ['editor platform'],
      thing: 'staff',
      before: { name: 'Nadia Putri' },
      after: { name: 'Dewi' },
      reason: null,
    },
  ])
})

test('a change and its row stand or fall together', async () => {
  const { id, token } = await editor()
  expect((await ask(home, 'POST', rename.path, { token, body: { name: 'fails' } })).status).toBe(500)
  expect(await nameOf(id)).toBe('Nadia Putri')
  expect(await auditOf(id)).toEqual([])
})

test('a change that says nothing of itself is taken back', async () => {
  const { id, token } = await editor()
  expect((await ask(home, 'POST', silent.path, { token, body: { name: 'Dewi' } })).status).toBe(500)
  expect(await nameOf(id)).toBe('Nadia Putri')
})

test('nobody alters what was written down', async () => {
  const { id, token } = await editor()
  await ask(home, 'POST', rename.path, { token, body: { name: 'Dewi' } })
  const { db } = home.application
  await expect(db.update(audit_log).set({ reason: 'x' }).where(eq(audit_log.staff_id, id))).rejects.toThrow()
  await expect(db.delete(audit_log).where(eq(audit_log.staff_id, id))).rejects.toThrow()
  await expect(db.execute(sql`truncate audit_log`)).rejects.toThrow()
  expect(await auditOf(id)).toHaveLength(1)
})

test('a browser that comes from another site changes nothing, though it has the cookie', async () => {
  const { id, token } = await editor()
  const send = (origin: string) =>
    ask(home, 'POST', rename.path, {
      body: { name: 'Dewi' },
      headers: {
        cookie: `staff_token=${token}`,
        origin,
        'sec-fetch-site': origin.includes('evil') ? 'cross-site' : 'same-origin',
      },
    })
  expect((await send('https://evil.example')).body.code).toBe('F-REQ-8o3')
  expect(await nameOf(id)).toBe('Nadia Putri')
})
