import type { Handlers } from '#core/call.ts'
import type { Job } from '#core/module.ts'
import { addMs, dayMs } from '#core/time.ts'
import { logout } from './calls/logout.ts'
import { refresh } from './calls/refresh.ts'
import * as wire from './contract.ts'
import type { IdentityPorts } from './ports.ts'
import { deleteStaleSessions } from './store.ts'

export { findLiveSession, isDeviceKnown } from './store.ts'

const contract = { refresh: wire.refresh, logout: wire.logout }

const jobs: readonly Job<IdentityPorts>[] = [
  {
    name: 'identity-sweep',
    cron: '41 3 * * *',
    run: ({ db, now }) => deleteStaleSessions(db, addMs(now, -30 * dayMs)),
  },
]

export const identity = {
  contract,
  calls: { refresh, logout } satisfies Handlers<typeof contract, IdentityPorts>,
  jobs,
}
