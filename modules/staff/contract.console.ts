import { z } from 'zod'
import { call } from '#core/call.ts'
import { confirmNameField } from '#core/confirm-by-name.ts'
import { streamAnswer } from '#core/file-answer.ts'
import { exportFields, listed, listFields } from '#core/list.ts'
import { codes } from '#core/refusal-codes.ts'
import { scopeKinds, staffRoles } from '#core/staff.ts'
import * as shape from '#modules/identity/shapes.ts'
import { stepCode } from './shapes.ts'

const id = z.uuid()
const secret = z.string().regex(/^[A-Za-z0-9_-]{20,200}$/)
const nothing = z.object({})
const language = z.enum(['id', 'en'])

/** A role and what it holds for, with its name as people know it. */
const grant = z.object({
  role: z.enum(staffRoles),
  scope: z.object({ kind: z.enum(scopeKinds), id: z.uuid().nullable(), name: z.string() }),
})

export const staffSignIn = call({
  method: 'POST',
  path: '/api/console/v1/sign-in',
  who: 'anyone',
  about:
    'First step of a sign-in at the desk: e-mail and password. What it gives opens the second step and nothing else.',
  input: z.object({ email: shape.email, password: shape.anyPassword }),
  output: z.object({ sign_in_token: z.string() }),
  refusals: [codes.login_wrong, codes.too_many_logins],
})

export const staffSignInStep = call({
  method: 'POST',
  path: '/api/console/v1/sign-in/step',
  who: 'anyone',
  about: 'What the second step asks for: a code of the app, or to set the app up first. A demo says the code.',
  input: z.object({ sign_in_token: secret }),
  output: z.object({
    next: z.enum(['code', 'setup']),
    email: z.string(),
    setup: z.object({ secret: z.string(), uri: z.string() }).nullable(),
    demo_code: z.string().nullable(),
  }),
  refusals: [codes.staff_sign_in_over],
})

export const staffSignInCode = call({
  method: 'POST',
  path: '/api/console/v1/sign-in/code',
  who: 'anyone',
  about:
    'Second step: the code of the app, or a recovery code. Whoever set the app up with it gets ten recovery codes, shown this once.',
  says: { id: 'Selamat datang', en: 'Welcome' },
  input: z.object({ sign_in_token: secret, code: z.string().trim().min(6).max(20) }),
  output: z.object({ staff_token: z.string(), expires_at: z.iso.datetime(), recovery_codes: z.array(z.string()) }),
  refusals: [codes.staff_code_wrong, codes.staff_sign_in_over, codes.too_many_logins],
})

export const staffForgotPassword = call({
  method: 'POST',
  path: '/api/console/v1/password/forgot',
  who: 'anyone',
  about: 'Mails a link to choose another password. The answer is the same for an address that nobody has.',
  input: z.object({ email: shape.email }),
  output: nothing,
  limit: { points: 20, seconds: 900 },
})

export const staffLink = call({
  method: 'POST',
  path: '/api/console/v1/password/link',
  who: 'anyone',
  about: 'Whom a link of a mail is for, while it works.',
  input: z.object({ token: secret }),
  output: z.object({ kind: z.enum(['invitation', 'reset']), email: z.string(), full_name: z.string() }),
  refusals: [codes.staff_link_invalid],
  limit: { points: 60, seconds: 900 },
})

export const staffChoosePassword = call({
  method: 'POST',
  path: '/api/console/v1/password',
  who: 'anyone',
  about: 'Chooses a password by the link of a mail and goes on with the sign-in. Every sign-in of the person ends.',
  input: z
    .object({ token: secret, password: shape.password, password_confirmation: z.string() })
    .refine((form) => form.password === form.password_confirmation, {
      path: ['password_confirmation'],
      params: { word: 'password_same' },
    }),
  output: z.object({ sign_in_token: z.string() }),
  refusals: [codes.password_common, codes.staff_link_invalid],
  limit: { points: 20, seconds: 900 },
})

export const staffMe = call({
  method: 'GET',
  path: '/api/console/v1/me',
  who: staffRoles,
  about: 'Who has signed in at the desk, and what they may do where.',
  input: z.object({}),
  output: z.object({
    id,
    full_name: z.string(),
    email: z.email(),
    language,
    recovery_codes_left: z.int(),
    /** The code of the app, in a demo alone. */
    demo_code: z.string().nullable(),
    grants: z.array(grant),
  }),
})

export const staffSignOut = call({
  method: 'POST',
  path: '/api/console/v1/sign-out',
  who: staffRoles,
  about: 'Ends this sign-in.',
  says: { id: 'Anda telah keluar', en: 'You are signed out' },
  input: z.object({}),
  output: nothing,
})

export const staffSessions = call({
  method: 'GET',
  path: '/api/console/v1/sessions',
  who: staffRoles,
  about: 'Where one is signed in, the latest first.',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id,
        user_agent: z.string(),
        ip: z.string(),
        created_at: z.iso.datetime(),
        last_seen_at: z.iso.datetime(),
        is_current: z.boolean(),
      }),
    ),
  }),
})

export const endStaffSession = call({
  method: 'DELETE',
  path: '/api/console/v1/sessions/:id',
  who: staffRoles,
  about: 'Ends one of one’s own sign-ins.',
  input: z.object({ id }),
  output: nothing,
})

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/console/v1/recovery-codes',
  who: staffRoles,
  step_code: true,
  about: 'Ten new recovery codes against a code of the app; those before are worth nothing any more.',
  input: z.object({ code: z.string().trim().min(6).max(20) }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: [codes.staff_code_wrong, codes.too_many_logins],
})

