import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import { staffRoles } from '#core/staff.ts'
import { deskDraftFields, deskDraftKey, draftSave, newerDraft, savedDraft } from './shapes.ts'

const path = '/api/console/v1/drafts/:kind/:thing_id'

export const seeDraft = call({
  method: 'GET',
  path,
  who: staffRoles,
  about:
    'What somebody at the desk has typed into a form so far and not sent: their own. Nothing, where there is none.',
  input: z.object(deskDraftKey),
  output: newerDraft.nullable(),
})

export const saveDeskDraft = call({
  method: 'PUT',
  path,
  who: staffRoles,
  about:
    'Stores what is typed into a form of the desk, for whoever types it. Names the version it started from; a newer one is answered with 409 and comes as `data`.',
  input: z.object({ ...deskDraftKey, fields: deskDraftFields, ...draftSave }),
  output: savedDraft,
  refusals: [codes.draft_conflict],
})

export const deleteDeskDraft = call({
  method: 'DELETE',
  path,
  who: staffRoles,
  about: 'Forgets what was typed into a form of the desk.',
  input: z.object(deskDraftKey),
  output: z.object({}),
})
