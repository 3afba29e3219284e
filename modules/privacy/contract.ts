import { z } from 'zod'
import { call } from '#core/call.ts'
import { fileAnswer } from '#core/file-answer.ts'
import { codes } from '#core/refusal-codes.ts'

const dataExport = z.object({
  /** `none`: nothing was requested, or it is gone. */
  status: z.enum(['none', 'preparing', 'ready']),
  requested_at: z.iso.datetime().nullable(),
  ready_at: z.iso.datetime().nullable(),
  /** Until when it can be downloaded; another can be requested then. */
  expires_at: z.iso.datetime().nullable(),
})

export const requestDataExport = call({
  method: 'POST',
  path: '/api/v3/users/data-export',
  who: 'member',
  about:
    'Requests a file with everything held about the member. It is made by a job; the member is notified once it is ready. While there is one, it is answered and no other is made. Asks for the password, unless the member has signed in just now.',
  says: { id: 'Data Anda sedang disiapkan', en: 'Your data is being prepared' },
  input: z.object({ current_password: z.string().max(200).optional() }),
  output: dataExport,
  refusals: [codes.password_needed, codes.too_many_logins],
})

export const seeDataExport = call({
  method: 'GET',
  path: '/api/v3/users/data-export',
  who: 'member',
  about: 'Where the file with the member’s data stands.',
  input: z.object({}),
  output: dataExport,
})

export const dataExportFile = call({
  method: 'GET',
  path: '/api/v3/users/data-export/file',
  who: 'member',
  answers: 'file',
  about: 'The member’s data as a ZIP: one JSON an area and one page to read. For 24 hours, for the member alone.',
  input: z.object({}),
  output: fileAnswer,
})
