import { Link } from 'react-router'
import { CallFailure } from '#core/client.ts'
import type { PageContext } from '#core/page.ts'
import { codes } from '#core/refusal-codes.ts'
import { refusals } from '#core/refusals.ts'
import { verifyEmail } from '#modules/identity/contract.ts'
import { afterLogin } from '#modules/identity/rules/redirect.ts'
import { MailCheck } from '#web/ui/icons/icons.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { AuthCard } from '../../components/account/auth-card.tsx'
import { EmailForm } from '../../components/account/email-form.tsx'
import { dropNote, type Note, readNote } from '../../cookie-state.server.ts'
import { sendCode } from '../../email-code.server.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { arrive, wishOf, wishQuery } from '../../sign-in.server.ts'
import { to } from '../../to.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useLanguage, useWords } from '../../use-shell.ts'
import type { Route } from './+types/page.ts'
import { maskedEmail } from './mask.ts'
import { CodeForm } from './parts/code-form.tsx'
import { words } from './words.ts'

export const meta = metaOf((language) => {
  const say = words(language)
  return { title: say.title, description: say.description, hidden: true }
})

export function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const note = readNote(page, 'verify_email')
  const now = page.now.getTime()
  return {
    address: note.email && maskedEmail(note.email),
    now,
    next_allowed_at: nextAllowed(note, page),
    query: wishQuery(note),
  }
}

const nextAllowed = (note: Note, page: PageContext): number =>
  Date.parse(note.next_allowed_at ?? '') || page.now.getTime()

const intents = ['verify', 'resend', 'address'] as const

export async function action({ request, context, url }: Route.ActionArgs) {
  const values = textsOf(await readForm(request), ['intent', ...fieldsOf(verifyEmail)])
  const intent = intents.find((known) => known === values.intent) ?? 'verify'
  const note = readNote(pageOf(context), 'verify_email')
  try {
    if (intent === 'address') return await sendCode(context, values.email ?? '', wishOf(pageOf(context), url))
    if (intent === 'resend') return await resend(context, note)
    return await verify(context, note, values.code ?? '')
  } catch (error) {
    return refused(error, { intent, values })
  }
}

async function verify(context: Context, note: Note, code: string): Promise<Response> {
  const { data: tokens } = await api(context, verifyEmail, {
    email: note.email ?? '',
    code,
    registration: note.registration,
  })
  dropNote(pageOf(context), 'verify_email')
  // Who registered on the way to something is led back to it, and told why they are there.
  const toast = afterLogin(note) === '/' ? 'email_verified' : 'account_ready'
  return arrive(context, { tokens, toast, wish: note })
}

/** The call answers alike whether or not it mails, so the pause is kept here: "sent" is said only when it is true. */
async function resend(context: Context, note: Note): Promise<Response> {
  const page = pageOf(context)
  const wait = Math.ceil((nextAllowed(note, page) - page.now.getTime()) / 1000)
  if (wait <= 0) return sendCode(context, note.email ?? '', note)
  const code = codes.code_too_soon
  const { status, [page.language]: message } = refusals[code]
  throw new CallFailure({ status, body: { code, message }, retry_after_seconds: wait })
}

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(words)
  const language = useLanguage()
  const { address, now, next_allowed_at, query } = loaderData
  if (!address) {
    return (
      <AuthCard icon={<MailCheck />} title={say.askHeading} lead={say.askLead}>
        <EmailForm intent="address" submit={say.send} failure={actionData} />
      </AuthCard>
    )
  }
  return (
    <AuthCard
      icon={<MailCheck />}
      title={say.heading}
      lead={
        <>
          {say.lead} <strong className="whitespace-nowrap text-ink">{address}</strong>
        </>
      }
      footer={
        <>
          {say.wrongAddress}{' '}
          <Link to={to(language, '/auth/register') + query} className={linkClass()}>
            {say.change}
          </Link>
        </>
      }
    >
      <CodeForm failure={actionData} end={next_allowed_at} now={now} />
    </AuthCard>
  )
}
