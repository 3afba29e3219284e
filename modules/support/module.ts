import type { Handlers } from '#core/call.ts'
import { correctEmail } from './calls/correct-email.ts'
import { correctName } from './calls/correct-name.ts'
import { correctPhone } from './calls/correct-phone.ts'
import { find } from './calls/find.ts'
import { resendInvoice } from './calls/resend-invoice.ts'
import { seeLookups } from './calls/see-lookups.ts'
import { seeMember } from './calls/see-member.ts'
import { sendMemberCode } from './calls/send-member-code.ts'
import { sendMemberReset } from './calls/send-member-reset.ts'
import * as contract from './contract.console.ts'
import type { SupportPorts } from './ports.ts'

const calls = {
  find,
  seeLookups,
  seeMember,
  resendInvoice,
  sendMemberCode,
  sendMemberReset,
  correctName,
  correctEmail,
  correctPhone,
} satisfies Handlers<typeof contract, SupportPorts>

export const support = { contract: {}, calls: {}, console: { contract, calls }, jobs: [] }
