import type { Handlers } from '#core/call.ts'
import { shareToken } from './calls/share-token.ts'
import * as contract from './contract.ts'

export {
  consultantIdsNamed,
  consultantNames,
  consultantsOfStaff,
  findConsultant,
  findEarner,
  lockConsultantOfStaff,
} from './store.ts'

export const affiliate = { contract, calls: { shareToken } satisfies Handlers<typeof contract, unknown>, jobs: [] }
