import { maskedEmail } from '#core/masked.ts'
import type { Language } from '#core/messages.ts'
import type { Letter, Parcel } from '#core/ports.ts'
import { secondMs } from '#core/time.ts'
import { codeLifeMs } from './rules/codes.ts'
import { resetLifeMs } from './rules/reset.ts'
import { words } from './words.ts'

/** Who is written to from the desk, where no page of the tenant is at hand: the brand is put around it when it is sent. */
export type LetterReader = { tenant_id: string; language: Language; email: string; brand: string }
type Content = Pick<Letter, 'subject' | 'paragraphs' | 'action'>

const noticeOf = ({ tenant_id, language, email, brand }: LetterReader, content: Content): Parcel => ({
  kind: 'letter',
  letter: { tenant_id, language, to: email, footer: words(language).footerWhy(brand), ...content },
})

const letterOf = (reader: LetterReader, content: Content, lifeMs: number): Parcel => ({
  ...noticeOf(reader, content),
  awaited_seconds: lifeMs / secondMs,
})

export function verificationLetter(reader: LetterReader, code: string): Parcel {
  const say = words(reader.language)
  const content = {
    subject: say.codeSubject(reader.brand),
    paragraphs: [say.codeOf(code), say.codeBody, say.codeSecret(reader.brand), say.codeIgnore],
    action: { label: say.codeAction, path: '/auth/register/verification-email' },
  }
  return letterOf(reader, content, codeLifeMs)
}

export function resetLetter(reader: LetterReader, token: string): Parcel {
  const say = words(reader.language)
  const content = {
    subject: say.resetSubject,
    paragraphs: [say.resetBody, say.resetIgnore],
    action: { label: say.resetAction, path: `/auth/reset-password/${token}` },
  }
  return letterOf(reader, content, resetLifeMs)
}

/** To the new address: it is the member's once they give this code on their profile. */
export function newEmailLetter(reader: LetterReader, code: string): Parcel {
  const say = words(reader.language)
  const content = {
    subject: say.newEmailSubject(reader.brand),
    paragraphs: [say.codeOf(code), say.newEmailBody, say.codeSecret(reader.brand), say.newEmailIgnore],
    action: { label: say.newEmailAction, path: '/member/profile#email' },
  }
  return letterOf(reader, content, codeLifeMs)
}

/** To the member's own address: whoever talked support into it is perhaps somebody else. */
export function newContactLetter(reader: LetterReader, to: { email: string } | { phone_number: string }): Parcel {
  const say = words(reader.language)
  const body =
    'email' in to ? say.requestedEmailBody(maskedEmail(to.email)) : say.requestedPhoneBody(to.phone_number.slice(-4))
  const action = { label: say.newEmailAction, path: '/member/profile' }
  return noticeOf(reader, { subject: say.requestedSubject, paragraphs: [body, say.requestedNotYou], action })
}

/** Without the name: before an address is proved, a name is text that a stranger may have chosen. */
export function renamedLetter(reader: LetterReader): Parcel {
  const say = words(reader.language)
  const action = { label: say.newEmailAction, path: '/member/profile' }
  return noticeOf(reader, { subject: say.renamedSubject, paragraphs: [say.renamedBody, say.renamedNotYou], action })
}
