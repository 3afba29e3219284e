import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { staffForgotPassword } from '#modules/staff/contract.console.ts'
import { pageOf } from '../../../api.server.ts'
import { AuthCard } from '../../../components/account/auth-card.tsx'
import { EmailForm } from '../../../components/account/email-form.tsx'
import { readForm, refused, textsOf } from '../../../form.server.ts'
import { KeyRound, MailCheck } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { guestApi } from '../../api.server.ts'
import { Narrow } from '../../components/sign-in/narrow.tsx'
import { tabTitle } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { useLanguage } from '../../use-shell.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  tab: tabTitle(context, words(pageOf(context).language).title),
  is_sent: url.searchParams.has('sent'),
})

export async function action({ context, request }: ActionFunctionArgs) {
  const values = textsOf(await readForm(request), ['email'])
  try {
    await guestApi(context, staffForgotPassword, { email: values.email ?? '' })
    return redirect(`${to(pageOf(context).language, '/password/forgot')}?sent`)
  } catch (error) {
    return refused(error, { intent: 'forgot', values })
  }
}

export default function ForgotPasswordPage() {
  const { is_sent } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  const login = (
    <Link to={to(language, '/login')} className={linkClass()}>
      {say.login}
    </Link>
  )
  return (
    <Narrow>
      {is_sent ? (
        <AuthCard icon={<MailCheck />} title={say.sentTitle} lead={say.sentLead}>
          <p>{login}</p>
        </AuthCard>
      ) : (
        <AuthCard icon={<KeyRound />} title={say.title} lead={say.lead} footer={login}>
          <EmailForm intent="forgot" submit={say.submit} failure={failure} />
        </AuthCard>
      )}
    </Narrow>
  )
}
