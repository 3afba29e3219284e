import { data, redirect } from 'react-router'
import { pageOf } from '../../api.server.ts'
import { failureOf } from '../../components/form/failure.ts'
import { readNote } from '../../cookie-state.server.ts'
import { flash } from '../../flash.server.ts'
import { readForm, refused } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import { memberOf } from '../../shell.server.ts'
import { to } from '../../to.ts'
import { dropUnsent, unsentOf } from '../../unsent.server.ts'
import { useWords } from '../../use-shell.ts'
import type { Route } from './+types/page.ts'
import { postedOf, stepOf } from './actions.server.ts'
import { consentsOf } from './consents.server.ts'
import { dataExportOf } from './data-export.server.ts'
import { AccountHub } from './parts/account-hub.tsx'
import { BouncingEmail } from './parts/bouncing-email.tsx'
import { Consents } from './parts/consents.tsx'
import { DataExportSection } from './parts/data-export.tsx'
import { DeleteAccount } from './parts/delete-account.tsx'
import { DetailsForm } from './parts/details-form.tsx'
import { IdentityCard } from './parts/identity-card.tsx'
import { NewEmail } from './parts/new-email.tsx'
import { PasswordForm } from './parts/password-form.tsx'
import { PhoneSection } from './parts/phone-section.tsx'
import { SignInMethods } from './parts/sign-in-methods.tsx'
import { SignOut } from './parts/sign-out.tsx'
import { pendingOf } from './pending.server.ts'
import { runningOrders } from './running-orders.server.ts'
import { words } from './words.ts'

export const meta = metaOf((language) => {
  const say = words(language)
  return { title: say.title, description: say.description, hidden: true }
})

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const profile = await memberOf(context)
  if (!profile) throw redirect(to(page.language, '/auth/login'))
  const note = readNote(page, 'verify_phone')
  const now = page.now.getTime()
  const next_allowed_at = Date.parse(note.next_allowed_at ?? '') || now
  const waiting = await pendingOf(context)
  const phone_number = note.phone_number ?? waiting.phone_number
  const pending = phone_number ? { phone_number, next_allowed_at } : undefined
  const unsent = unsentOf(page, profile.id)
  const [running, dataExport, consents] = await Promise.all([
    runningOrders(context),
    dataExportOf(context),
    consentsOf(context),
  ])
  const { email: new_email, bouncing_email } = waiting
  return { profile, pending, new_email, bouncing_email, unsent, now, running, dataExport, consents }
}

/** Back to the part of the page that was worked on. */
const sectionOf = (intent: string): string => intent.replace(/_.*/, '')

export async function action({ request, context, url }: Route.ActionArgs) {
  const page = pageOf(context)
  // A file that is sent by itself, with its progress shown, names its form in the address.
  const scripted = url.searchParams.get('intent')
  const posted = postedOf(context, await readForm(request))
  const intent = scripted ?? posted.values.intent ?? ''
  const step = stepOf(intent)
  if (!step) throw data(null, { status: 400 })
  try {
    const done = await step(posted)
    if (done instanceof Response) return done
    dropUnsent(page)
    flash(page, done)
    return scripted ? undefined : redirect(`${to(page.language, '/member/profile')}#${sectionOf(intent)}`)
  } catch (error) {
    return refused(error, { intent, values: posted.values })
  }
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(words)
  const { profile, pending, new_email, bouncing_email, unsent, now, running, dataExport, consents } = loaderData
  const failed = (intent: string) => failureOf(actionData, intent)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl sm:text-3xl">{say.title}</h1>
        <SignOut />
      </div>
      <AccountHub />
      <IdentityCard profile={profile} failure={failed('avatar')} />
      <DetailsForm profile={profile} unsent={unsent} failure={failed('details')} />
      {bouncing_email && (
        <BouncingEmail
          email={bouncing_email}
          id={new_email ? 'email-bounces' : 'email'}
          failure={failed('email_code')}
        />
      )}
      {new_email && (
        <NewEmail
          email={new_email}
          is_same={new_email === profile.email}
          has_password={profile.has_password}
          failure={failed('email')}
        />
      )}
      <PhoneSection profile={profile} pending={pending} now={now} unsent={unsent} failure={actionData} />
      <PasswordForm has_password={profile.has_password} failure={failed('password')} />
      <SignInMethods profile={profile} />
      <Consents consents={consents} failure={failed('consents')} />
      <DataExportSection dataExport={dataExport} has_password={profile.has_password} failure={failed('export')} />
      <DeleteAccount has_password={profile.has_password} running={running} failure={failed('delete')} />
    </div>
  )
}
