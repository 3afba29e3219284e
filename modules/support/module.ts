import type { Handlers } from '#core/call.ts'
import { find } from './calls/find.ts'
import { resendInvoice } from './calls/resend-invoice.ts'
import { seeMember } from './calls/see-member.ts'
import * as contract from './contract.console.ts'
import type { SupportPorts } from './ports.ts'

export const support = {
  contract: {},
  calls: {},
  console: { contract, calls: { find, seeMember, resendInvoice } satisfies Handlers<typeof contract, SupportPorts> },
  jobs: [],
}
