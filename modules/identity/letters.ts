import type { Language } from '#core/messages.ts'
import type { Letter, Parcel } from '#core/ports.ts'
import { secondMs } from '#core/time.ts'
import { codeLifeMs } from './rules/codes.ts'
import { resetLifeMs } from './rules/reset.ts'
import { words } from './words.ts'

/** Who is written to from the desk, where no page of the tenant is at hand: the brand is put around it when it is sent. */
export type LetterReader = { tenant_id: string; language: Language; email: string; brand: string }
type Content = Pick<Letter, 'subject' | 'paragraphs' | 'action'>

const letterOf = ({ tenant_id, language, email, brand }: LetterReader, content: Content, lifeMs: number): Parcel => ({
  kind: 'letter',
  letter: { tenant_id, language, to: email, footer: words(language).footerWhy(brand), ...content },
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
