import type { Handlers } from '#core/call.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { deleteDeskDraft } from './calls/console/delete-desk-draft.ts'
import { saveDeskDraft } from './calls/console/save-desk-draft.ts'
import { seeDraft } from './calls/console/see-draft.ts'
import * as contract from './contract.console.ts'
import { deleteDraftsOf } from './store.ts'

export { saveDraft } from './save.ts'
export { draftColumn, draftOf, dropDraft, type ShownDraft } from './store.ts'

onMemberDeleted(async (db, { user_id }) => {
  await deleteDraftsOf(db, user_id)
})

const calls = { seeDraft, saveDeskDraft, deleteDeskDraft } satisfies Handlers<typeof contract, unknown>

export const drafts = { contract: {}, calls: {}, console: { contract, calls }, jobs: [] }
