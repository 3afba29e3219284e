import type { Job } from '#core/module.ts'
import { addMs, dayMs } from '#core/time.ts'
import type { IdentityPorts } from './ports.ts'
import { deleteStaleProofs } from './store.erase.ts'
import { deleteStaleSignIns } from './store.sign-in.ts'
import { deleteStaleSessions } from './store.ts'

/** What nobody can use any more goes: sessions, codes and links, sign-ins that never came back. */
export const jobs: readonly Job<IdentityPorts>[] = [
  {
    name: 'identity-sweep',
    cron: '41 3 * * *',
    timeout_seconds: 300,
    async run({ db, now }) {
      await deleteStaleSessions(db, addMs(now, -30 * dayMs))
      await deleteStaleProofs(db, addMs(now, -2 * dayMs))
      // A day more than their life: a provider's token is taken some minutes past its end, for clocks that differ.
      await deleteStaleSignIns(db, addMs(now, -dayMs))
    },
  },
]