const givers = ['admin', 'partner_owner'] as const

export const listStaff = call({
  method: 'GET',
  path: '/api/console/v1/staff',
  who: givers,
  about: 'The people who work within one’s scopes, with their roles there.',
  input: z.object(listFields(['full_name', '-full_name'])),
  output: listed(
    z.object({
      id,
      full_name: z.string(),
      email: z.string(),
      /** `invited`: has not chosen a password yet. */
      state: z.enum(['invited', 'no_second_factor', 'active']),
      last_seen_at: z.iso.datetime().nullable(),
      grants: z.array(grant.extend({ id, is_yours_to_give: z.boolean() })),
      /** Where a second person is waited for to reset their second factor. */
      approval: z.object({ approval_id: id, requested_by: id, reason: z.string() }).nullable(),
    }),
  ),
})

export const exportStaff = call({
  method: 'GET',
  path: '/api/console/v1/staff/export',
  who: givers,
  answers: 'stream',
  about: 'The same as CSV.',
  input: z.object(exportFields(['full_name', '-full_name'])),
  output: streamAnswer,
})

export const inviteStaff = call({
  method: 'POST',
  path: '/api/console/v1/staff',
  who: givers,
  once: true,
  step_code: true,
  about: 'Gives somebody a role against a code of one’s app, and mails the invitation where they do not work here yet.',
  says: { id: 'Undangan telah dikirim', en: 'Invitation sent' },
  input: z.object({
    email: shape.email,
    full_name: shape.fullName,
    language: language.default('id'),
    role: z.enum(staffRoles),
    scope_kind: z.enum(scopeKinds),
    scope_id: z.uuid().optional(),
    code: stepCode,
  }),
  output: z.object({ id }),
  refusals: [codes.staff_role_given, codes.staff_role_not_yours, codes.staff_code_wrong, codes.too_many_logins],
  limit: { points: 60, seconds: 3600 },
})

export const inviteAgain = call({
  method: 'POST',
  path: '/api/console/v1/staff/:id/invite',
  who: givers,
  about:
    'Mails the invitation of somebody who has not answered it once more; the link before is worth nothing any more.',
  says: { id: 'Undangan telah dikirim', en: 'Invitation sent' },
  input: z.object({ id }),
  output: nothing,
  limit: { points: 60, seconds: 3600 },
})

export const endGrant = call({
  method: 'DELETE',
  path: '/api/console/v1/staff/:id/grants/:grant_id',
  who: givers,
  about: 'Takes a role away. Whoever has none left is signed out at once. `confirm_name` is the person’s name.',
  input: z.object({ id, grant_id: id, ...confirmNameField }),
  output: nothing,
  refusals: [codes.staff_is_self],
})

export const resetTwoStep = call({
  method: 'POST',
  path: '/api/console/v1/staff/:id/two-step/reset',
  who: givers,
  about:
    'For a lost phone: the person sets up an app anew at the next sign-in, and all their sign-ins end. Of a platform admin it takes two. `confirm_name` is the person’s name.',
  input: z.object({ id, reason: z.string().trim().min(5).max(300), ...confirmNameField }),
  output: z.object({ status: z.enum(['done', 'awaiting_approval']) }),
  refusals: [codes.staff_is_self, codes.approval_waiting],
})

export const decideTwoStep = call({
  method: 'POST',
  path: '/api/console/v1/staff/:id/two-step/decide',
  who: ['admin'],
  step_code: true,
  about:
    'The second person resets the second factor of a platform admin, with a code of their own app, or rejects that.',
  input: z.object({ id, approval_id: id, decision: z.enum(['approve', 'reject']), code: stepCode }),
  output: nothing,
  refusals: [
    codes.staff_code_wrong,
    codes.too_many_logins,
    codes.approver_is_requester,
    codes.nothing_to_approve,
    codes.approver_without_role,
    codes.requester_deactivated,
  ],
})

const auditReaders = ['admin'] as const
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable()
const auditSorts = ['-at', 'at'] as const
// Before then there was nothing to write down, and PostgreSQL reads no year of fewer digits.
const day = z.iso.date().refine((text) => text >= '2000-01-01')
const auditFilters = {
  /** Method and path. */
  call: z.string().max(200).optional(),
  /** The first and the last day, in Jakarta. */
  from: day.optional(),
  until: day.optional(),
  /** What a form stored by itself while somebody typed is left out, unless it is asked for. */
  drafts: z.enum(['shown']).optional(),
}

export const listAudit = call({
  method: 'GET',
  path: '/api/console/v1/audit',
  who: auditReaders,
  about:
    'What was done at the desk, the newest first; of one thing, by one person, through one call, or within some days.',
  input: z.object({ ...listFields(auditSorts), ...auditFilters }),
  output: listed(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      staff: z.object({ id: z.uuid(), full_name: z.string(), email: z.string() }),
      call: z.string(),
      thing: z.string(),
      thing_id: z.string(),
      before: facts,
      after: facts,
      reason: z.string().nullable(),
    }),
  ).extend({
    /** The calls that one can filter by. */
    calls: z.array(z.string()),
  }),
})

export const exportAudit = call({
  method: 'GET',
  path: '/api/console/v1/audit/export',
  who: auditReaders,
  answers: 'stream',
  about: 'The same as CSV, all of it. That it was taken is itself a row of the audit.',
  input: z.object({ ...exportFields(auditSorts), ...auditFilters }),
  output: streamAnswer,
})
