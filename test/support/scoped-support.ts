import { callKey } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import * as support from '#modules/support/contract.console.ts'
import { anyMember } from './members.ts'
import type { ScopedThing } from './scoped-thing.ts'
import type { TestApp } from './test-app.ts'

type Things = Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>>
type Wish = { path: string; body?: object; member?: Parameters<typeof anyMember>[1] }

/** A member, as support of their tenant and of the platform reaches them. */
const aMember =
  ({ path, body, member }: Wish) =>
  async (home: TestApp): Promise<ScopedThing> => {
    const { id, tenant_id } = await anyMember(home, member)
    const scopes: Scope[] = [{ kind: 'platform' }, { kind: 'tenant', id: tenant_id }]
    return { url: `/api/console/v1/members/${id}/${path}`, scopes, ...(body && { body }) }
  }

const reason = 'Salah ketik saat mendaftar'
let numbers = 0

/** What support sends and corrects. */
export const scopedSupport: Things = {
  [callKey(support.sendMemberCode)]: aMember({ path: 'verification', member: { email_verified_at: null } }),
  [callKey(support.sendMemberReset)]: aMember({ path: 'password-reset' }),
  [callKey(support.correctName)]: aMember({ path: 'name', body: { full_name: 'Siti Aminah', reason } }),
  [callKey(support.correctEmail)]: (home) =>
    aMember({ path: 'email', body: { email: `${newId()}@rihla.test`, reason } })(home),
  [callKey(support.correctPhone)]: (home) => {
    numbers += 1
    return aMember({ path: 'phone-number', body: { phone_number: `08139000${1000 + numbers}`, reason } })(home)
  },
}
