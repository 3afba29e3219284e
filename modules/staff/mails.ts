import { formatMoment, formatNumber } from '#core/format.ts'
import type { MailContent } from '#core/mail/content.ts'
import { mailLayout } from '#core/mail/layout.ts'
import type { Language } from '#core/messages.ts'
import type { Mail, Parcel, StaffNotice } from '#core/ports.ts'
import type { StaffRole } from '#core/staff.ts'
import type { Tenant } from '#core/tenant.ts'
import { secondMs } from '#core/time.ts'
import { resetLifeMs } from '#modules/identity/rules/reset.ts'
import { invitationLifeMs } from './rules/session.ts'
import { roleNames, words } from './words.ts'

export type Reader = { brand: Tenant; to: { email: string; full_name: string; language: Language } }
type Content = Pick<MailContent, 'paragraphs' | 'action'> & { subject: string }

function drawn({ brand, to }: Reader, { subject, paragraphs, action }: Content): Omit<Mail, 'id'> {
  const say = words(to.language)
  const from = `"${brand.name.replace(/["\\\r\n]/g, '')}" <${brand.email}>`
  const layout = mailLayout({
    tenant: brand,
    language: to.language,
    title: subject,
    paragraphs: [say.greeting(to.full_name), ...paragraphs],
    preview: paragraphs[0] ?? subject,
    ...(action && { action }),
    footer: [say.footer(brand.name)],
  })
  return { to: to.email, from, subject, ...layout }
}

const mailOf = (reader: Reader, content: Content): Parcel => ({ kind: 'mail', mail: drawn(reader, content) })

const pageUrl = ({ brand, to }: Reader, path: string): string =>
  `${brand.public_url}/console${to.language === 'en' ? '/en' : ''}${path}`

/** What another module writes to somebody of the desk, as the mail they get. */
export const staffMail = (reader: Reader, { subject, paragraphs, action: { label, path } }: StaffNotice) =>
  drawn(reader, { subject, paragraphs, action: { label, url: pageUrl(reader, path) } })

export const noticeMail = (reader: Reader, notice: StaffNotice): Parcel => ({
  kind: 'mail',
  mail: staffMail(reader, notice),
})

export function invitationMail(reader: Reader, role: StaffRole, secret: string): Parcel {
  const say = words(reader.to.language)
  const mail = mailOf(reader, {
    subject: say.inviteSubject(reader.brand.name),
    paragraphs: [say.inviteBody(roleNames(reader.to.language)[role]), say.inviteLife],
    action: { label: say.inviteAction, url: pageUrl(reader, `/password?token=${secret}`) },
  })
  return { ...mail, awaited_seconds: invitationLifeMs / secondMs }
}

export function grantedMail(reader: Reader, role: StaffRole): Parcel {
  const say = words(reader.to.language)
  return mailOf(reader, {
    subject: say.grantedSubject(reader.brand.name),
    paragraphs: [say.grantedBody(roleNames(reader.to.language)[role])],
    action: { label: say.open, url: pageUrl(reader, '') },
  })
}

export function resetMail(reader: Reader, secret: string): Parcel {
  const say = words(reader.to.language)
  const mail = mailOf(reader, {
    subject: say.resetSubject,
    paragraphs: [say.resetBody, say.resetIgnore],
    action: { label: say.resetAction, url: pageUrl(reader, `/password?token=${secret}`) },
  })
  return { ...mail, awaited_seconds: resetLifeMs / secondMs }
}

export function passwordChangedMail(reader: Reader, now: Date): Parcel {
  const say = words(reader.to.language)
  const at = formatMoment(now, reader.to.language)
  return mailOf(reader, {
    subject: say.passwordSubject,
    paragraphs: [say.passwordBody(at), say.notYou(reader.brand.email)],
  })
}

export function recoveryUsedMail(reader: Reader, left: number, now: Date): Parcel {
  const { language } = reader.to
  const say = words(language)
  return mailOf(reader, {
    subject: say.recoverySubject,
    paragraphs: [
      say.recoveryBody(formatMoment(now, language), formatNumber(left, language)),
      say.notYou(reader.brand.email),
    ],
  })
}

export function codesLockedMail(reader: Reader, { now, until }: { now: Date; until: Date }): Parcel {
  const { language } = reader.to
  const say = words(language)
  return mailOf(reader, {
    subject: say.lockedSubject,
    paragraphs: [
      say.lockedBody(formatMoment(now, language), formatMoment(until, language)),
      say.lockedAdvice,
      say.notYou(reader.brand.email),
    ],
    action: { label: say.resetAction, url: pageUrl(reader, '/password/forgot') },
  })
}

export function twoStepResetMail(reader: Reader): Parcel {
  const say = words(reader.to.language)
  return mailOf(reader, { subject: say.twoStepSubject, paragraphs: [say.twoStepBody, say.notYou(reader.brand.email)] })
}
