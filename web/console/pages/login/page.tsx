import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { staffSignIn } from '#modules/staff/contract.console.ts'
import { pageOf } from '../../../api.server.ts'
import { AuthCard } from '../../../components/account/auth-card.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
import { fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { fieldsOf, readForm, refused, textsOf } from '../../../form.server.ts'
import { inLanguage } from '../../../to.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { guestApi } from '../../api.server.ts'
import { Narrow } from '../../components/sign-in/narrow.tsx'
import { tabTitle } from '../../shell.server.ts'
import { goOnToCode } from '../../sign-in.server.ts'
import { staffOrNone } from '../../staff.server.ts'
import { to } from '../../to.ts'
import { useLanguage } from '../../use-shell.ts'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

// The accounts of the README; only a demo has them.
const demoAccount = { email: 'admin@rihla.test', password: 'Rihla#2026' }

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { language, demo } = pageOf(context)
  if (await staffOrNone(context)) throw redirect(inLanguage(language, '/'))
  const say = words(language)
  return {
    tab: tabTitle(context, say.title),
    notice: url.searchParams.has('over') ? say.over : url.searchParams.has('out') ? say.signedOut : undefined,
    demo: demo ? say.demo(demoAccount.email, demoAccount.password) : undefined,
  }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const values = textsOf(await readForm(request), fieldsOf(staffSignIn))
  const { email = '', password = '' } = values
  try {
    const { sign_in_token } = (await guestApi(context, staffSignIn, { email, password })).data
    return goOnToCode(context, sign_in_token, url.searchParams.get('next'))
  } catch (error) {
    return refused(error, { intent: 'password', values })
  }
}

export default function LoginPage() {
  const { notice, demo } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const [say, common] = [words(language), accountWords(language)]
  const { isBusy } = useSubmission('password', failure)
  const labels = { email: common.email, password: common.password }
  return (
    <Narrow>
      <AuthCard title={say.title} lead={say.lead}>
        {notice && !failure && <Alert tone="info" announced title={notice} />}
        {demo && (
          <Alert tone="info" title={say.demoTitle}>
            {demo}
          </Alert>
        )}
        <Form method="post" noValidate className="flex flex-col gap-5">
          <input type="hidden" name="intent" value="password" />
          <FormFailure failure={failure} labels={labels} />
          <Field name="email" label={labels.email} error={fieldError(failure, 'email')} required>
            <TextInput type="email" autoComplete="username" inputMode="email" defaultValue={failure?.values.email} />
          </Field>
          <div className="flex flex-col gap-1">
            <Field name="password" label={labels.password} error={fieldError(failure, 'password')} required>
              <PasswordInput autoComplete="current-password" showLabel={common.show} hideLabel={common.hide} />
            </Field>
            <Link
              to={to(language, '/password/forgot')}
              className={`${linkClass()} inline-flex min-h-11 items-center self-end text-sm`}
            >
              {say.forgot}
            </Link>
          </div>
          <Button type="submit" wide busy={isBusy} busyLabel={common.working}>
            {say.submit}
          </Button>
        </Form>
      </AuthCard>
    </Narrow>
  )
}
