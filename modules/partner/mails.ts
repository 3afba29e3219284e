import type { MailContent } from '#core/mail/content.ts'
import { mailLayout } from '#core/mail/layout.ts'
import type { Language } from '#core/messages.ts'
import type { Parcel } from '#core/ports.ts'
import type { Tenant } from '#core/tenant.ts'
import { dayMs, secondMs } from '#core/time.ts'
import type { partner_applications } from './tables.ts'
import { words } from './words.ts'

type Application = typeof partner_applications.$inferSelect
type Content = Omit<MailContent, 'tenant' | 'language'> & { subject: string; to: string }

function mailOf(tenant: Tenant, language: Language, { subject, to, ...content }: Content): Parcel {
  const from = `"${tenant.name.replace(/["\\\r\n]/g, '')}" <${tenant.email}>`
  return { kind: 'mail', mail: { to, from, subject, ...mailLayout({ tenant, language, ...content }) } }
}

const joinPages = {
  travel: '/gabung-partner',
  financial: '/gabung-partner',
  tdc: '/gabung-travel-distribution-channel',
} as const

/** Where an applicant proves the address and sees the state, in their language. */
export const applicationUrl = (tenant: Tenant, language: Language, { kind, token }: ProvedBy): string =>
  `${tenant.public_url}${language === 'en' ? '/en' : ''}${joinPages[kind]}?token=${token}`

type ProvedBy = { kind: keyof typeof joinPages; token: string }
type Proof = ProvedBy & { to: string; is_replacement: boolean }

/** Nothing of the form stands in it: until the address is proved, that is text a stranger may have chosen. */
export function proofMail(tenant: Tenant, language: Language, proof: Proof): Parcel {
  const say = words(language)
  const warning = proof.is_replacement ? [say.proveReplaced] : []
  const mail = mailOf(tenant, language, {
    to: proof.to,
    subject: say.proveSubject(tenant.name),
    title: say.proveTitle,
    paragraphs: [say.proveBody, ...warning, say.proveIgnore],
    action: { label: say.proveAction, url: applicationUrl(tenant, language, proof) },
    footer: [say.footerWhy(tenant.name)],
  })
  // Somebody waits for it, and the link in it is a secret: it is not kept where it cannot be delivered.
  return { ...mail, awaited_seconds: dayMs / secondMs }
}

/** To those who read applications; they work in Indonesian. */
export function teamMail(tenant: Tenant, application: Application): Parcel {
  const say = words('id')
  const facts = [
    `${say[application.kind]}: ${application.company}`,
    `${say.contact}: ${application.contact_name} · ${application.email} · ${application.phone_number}`,
    `${say.city}: ${application.city_name}`,
    ...(application.licence_number ? [`${say.licence}: ${application.licence_number}`] : []),
  ]
  return mailOf(tenant, 'id', {
    to: tenant.email,
    subject: say.teamSubject(application.company),
    title: say.teamTitle,
    paragraphs: [say.teamBody, facts.join('\n'), ...(application.message ? [application.message] : [])],
    footer: [say.teamFooter(tenant.name)],
  })
}

type Decided = Pick<Application, 'tenant_id' | 'language' | 'email' | 'contact_name' | 'company'>

/** A decision, in the language of the form; the tenant's brand is put around it where it leaves. */
function decisionMail(application: Decided, mail: { subject: string; paragraphs: string[] }): Parcel {
  const { tenant_id, language, email: to, contact_name } = application
  const say = words(language)
  const [preview = mail.subject] = mail.paragraphs
  const paragraphs = [say.greeting(contact_name), ...mail.paragraphs]
  return {
    kind: 'letter',
    letter: { tenant_id, language, to, subject: mail.subject, paragraphs, preview, footer: say.decisionFooter },
  }
}

export function acceptedMail(application: Decided): Parcel {
  const say = words(application.language)
  return decisionMail(application, {
    subject: say.acceptedSubject,
    paragraphs: [say.acceptedBody(application.company), say.acceptedNext(application.email)],
  })
}

export function rejectedMail(application: Decided, reason: string): Parcel {
  const say = words(application.language)
  return decisionMail(application, {
    subject: say.rejectedSubject,
    paragraphs: [say.rejectedBody(application.company), say.rejectedReason(reason), say.rejectedNext],
  })
}
