import { z } from 'zod'
import { call } from '#core/call.ts'
import { scopeKinds, staffRoles } from '#core/staff.ts'

export const staffMe = call({
  method: 'GET',
  path: '/api/console/v1/me',
  who: staffRoles,
  about: 'Who has signed in at the desk, and what they may do where.',
  input: z.object({}),
  output: z.object({
    id: z.uuid(),
    full_name: z.string(),
    email: z.email(),
    grants: z.array(
      z.object({ role: z.enum(staffRoles), scope: z.object({ kind: z.enum(scopeKinds), id: z.uuid().nullable() }) }),
    ),
  }),
})
