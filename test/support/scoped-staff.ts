import { eq } from 'drizzle-orm'
import { callKey } from '#core/call.ts'
import { hashSecret, newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import * as contract from '#modules/staff/contract.console.ts'
import { approvals, staff_grants, staff_sessions } from '#modules/staff/tables.ts'
import { anyPartner } from './catalogue-fixtures.ts'
import type { ScopedThing } from './scoped-thing.ts'
import { someStaff } from './staff.ts'
import { stepCodeOf } from './staff-sign-in.ts'
import { ask, type TestApp } from './test-app.ts'

const base = '/api/console/v1'
const platform: Scope = { kind: 'platform' }
/** As `someStaff` is called. */
const confirm_name = 'Nadia Putri'

async function sessionOf({ application }: TestApp, token: string) {
  const rows = await application.db
    .select()
    .from(staff_sessions)
    .where(eq(staff_sessions.secret_hash, hashSecret(token)))
  return rows[0] ?? { id: newId(), staff_id: newId() }
}

/** Somebody who works at a partner, reached by that partner's owner and by the platform. */
async function aClerk(home: TestApp) {
  const { id: partner_id } = await anyPartner(home)
  const scope: Scope = { kind: 'partner', id: partner_id }
  const { id } = await someStaff(home, { role: 'partner_staff', scope })
  const rows = await home.application.db.select().from(staff_grants).where(eq(staff_grants.staff_id, id))
  return { id, grant_id: rows[0]?.id ?? '', partner_id, scopes: [platform, scope] }
}

type Things = Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>>

/** The calls about those who work at the desk. */
export const scopedStaff: Things = {
  [callKey(contract.staffMe)]: async () => ({ url: `${base}/me`, scopes: [platform] }),
  [callKey(contract.staffSignOut)]: async () => ({ url: `${base}/sign-out`, scopes: [platform], is_own: true }),
  [callKey(contract.staffSessions)]: async () => ({ url: `${base}/sessions`, scopes: [platform] }),
  [callKey(contract.endStaffSession)]: async (home) => {
    const { session_id } = await someStaff(home, { role: 'admin', scope: platform })
    const own = async (token: string) => ({ url: `${base}/sessions/${(await sessionOf(home, token)).id}` })
    return { url: `${base}/sessions/${session_id}`, scopes: [platform], own }
  },
  [callKey(contract.renewRecoveryCodes)]: async (home) => {
    const url = `${base}/recovery-codes`
    const own = async (token: string) => ({ url, body: { code: await stepCodeOf(home, token) } })
    return { url, scopes: [platform], body: { code: '123456' }, own, is_own: true }
  },
  [callKey(contract.listStaff)]: async () => ({ url: `${base}/staff`, scopes: [platform] }),
  [callKey(contract.exportStaff)]: async () => ({ url: `${base}/staff/export`, scopes: [platform] }),
  [callKey(contract.inviteStaff)]: async (home) => {
    const { partner_id, scopes } = await aClerk(home)
    const form = { email: `${newId()}@desk.test`, full_name: 'Budi Santoso', role: 'partner_staff' }
    const [url, body] = [`${base}/staff`, { ...form, scope_kind: 'partner', scope_id: partner_id, code: '123456' }]
    const own = async (token: string) => ({ url, body: { ...body, code: await stepCodeOf(home, token) } })
    return { url, scopes, body, own, elsewhere: 422 }
  },
  [callKey(contract.inviteAgain)]: async (home) => {
    const { id, scopes } = await aClerk(home)
    return { url: `${base}/staff/${id}/invite`, scopes }
  },
  [callKey(contract.endGrant)]: async (home) => {
    const { id, grant_id, scopes } = await aClerk(home)
    return { url: `${base}/staff/${id}/grants/${grant_id}`, scopes, body: { confirm_name } }
  },
  [callKey(contract.resetTwoStep)]: async (home) => {
    const { id, scopes } = await aClerk(home)
    return { url: `${base}/staff/${id}/two-step/reset`, scopes, body: { reason: 'Ponsel hilang', confirm_name } }
  },
  [callKey(contract.decideTwoStep)]: async (home) => {
    const { id } = await someStaff(home, { role: 'admin', scope: platform })
    const { token } = await someStaff(home, { role: 'admin', scope: platform })
    const url = `${base}/staff/${id}/two-step`
    await ask(home, 'POST', `${url}/reset`, { token, body: { reason: 'Ponsel hilang', confirm_name } })
    const [waiting] = await home.application.db.select().from(approvals).where(eq(approvals.thing_id, id))
    const body = { approval_id: waiting?.id ?? '', decision: 'approve', code: '123456' }
    const own = async (by: string) => ({ url: `${url}/decide`, body: { ...body, code: await stepCodeOf(home, by) } })
    return { url: `${url}/decide`, scopes: [platform], body, own }
  },
  [callKey(contract.listAudit)]: async () => ({ url: `${base}/audit`, scopes: [platform] }),
  [callKey(contract.exportAudit)]: async () => ({ url: `${base}/audit/export?search=nothing`, scopes: [platform] }),
}
