import type { Handlers } from '#core/call.ts'
import { decideTwoStep } from './calls/decide-two-step.ts'
import { endGrant } from './calls/end-grant.ts'
import { endStaffSession } from './calls/end-staff-session.ts'
import { exportAudit } from './calls/export-audit.ts'
import { exportStaff } from './calls/export-staff.ts'
import { inviteAgain } from './calls/invite-again.ts'
import { inviteStaff } from './calls/invite-staff.ts'
import { listAudit } from './calls/list-audit.ts'
import { listStaff } from './calls/list-staff.ts'
import { renewRecoveryCodes } from './calls/renew-recovery-codes.ts'
import { resetTwoStep } from './calls/reset-two-step.ts'
import { staffChoosePassword } from './calls/staff-choose-password.ts'
import { staffForgotPassword } from './calls/staff-forgot-password.ts'
import { staffLink } from './calls/staff-link.ts'
import { staffMe } from './calls/staff-me.ts'
import { staffSessions } from './calls/staff-sessions.ts'
import { staffSignIn } from './calls/staff-sign-in.ts'
import { staffSignInCode } from './calls/staff-sign-in-code.ts'
import { staffSignInStep } from './calls/staff-sign-in-step.ts'
import { staffSignOut } from './calls/staff-sign-out.ts'
import * as contract from './contract.console.ts'
import { jobs } from './jobs.ts'
import type { StaffPorts } from './ports.ts'

export { approvalView, decideRequest, refuseUnapproved, requestApproval, requestMoneyOut } from './approvals.ts'
export { recordAudit } from './audit.ts'
export { giveDownload, takeDownload } from './downloads.ts'
export { findStaffBySecret, listLiveStaffSessions, staffBySecret } from './grants.ts'
export { employ, invite } from './invite.ts'
export { limitDone } from './limit-done.ts'
export { mailAllHolders, mailHolders } from './mail-holders.ts'
export { staffMail } from './mails.ts'
export { notifyStaff } from './notify.ts'
export type { StaffPorts } from './ports.ts'
export { countCode } from './sign-in/counts.ts'
export { proveStep, type StepUpPorts } from './sign-in/step-up.ts'
export { listWaitingFor as approvalsWaitingFor, requestedOf, waitingOf } from './store.approvals.ts'
export { doneByWeek, listChangesOf } from './store.audit.ts'
export { listMailedKeys as staffMailedOf } from './store.notices.ts'
export { listHolders, listScopesOf as staffScopesOf, staffEmails, staffNames } from './store.people.ts'
export { endEverySignIn as endEveryStaffSignIn } from './store.sign-in.ts'
export { findStaff, staffName } from './store.ts'

const calls = {
  staffSignIn,
  staffSignInStep,
  staffSignInCode,
  staffForgotPassword,
  staffLink,
  staffChoosePassword,
  staffMe,
  staffSignOut,
  staffSessions,
  endStaffSession,
  renewRecoveryCodes,
  listStaff,
  exportStaff,
  inviteStaff,
  inviteAgain,
  endGrant,
  resetTwoStep,
  decideTwoStep,
  listAudit,
  exportAudit,
} satisfies Handlers<typeof contract, StaffPorts>

export const staff = { contract: {}, calls: {}, console: { contract, calls }, jobs }
