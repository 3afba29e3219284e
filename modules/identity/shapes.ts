import { z } from 'zod'
import { isPassportName } from '#core/passport-name.ts'
import { passwordProblems } from './rules/password.ts'
import { birthDateProblem } from './rules/profile.ts'

/** What PostgreSQL refuses (U+0000) and what no person types (other control characters) is refused as input. */
const plain = /^[^\p{Cc}]*$/u
const lines = /^(?:[^\p{Cc}]|[\t\n\r])*$/u

export const line = (max: number) => z.string().trim().min(1).max(max).regex(plain)
export const paragraph = (max: number) => z.string().trim().max(max).regex(lines)

const isName = (name: string): boolean => name === '' || !plain.test(name) || isPassportName(name)

/** A new name, as in a passport: it fills in the traveller later, who could not fly as "Siti 😀". */
export const fullName = line(100).refine(isName, { params: { word: 'name_letters' } })

/** The same for who shows an identity card instead. */
export const nameOnCard = line(100).refine(isName, { params: { word: 'name_letters_card' } })

export const email = z.string().trim().toLowerCase().max(254).pipe(z.email())
export const password = z
  .string()
  .max(200)
  .superRefine((value, check) => {
    for (const problem of passwordProblems(value)) check.addIssue({ code: 'custom', params: { word: problem } })
  })
/** Any password someone may have set; the rules for new ones are not applied when signing in. */
export const anyPassword = z.string().min(1).max(200)
// Blanks and dashes are how people write a number, not a part of it; none begins with two zeros.
export const phoneNumber = z
  .string()
  .overwrite((text) => text.replaceAll(/[\s().-]/g, ''))
  .min(10)
  .max(15)
  .refine((text) => /^(?:\+|0)?[1-9]\d+$/.test(text), { params: { word: 'phone_invalid' } })
export const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/)
export const affiliateCode = z
  .string()
  .trim()
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/)
export const birthDate = z.string().superRefine((value, check) => {
  const problem = birthDateProblem(value)
  if (problem) check.addIssue({ code: 'custom', params: { word: problem } })
})

export const tokens = z.object({ user_token: z.string(), refresh_token: z.string(), token_type: z.literal('Bearer') })
export const nextAllowed = z.object({ next_allowed_at: z.iso.datetime() })
export const nothing = z.object({})

export const profile = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  is_phone_verified: z.boolean(),
  gender: z.enum(['male', 'female']).nullable(),
  birth_date: z.string().nullable(),
  address: z.string().nullable(),
  member_since: z.iso.datetime(),
  avatar_url: z.string(),
  has_password: z.boolean(),
  providers: z.array(z.enum(['google', 'apple'])),
})
