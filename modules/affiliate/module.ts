import type { Handlers } from '#core/call.ts'
import { onMemberDeleted, onMemberRecommended } from '#modules/identity/module.ts'
import { attributeCode } from './attribution.ts'
import { keepRecommendation } from './calls/keep-recommendation.ts'
import { openShareLink } from './calls/open-share-link.ts'
import { shareToken } from './calls/share-token.ts'
import * as contract from './contract.ts'
import { deleteAttribution } from './store.ts'

export { attribute, attributeCode, type Recommender, recommendedBy } from './attribution.ts'
export {
  consultantNames,
  findConsultant,
  listAnswering,
  listEnded as endedAmong,
  listOfStaff as consultantsOfStaff,
  staffOf,
} from './store.ts'

onMemberRecommended(async (db, { affiliate_code, ...member }) => {
  await attributeCode(db, { ...member, code: affiliate_code, source: 'sign_in' })
})
onMemberDeleted(async (db, { user_id }) => {
  await deleteAttribution(db, user_id)
})

const calls = { shareToken, openShareLink, keepRecommendation } satisfies Handlers<typeof contract, unknown>

export const affiliate = { contract, calls, jobs: [] }
