import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { AuthCard } from '../../../components/account/auth-card.tsx'
import { ConfirmPasswordField } from '../../../components/account/confirm-password-field.tsx'
import { NewPasswordField } from '../../../components/account/new-password-field.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
import { fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { KeyRound, Unlink } from '../../../ui/icons/icons.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Narrow } from '../../components/sign-in/narrow.tsx'
import { to } from '../../to.ts'
import { useLanguage } from '../../use-shell.ts'
import { choosePassword, loadPassword } from './load.server.ts'
import { words } from './words.ts'

// Not no-referrer: a form posted from such a page says `Origin: null`, which the server refuses.
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'referrer', content: 'same-origin' },
]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPassword(context, url)

export const action = ({ context, request }: ActionFunctionArgs) => choosePassword(context, request)

export default function PasswordPage() {
  const { title, lead } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const [say, common] = [words(language), accountWords(language)]
  const { isBusy } = useSubmission('password', failure)
  if (!title || failure?.errors.token) return <Broken />
  return (
    <Narrow>
      <AuthCard icon={<KeyRound />} title={title} lead={lead}>
        <Form method="post" noValidate className="flex flex-col gap-5">
          <input type="hidden" name="intent" value="password" />
          <FormFailure
            failure={failure}
            labels={{ password: common.newPassword, password_confirmation: common.confirmation }}
          />
          <NewPasswordField label={common.newPassword} error={fieldError(failure, 'password')} />
          <ConfirmPasswordField error={fieldError(failure, 'password_confirmation')} />
          <Button type="submit" wide busy={isBusy} busyLabel={common.working}>
            {say.submit}
          </Button>
        </Form>
      </AuthCard>
    </Narrow>
  )
}

function Broken() {
  const language = useLanguage()
  const say = words(language)
  const login = (
    <Link to={to(language, '/login')} className={linkClass()}>
      {say.login}
    </Link>
  )
  return (
    <Narrow>
      <AuthCard icon={<Unlink />} title={say.brokenTitle} lead={say.brokenLead} footer={login}>
        <Link to={to(language, '/password/forgot')} className={buttonClass({ wide: true, variant: 'secondary' })}>
          {say.again}
        </Link>
      </AuthCard>
    </Narrow>
  )
}
