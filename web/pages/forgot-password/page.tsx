import { Link, redirect } from 'react-router'
import { forgotPassword } from '#modules/identity/contract.ts'
import { KeyRound, MailCheck } from '#web/ui/icons/icons.ts'
import { api, pageOf } from '../../api.server.ts'
import { AuthCard } from '../../components/account/auth-card.tsx'
import { EmailForm } from '../../components/account/email-form.tsx'
import { readForm, refused, textsOf } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { to } from '../../to.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useLanguage, useWords } from '../../use-shell.ts'
import type { Route } from './+types/page.ts'
import { words } from './words.ts'

export const meta = metaOf((language) => {
  const say = words(language)
  return { title: say.title, description: say.description, hidden: true }
})

export function loader({ url }: Route.LoaderArgs) {
  return { is_sent: url.searchParams.has('sent') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = textsOf(await readForm(request), ['email'])
  try {
    await api(context, forgotPassword, { email: values.email ?? '' })
    return redirect(`${to(pageOf(context).language, '/auth/forgot-password')}?sent`)
  } catch (error) {
    return refused(error, { intent: 'forgot', values })
  }
}

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(words)
  const language = useLanguage()
  const footer = (
    <>
      {say.remembered}{' '}
      <Link to={to(language, '/auth/login')} className={linkClass()}>
        {say.login}
      </Link>
    </>
  )
  if (loaderData.is_sent) {
    return (
      <AuthCard icon={<MailCheck />} title={say.sentHeading} lead={say.sentLead} footer={footer}>
        <p className="rounded-md bg-page p-4 text-muted text-sm">{say.sentHint}</p>
        <Link to={to(language, '/auth/forgot-password')} className={buttonClass({ variant: 'secondary', wide: true })}>
          {say.again}
        </Link>
      </AuthCard>
    )
  }
  return (
    <AuthCard icon={<KeyRound />} title={say.heading} lead={say.lead} footer={footer}>
      <EmailForm intent="forgot" submit={say.submit} failure={actionData} />
    </AuthCard>
  )
}
