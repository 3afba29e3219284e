import type { Handlers } from '#core/call.ts'
import type { Job } from '#core/module.ts'
import { addMs, dayMs } from '#core/time.ts'
import { appleCallback } from './calls/apple-callback.ts'
import { changePassword } from './calls/change-password.ts'
import { deleteMe } from './calls/delete-me.ts'
import { forgotPassword } from './calls/forgot-password.ts'
import { googleCallback } from './calls/google-callback.ts'
import { login } from './calls/login.ts'
import { logout } from './calls/logout.ts'
import { me } from './calls/me.ts'
import { refresh } from './calls/refresh.ts'
import { register } from './calls/register.ts'
import { registerDevice } from './calls/register-device.ts'
import { resendEmailCode } from './calls/resend-email-code.ts'
import { resendPhoneCode } from './calls/resend-phone-code.ts'
import { resetPassword } from './calls/reset-password.ts'
import { startSignIn } from './calls/start-sign-in.ts'
import { updateMe } from './calls/update-me.ts'
import { updatePhone } from './calls/update-phone.ts'
import { uploadAvatar } from './calls/upload-avatar.ts'
import { verifyEmail } from './calls/verify-email.ts'
import { verifyPhone } from './calls/verify-phone.ts'
import * as wire from './contract.ts'
import type { IdentityPorts } from './ports.ts'
import { deleteStaleProofs } from './store.accounts.ts'
import { deleteStaleSignIns } from './store.sign-in.ts'
import { deleteStaleSessions } from './store.ts'

export { findLiveSession, isDeviceKnown } from './store.ts'

const contract = {
  register: wire.register,
  verifyEmail: wire.verifyEmail,
  resendEmailCode: wire.resendEmailCode,
  login: wire.login,
  registerDevice: wire.registerDevice,
  startSignIn: wire.startSignIn,
  appleCallback: wire.appleCallback,
  googleCallback: wire.googleCallback,
  uploadAvatar: wire.uploadAvatar,
  refresh: wire.refresh,
  logout: wire.logout,
  forgotPassword: wire.forgotPassword,
  resetPassword: wire.resetPassword,
  changePassword: wire.changePassword,
  me: wire.me,
  updateMe: wire.updateMe,
  deleteMe: wire.deleteMe,
  updatePhone: wire.updatePhone,
  verifyPhone: wire.verifyPhone,
  resendPhoneCode: wire.resendPhoneCode,
}

const calls = {
  register,
  verifyEmail,
  resendEmailCode,
  login,
  registerDevice,
  startSignIn,
  appleCallback,
  googleCallback,
  uploadAvatar,
  refresh,
  logout,
  forgotPassword,
  resetPassword,
  changePassword,
  me,
  updateMe,
  deleteMe,
  updatePhone,
  verifyPhone,
  resendPhoneCode,
} satisfies Handlers<typeof contract, IdentityPorts>

const jobs: readonly Job<IdentityPorts>[] = [
  {
    name: 'identity-sweep',
    cron: '41 3 * * *',
    async run({ db, now }) {
      await deleteStaleSessions(db, addMs(now, -30 * dayMs))
      await deleteStaleProofs(db, addMs(now, -2 * dayMs))
    },
  },
  {
    name: 'identity-sign-in-sweep',
    cron: '51 3 * * *',
    // A day more than their life: a provider's token is taken some minutes past its end, for clocks that differ.
    run: ({ db, now }) => deleteStaleSignIns(db, addMs(now, -dayMs)),
  },
]

export const identity = { contract, calls, jobs }
