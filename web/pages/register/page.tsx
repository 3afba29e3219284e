import { Link } from 'react-router'
import { register } from '#modules/identity/contract.ts'
import { api, pageOf } from '../../api.server.ts'
import { AuthCard } from '../../components/account/auth-card.tsx'
import { SocialButtons } from '../../components/account/social-buttons.tsx'
import { toCodePage } from '../../email-code.server.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { wishOf, wishQuery } from '../../sign-in.server.ts'
import { to } from '../../to.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useLanguage, useWords } from '../../use-shell.ts'
import type { Route } from './+types/page.ts'
import { RegisterForm } from './parts/register-form.tsx'
import { words } from './words.ts'

export const meta = metaOf((language) => {
  const say = words(language)
  return { title: say.title, description: say.description, canonical: '/auth/register' }
})

export function loader({ url, context }: Route.LoaderArgs) {
  return { query: wishQuery(wishOf(pageOf(context), url)) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const wish = wishOf(pageOf(context), url)
  const values = textsOf(await readForm(request), fieldsOf(register))
  const { full_name = '', phone_number = '', email = '', password = '' } = values
  const { affiliate_code } = wish
  try {
    const { data } = await api(context, register, { full_name, phone_number, email, password, affiliate_code })
    const { user, registration, next_allowed_at } = data
    return toCodePage(context, { email: user.email, registration, next_allowed_at, wish })
  } catch (error) {
    return refused(error, { intent: 'register', values })
  }
}

export default function RegisterPage({ loaderData: { query }, actionData }: Route.ComponentProps) {
  const say = useWords(words)
  const language = useLanguage()
  const login = to(language, '/auth/login') + query
  return (
    <AuthCard
      title={say.heading}
      lead={say.lead}
      footer={
        <>
          {say.haveAccount}{' '}
          <Link to={login} className={linkClass()}>
            {say.login}
          </Link>
        </>
      }
    >
      <RegisterForm failure={actionData} />
      <SocialButtons action={login} />
    </AuthCard>
  )
}
