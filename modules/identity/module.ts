import type { Handlers } from '#core/call.ts'
import type { Job } from '#core/module.ts'
import { addMs, dayMs } from '#core/time.ts'
import { appleCallback } from './calls/apple-callback.ts'
import { googleCallback } from './calls/google-callback.ts'
import { logout } from './calls/logout.ts'
import { refresh } from './calls/refresh.ts'
import { registerDevice } from './calls/register-device.ts'
import { startSignIn } from './calls/start-sign-in.ts'
import { uploadAvatar } from './calls/upload-avatar.ts'
import * as wire from './contract.ts'
import type { IdentityPorts } from './ports.ts'
import { deleteStaleSignIns } from './store.sign-in.ts'
import { deleteStaleSessions } from './store.ts'

export { findLiveSession, isDeviceKnown } from './store.ts'

const contract = {
  registerDevice: wire.registerDevice,
  startSignIn: wire.startSignIn,
  appleCallback: wire.appleCallback,
  googleCallback: wire.googleCallback,
  refresh: wire.refresh,
  logout: wire.logout,
  uploadAvatar: wire.uploadAvatar,
}
const calls = { registerDevice, startSignIn, appleCallback, googleCallback, refresh, logout, uploadAvatar }

const jobs: readonly Job<IdentityPorts>[] = [
  {
    name: 'identity-sweep',
    cron: '41 3 * * *',
    run: ({ db, now }) => deleteStaleSessions(db, addMs(now, -30 * dayMs)),
  },
  {
    name: 'identity-sign-in-sweep',
    cron: '51 3 * * *',
    // A day more than their life: a provider's token is taken some minutes past its end, for clocks that differ.
    run: ({ db, now }) => deleteStaleSignIns(db, addMs(now, -dayMs)),
  },
]

export const identity = {
  contract,
  calls: calls satisfies Handlers<typeof contract, IdentityPorts>,
  jobs,
}
