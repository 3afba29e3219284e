import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { AuthCard } from '../../../components/account/auth-card.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ShieldCheck, Smartphone } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Narrow } from '../../components/sign-in/narrow.tsx'
import { RecoveryCodes } from '../../components/sign-in/recovery-codes.tsx'
import { to } from '../../to.ts'
import { useLanguage } from '../../use-shell.ts'
import { enterCode, loadCode } from './load.server.ts'
import { CodeForm } from './parts/code-form.tsx'
import { SetupSteps } from './parts/setup-steps.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context }: LoaderFunctionArgs) => loadCode(context)

export const action = ({ context, request }: ActionFunctionArgs) => enterCode(context, request)

// Once the codes are shown, the step before them is over: it is not loaded again beneath them.
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult }) => !actionResult?.ok

export default function LoginCodePage() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const say = words(useLanguage())
  if (answer?.ok) return <Saved codes={answer.recovery_codes} next={answer.next} tab={answer.tab} />
  const { email, setup, demo } = loaded
  return (
    <Narrow>
      <AuthCard
        icon={<Smartphone />}
        title={setup ? say.setupTitle : say.title}
        lead={setup ? say.setupLead : say.lead(email)}
        footer={<OtherAccount />}
      >
        {demo && (
          <Alert tone="info" title={say.demoTitle}>
            {demo}
          </Alert>
        )}
        {setup ? (
          <SetupSteps setup={setup} failure={answer} />
        ) : (
          <>
            <CodeForm intent="code" failure={answer} submit={say.submit} />
            <details open={answer?.intent === 'recovery'} className="border-line border-t pt-3">
              <summary className="link-row cursor-pointer text-sm">{say.lost}</summary>
              <div className="flex flex-col gap-4 pt-3">
                <CodeForm intent="recovery" failure={answer} submit={say.submit} />
                <p className="text-muted text-sm">{say.noCodes}</p>
              </div>
            </details>
          </>
        )}
      </AuthCard>
    </Narrow>
  )
}

function OtherAccount() {
  const language = useLanguage()
  return (
    <Link to={to(language, '/login')} className={linkClass()}>
      {words(language).otherAccount}
    </Link>
  )
}

type SavedProps = { codes: readonly string[]; next: string; tab: string }

function Saved({ codes, next, tab }: SavedProps) {
  const say = words(useLanguage())
  // The page is named by what was loaded, which is the step before.
  useEffect(() => {
    document.title = tab
  }, [tab])
  return (
    // Shown this once: a link to the other language would lead away from them.
    <Narrow isOneLanguage>
      <AuthCard icon={<ShieldCheck />} title={say.codesTitle} lead={say.codesLead}>
        <RecoveryCodes codes={codes} label={say.codesList} />
        <Link to={next} reloadDocument className={buttonClass({ wide: true })}>
          {say.codesSaved}
        </Link>
      </AuthCard>
    </Narrow>
  )
}
