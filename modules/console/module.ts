import type { Handlers } from '#core/call.ts'
import { exportDeadLetters } from './calls/export-dead-letters.ts'
import { listDeadLetters } from './calls/list-dead-letters.ts'
import { retryDeadLetter } from './calls/retry-dead-letter.ts'
import { seeJobs } from './calls/see-jobs.ts'
import { waitingApprovals } from './calls/waiting-approvals.ts'
import * as contract from './contract.console.ts'
import type { ConsolePorts } from './ports.ts'

export const console = {
  contract: {},
  calls: {},
  console: {
    contract,
    calls: { seeJobs, listDeadLetters, exportDeadLetters, retryDeadLetter, waitingApprovals } satisfies Handlers<
      typeof contract,
      ConsolePorts
    >,
  },
  jobs: [],
}
