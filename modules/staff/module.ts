import type { Handlers } from '#core/call.ts'
import { staffMe } from './calls/staff-me.ts'
import * as contract from './contract.console.ts'

export { approvalView, decideRequest, sendOrRequest } from './approvals.ts'
export { recordAudit } from './audit.ts'
export { staffBySecret } from './grants.ts'
export { requestedOf } from './store.approvals.ts'

export const staff = {
  contract: {},
  calls: {},
  console: { contract, calls: { staffMe } satisfies Handlers<typeof contract, unknown> },
  jobs: [],
}
