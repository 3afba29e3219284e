import { z } from 'zod'
import { hashSecret } from '#core/ids.ts'
import { plainName } from './verify.ts'

export type SandboxProvider = 'google' | 'apple'
export type Person = { full_name: string; email: string; email_verified: boolean }

export const demoPersons: readonly Person[] = [
  { full_name: 'Siti Rahmawati', email: 'jamaah@rihla.test', email_verified: true },
  { full_name: 'Ahmad Fauzi', email: 'keluarga@rihla.test', email_verified: true },
  { full_name: 'Dewi Lestari', email: 'baru@rihla.test', email_verified: true },
  { full_name: 'Rudi Hartono', email: 'belum-terverifikasi@rihla.test', email_verified: false },
]

export type Choice = { kind: 'cancel' } | { kind: 'person'; person: Person } | { kind: 'wrong' }

const ownShape = z.object({
  full_name: z.string().trim().min(1).max(100),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
})

/** What the sign-in page's form says: `choice=cancel`, `person=<e-mail>`, or the fields of one's own person. */
export function choiceOf(form: URLSearchParams): Choice {
  if (form.get('choice') === 'cancel') return { kind: 'cancel' }
  const listed = demoPersons.find((person) => person.email === form.get('person'))
  if (listed) return { kind: 'person', person: listed }
  const own = ownShape.safeParse({ full_name: plainName(form.get('full_name') ?? ''), email: form.get('email') })
  if (!own.success) return { kind: 'wrong' }
  return { kind: 'person', person: { ...own.data, email_verified: form.get('email_verified') === 'yes' } }
}

/** Two people may claim one address; only one of them proved it. So the unproved one is somebody else. */
export function subjectOf(provider: SandboxProvider, person: Person): string {
  const proof = person.email_verified ? 'verified' : 'unverified'
  return `sandbox-${provider}-${hashSecret(`${person.email} ${proof}`).slice(0, 16)}`
}

/** What the provider's ID token says. Apple sends no name there, and its flags as words (protocols §5.2). */
export function claimsOf(provider: SandboxProvider, person: Person): Record<string, unknown> {
  const sub = subjectOf(provider, person)
  if (provider === 'google') {
    return { sub, email: person.email, email_verified: person.email_verified, name: person.full_name }
  }
  return { sub, email: person.email, email_verified: String(person.email_verified), is_private_email: 'false' }
}

/** Apple's `user`, posted beside the code on the first consent only. */
export function appleUser(person: Person): string {
  const [firstName = '', ...rest] = person.full_name.split(' ')
  return JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email: person.email })
}
