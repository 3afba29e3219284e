import type { Job } from '#core/module.ts'
import { addMs, dayMs } from '#core/time.ts'
import type { IdentityPorts } from './ports.ts'
import { deleteStaleSignIns } from './store.sign-in.ts'
import { deleteStaleTokens } from './store.ts'

/** What nobody can use any more goes: tokens, and sign-ins that never came back. What is personal has a period (`retention.ts`). */
export const jobs: readonly Job<IdentityPorts>[] = [
  {
    name: 'identity-sweep',
    cron: '41 3 * * *',
    timeout_seconds: 300,
    async run({ db, now }) {
      await deleteStaleTokens(db, addMs(now, -30 * dayMs))
      // A day more than their life: a provider's token is taken some minutes past its end, for clocks that differ.
      await deleteStaleSignIns(db, addMs(now, -dayMs))
    },
  },
]
