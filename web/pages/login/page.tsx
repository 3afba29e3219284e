import { Link } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { codes } from '#core/refusal-codes.ts'
import { login } from '#modules/identity/contract.ts'
import { api, pageOf } from '../../api.server.ts'
import { AuthCard } from '../../components/account/auth-card.tsx'
import { SocialButtons } from '../../components/account/social-buttons.tsx'
import { sendCode } from '../../email-code.server.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { arrive, finishProvider, startProvider, wishOf, wishQuery } from '../../sign-in.server.ts'
import { to } from '../../to.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useLanguage, useWords } from '../../use-shell.ts'
import type { Route } from './+types/page.ts'
import { LoginForm } from './parts/login-form.tsx'
import { words } from './words.ts'

export const meta = metaOf((language) => {
  const say = words(language)
  return { title: say.title, description: say.description, canonical: '/auth/login' }
})

export async function loader({ url, context }: Route.LoaderArgs) {
  if (url.searchParams.has('code') || url.searchParams.has('error')) {
    throw await finishProvider(context, 'google', url.searchParams)
  }
  const wish = wishOf(pageOf(context), url)
  return { query: wishQuery(wish), isForChat: /^(?:\/en)?\/chat(?:[?#]|$)/.test(wish.target ?? '') }
}

const intents = ['password', 'google', 'apple'] as const

export async function action({ request, context, url }: Route.ActionArgs) {
  const wish = wishOf(pageOf(context), url)
  const values = textsOf(await readForm(request), ['intent', ...fieldsOf(login)])
  const intent = intents.find((known) => known === values.intent) ?? 'password'
  const { email = '', password = '' } = values
  try {
    if (intent !== 'password') return await startProvider(context, intent, wish)
    const { affiliate_code } = wish
    const { data: tokens } = await api(context, login, { email, password, affiliate_code })
    return await arrive(context, { tokens, toast: 'welcome', wish })
  } catch (error) {
    if (isCallFailure(error) && error.code === codes.email_unverified) return await sendCode(context, email, wish)
    return refused(error, { intent, values })
  }
}

export default function LoginPage({ loaderData: { query, isForChat }, actionData }: Route.ComponentProps) {
  const say = useWords(words)
  const language = useLanguage()
  return (
    <AuthCard
      title={say.heading}
      lead={isForChat ? say.chatLead : say.lead}
      footer={
        <>
          {say.noAccount}{' '}
          <Link to={to(language, '/auth/register') + query} className={linkClass()}>
            {say.register}
          </Link>
        </>
      }
    >
      <LoginForm failure={actionData} />
      <SocialButtons action={to(language, '/auth/login') + query} />
    </AuthCard>
  )
}
