import { formatMoment } from '#core/format.ts'
import type { MailContent } from '#core/mail/content.ts'
import { mailLayout } from '#core/mail/layout.ts'
import { maskedEmail } from '#core/masked.ts'
import type { Language } from '#core/messages.ts'
import type { Parcel } from '#core/ports.ts'
import type { Tenant } from '#core/tenant.ts'
import { secondMs } from '#core/time.ts'
import { codeLifeMs } from './rules/codes.ts'
import { resetLifeMs } from './rules/reset.ts'
import { words } from './words.ts'

/** No name in these: before an address is proved, a name is text that a stranger may have chosen. */
export type Reader = { tenant: Tenant; language: Language; to: string }
type Content = Pick<MailContent, 'title' | 'paragraphs' | 'code' | 'action'> & { subject: string }

function mailOf({ tenant, language, to }: Reader, { subject, ...content }: Content): Parcel {
  const footer = [words(language).footerWhy(tenant.name)]
  const from = `"${tenant.name.replace(/["\\\r\n]/g, '')}" <${tenant.email}>`
  return { kind: 'mail', mail: { to, from, subject, ...mailLayout({ tenant, language, ...content, footer }) } }
}

/** Links lead to the tenant's own address, in the reader's language. */
const pageUrl = ({ tenant, language }: Reader, path: string): string =>
  `${tenant.public_url}${language === 'en' ? '/en' : ''}${path}`

export function codeMail(reader: Reader, code: string, why: 'code' | 'repeated_code'): Parcel {
  const say = words(reader.language)
  const warning = why === 'repeated_code' ? [say.codeRepeated] : []
  const mail = mailOf(reader, {
    subject: say.codeSubject(reader.tenant.name),
    title: say.codeTitle,
    paragraphs: [say.codeBody, ...warning, say.codeSecret(reader.tenant.name), say.codeIgnore],
    code,
  })
  return { ...mail, awaited_seconds: codeLifeMs / secondMs }
}

/** To an address that the member gave on their profile: their own, where mail came back, or another. */
export function addressCodeMail(reader: Reader, code: string): Parcel {
  const say = words(reader.language)
  const mail = mailOf(reader, {
    subject: say.codeSubject(reader.tenant.name),
    title: say.codeTitle,
    paragraphs: [say.addressCodeBody, say.codeSecret(reader.tenant.name), say.newEmailIgnore],
    code,
  })
  return { ...mail, awaited_seconds: codeLifeMs / secondMs }
}

export function alreadyMemberMail(reader: Reader): Parcel {
  const say = words(reader.language)
  return mailOf(reader, {
    subject: say.alreadySubject(reader.tenant.name),
    title: say.alreadyTitle,
    paragraphs: [say.alreadyBody, say.alreadyHelp(pageUrl(reader, '/auth/forgot-password'))],
    action: { label: say.signIn, url: pageUrl(reader, '/auth/login') },
  })
}

/** For an address that was proved without showing whose registration it was: no password is theirs yet. */
export function choosePasswordMail(reader: Reader, token: string): Parcel {
  const say = words(reader.language)
  const mail = mailOf(reader, {
    subject: say.choosePasswordSubject(reader.tenant.name),
    title: say.choosePasswordTitle,
    paragraphs: [say.choosePasswordBody],
    action: { label: say.resetAction, url: pageUrl(reader, `/auth/reset-password/${token}`) },
  })
  return { ...mail, awaited_seconds: resetLifeMs / secondMs }
}

export function resetMail(reader: Reader, token: string): Parcel {
  const say = words(reader.language)
  const mail = mailOf(reader, {
    subject: say.resetSubject,
    title: say.resetTitle,
    paragraphs: [say.resetBody, say.resetIgnore],
    action: { label: say.resetAction, url: pageUrl(reader, `/auth/reset-password/${token}`) },
  })
  return { ...mail, awaited_seconds: resetLifeMs / secondMs }
}

export function passwordChangedMail(reader: Reader, now: Date): Parcel {
  const say = words(reader.language)
  return mailOf(reader, {
    subject: say.passwordSubject,
    title: say.passwordSubject,
    paragraphs: [say.passwordBody(formatMoment(now, reader.language)), say.notYou(reader.tenant.email)],
    action: { label: say.resetTitle, url: pageUrl(reader, '/auth/forgot-password') },
  })
}

export function phoneChangedMail(reader: Reader, phone_number: string, now: Date): Parcel {
  const say = words(reader.language)
  return mailOf(reader, {
    subject: say.phoneSubject,
    title: say.phoneSubject,
    paragraphs: [
      say.phoneBody(phone_number.slice(-4), formatMoment(now, reader.language)),
      say.notYou(reader.tenant.email),
    ],
    action: { label: say.resetTitle, url: pageUrl(reader, '/auth/forgot-password') },
  })
}

/** To the address before: whoever reads it may know nothing of the change. */
export function emailChangedMail(reader: Reader, email: string, now: Date): Parcel {
  const say = words(reader.language)
  return mailOf(reader, {
    subject: say.emailSubject,
    title: say.emailSubject,
    paragraphs: [
      say.emailBody(maskedEmail(email), formatMoment(now, reader.language)),
      say.notYou(reader.tenant.email),
    ],
  })
}

export function accountDeletedMail(reader: Reader): Parcel {
  const say = words(reader.language)
  return mailOf(reader, {
    subject: say.deletedSubject,
    title: say.deletedSubject,
    paragraphs: [say.deletedBody(reader.tenant.name), say.deletedRetention, say.deletedNotYou(reader.tenant.email)],
  })
}
