import { Link, redirect } from 'react-router'
import { isCallFailure } from '#core/client.ts'
import { checkResetLink, resetPassword } from '#modules/identity/contract.ts'
import { KeyRound, Unlink } from '#web/ui/icons/icons.ts'
import { api, type Context, pageOf } from '../../api.server.ts'
import { AuthCard } from '../../components/account/auth-card.tsx'
import { dropNote, keepNote, readNote } from '../../cookie-state.server.ts'
import { flash } from '../../flash.server.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { to } from '../../to.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useLanguage, useWords } from '../../use-shell.ts'
import type { Route } from './+types/page.ts'
import { ResetForm } from './parts/reset-form.tsx'
import { words } from './words.ts'

const facts = metaOf((language) => {
  const say = words(language)
  return { title: say.title, description: say.description, canonical: '/auth/reset-password', hidden: true }
})

// Not no-referrer: a form posted from such a page says `Origin: null`, which the server refuses.
export const meta = (args: Parameters<typeof facts>[0]) => [
  ...facts(args),
  { name: 'referrer', content: 'same-origin' },
]

const noteSeconds = 3600

/** The token moves into a note at once: it stays neither in the address, nor in the history, nor in the page. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const token = params.token ?? url.searchParams.get('token')
  if (token) {
    keepNote(page, 'reset_token', { token }, noteSeconds)
    throw redirect(to(page.language, '/auth/reset-password/:token?'))
  }
  return { has_token: await isGood(context, readNote(page, 'reset_token').token) }
}

/** Asked before a form is shown: nobody should think up a password for a link that is used or too old. */
async function isGood(context: Context, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false
  try {
    await api(context, checkResetLink, { token })
    return true
  } catch (error) {
    if (!isCallFailure(error) || error.status >= 500) throw error
    if (error.errors.token) dropNote(pageOf(context), 'reset_token')
    // Too many questions are no answer: the form itself will say what is wrong.
    return error.errors.token === undefined
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const values = textsOf(await readForm(request), fieldsOf(resetPassword))
  const { password = '', password_confirmation = '' } = values
  const { token = '' } = readNote(page, 'reset_token')
  try {
    await api(context, resetPassword, { token, password, password_confirmation })
  } catch (error) {
    if (isCallFailure(error) && error.errors.token) dropNote(page, 'reset_token')
    return refused(error, { intent: 'reset', values })
  }
  dropNote(page, 'reset_token')
  flash(page, 'password_reset')
  return redirect(to(page.language, '/auth/login'))
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(words)
  const language = useLanguage()
  const isBroken = !loaderData.has_token || actionData?.errors.token !== undefined
  if (isBroken) {
    return (
      <AuthCard
        icon={<Unlink />}
        title={say.brokenHeading}
        lead={say.brokenLead}
        footer={
          <Link to={to(language, '/auth/login')} className={linkClass()}>
            {say.login}
          </Link>
        }
      >
        <Link to={to(language, '/auth/forgot-password')} className={buttonClass({ wide: true })}>
          {say.again}
        </Link>
      </AuthCard>
    )
  }
  return (
    <AuthCard icon={<KeyRound />} title={say.heading} lead={say.lead}>
      <ResetForm failure={actionData} />
    </AuthCard>
  )
}
