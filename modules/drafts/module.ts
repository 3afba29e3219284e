import { onMemberDeleted } from '#modules/identity/module.ts'
import { jobs } from './jobs.ts'
import { deleteDraftsOf } from './store.ts'

export { saveDraft } from './save.ts'
export { draftColumn, draftOf, dropDraft, type ShownDraft } from './store.ts'

onMemberDeleted(async (db, { user_id }) => {
  await deleteDraftsOf(db, user_id)
})

export const drafts = { contract: {}, calls: {}, jobs }
