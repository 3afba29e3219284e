import { type ReactNode, useId } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { type Failure, failureOf, fieldError } from '../../../components/form/failure.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useLanguage } from '../../../use-shell.ts'
import { addressOf, type Query } from '../query.ts'
import { words } from '../words.ts'

type AskProps = { query: Query; failure: Failure | undefined }

/** Asks once more. The address says that it is open: without scripts it stands in the page. */
export function Ask({ query, failure }: AskProps) {
  const say = words(useLanguage())
  if (query.ask === 'report') return <Report query={query} failure={failureOf(failure, 'report')} />
  if (query.ask !== 'close') return null
  return (
    <AskDialog
      {...{ query, intent: 'close', title: say.close, yes: say.closeYes, failure: failureOf(failure, 'close') }}
    >
      <p>{say.closeText}</p>
    </AskDialog>
  )
}

const reasons = ['rude', 'fraud', 'money_outside', 'other'] as const

function Report({ query, failure }: AskProps) {
  const say = words(useLanguage())
  return (
    <AskDialog {...{ query, intent: 'report', title: say.report, yes: say.sendReport, failure }}>
      <p>{say.reportText}</p>
      <RadioGroup
        name="reason"
        label={say.reason}
        required
        error={fieldError(failure, 'reason')}
        defaultValue={failure?.values.reason}
        options={reasons.map((value) => ({ value, label: say[value] }))}
      />
      <Field name="text" label={say.reportDetails} hint={say.reportHint} required error={fieldError(failure, 'text')}>
        <TextArea minLength={10} maxLength={1000} defaultValue={failure?.values.text} />
      </Field>
    </AskDialog>
  )
}

type AskDialogProps = AskProps & { intent: string; title: string; yes: string; children: ReactNode }

function AskDialog({ query, intent, title, yes, failure, children }: AskDialogProps) {
  const say = words(useLanguage())
  const formId = useId()
  const back = addressOf({ ...query, ask: undefined })
  const navigate = useNavigate()
  const href = useHref()
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Dialog
      open
      title={title}
      closeLabel={say.dismiss}
      onClose={() => void navigate(href(back), { replace: true, preventScrollReset: true })}
      footer={
        <>
          <ShellLink path={back} replace preventScrollReset className={buttonClass({ variant: 'secondary' })}>
            {say.cancel}
          </ShellLink>
          <Button type="submit" form={formId} variant="danger" busy={isBusy} busyLabel={yes}>
            {yes}
          </Button>
        </>
      }
    >
      <Form id={formId} method="post" noValidate replace preventScrollReset className="flex flex-col gap-4">
        <input type="hidden" name="intent" value={intent} />
        {failure && Object.keys(failure.errors).length === 0 && (
          <Alert tone="danger" announced title={failure.message} />
        )}
        {children}
      </Form>
    </Dialog>
  )
}
