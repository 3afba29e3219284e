import type { Handlers } from '#core/call.ts'
import { appleCallback } from './calls/apple-callback.ts'
import { changePassword } from './calls/change-password.ts'
import { checkResetLink } from './calls/check-reset-link.ts'
import { deleteMe } from './calls/delete-me.ts'
import { forgotPassword } from './calls/forgot-password.ts'
import { googleCallback } from './calls/google-callback.ts'
import { login } from './calls/login.ts'
import { logout } from './calls/logout.ts'
import { me } from './calls/me.ts'
import { pendingContacts } from './calls/pending-contacts.ts'
import { refresh } from './calls/refresh.ts'
import { register } from './calls/register.ts'
import { registerDevice } from './calls/register-device.ts'
import { reportBounce } from './calls/report-bounce.ts'
import { requestEmailCode } from './calls/request-email-code.ts'
import { resendEmailCode } from './calls/resend-email-code.ts'
import { resendPhoneCode } from './calls/resend-phone-code.ts'
import { resetPassword } from './calls/reset-password.ts'
import { startSignIn } from './calls/start-sign-in.ts'
import { updateMe } from './calls/update-me.ts'
import { updatePhone } from './calls/update-phone.ts'
import { uploadAvatar } from './calls/upload-avatar.ts'
import { verifyEmail } from './calls/verify-email.ts'
import { verifyNewEmail } from './calls/verify-new-email.ts'
import { verifyPhone } from './calls/verify-phone.ts'
import * as contract from './contract.ts'
import { jobs } from './jobs.ts'
import type { IdentityPorts } from './ports.ts'

export { addressProved, mailBounced } from './account/bounces.ts'
export {
  type CodePorts,
  type HelpedMember,
  renameMember,
  requestNewEmail,
  requestNewPhone,
  sendPasswordReset,
  sendVerification,
} from './account/support.ts'
export { provePhone, sendPhoneProof, sendPhoneProofOnce } from './codes/phone-proof.ts'
export { onMailArrives, onMailBounces, onMemberDeleted, onMemberJoined, onMemberRecommended } from './events.ts'
export { refuseCommonPassword } from './passwords/common-passwords.ts'
export { hashPassword, isPassword } from './passwords/passwords.ts'
export { type ProofPorts, proveMember } from './passwords/proof.ts'
export { giveAll, takeAll } from './sign-in/limits.ts'
export {
  findProfile as memberProfile,
  listDeletedMembers,
  lockMember,
  type MemberContact,
  memberContacts,
  memberNames,
  provenPhoneOf,
} from './store.accounts.ts'
export { findMemberInScope, listSignIns, searchMembers } from './store.console.ts'
export { endEverySignIn, findLiveSession, isDeviceKnown, listLiveSessions } from './store.ts'

const calls = {
  registerDevice,
  register,
  login,
  startSignIn,
  appleCallback,
  googleCallback,
  refresh,
  logout,
  changePassword,
  me,
  updateMe,
  deleteMe,
  uploadAvatar,
  verifyPhone,
  resendPhoneCode,
  updatePhone,
  pendingContacts,
  requestEmailCode,
  reportBounce,
  verifyNewEmail,
  verifyEmail,
  resendEmailCode,
  forgotPassword,
  checkResetLink,
  resetPassword,
} satisfies Handlers<typeof contract, IdentityPorts>

export const identity = { contract, calls, jobs }
