import { type ReactNode, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { type Failure, type FieldLabels, failureOf } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ButtonLook } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import { useWords } from '../../use-shell.ts'
import { words } from '../words.ts'
import { FormContext } from './form-context.ts'
import { FormDraft, type FormDraftPlace } from './form-draft.tsx'
import { useUnsaved } from './unsaved-guard.tsx'

export type ConsoleFormProps = {
  /** Which form of the page it is. */
  intent: string
  /** Made by the loader: the same form sent twice counts once (`onceOf`). */
  formKey: string
  /** What the action answered, of whichever form. */
  failure: Failure | undefined
  /** The fields it has, for the list of what is wrong. */
  labels: FieldLabels
  submit: { label: string; reason?: string } & Pick<ButtonLook, 'variant' | 'size'>
  /** What else is sent. */
  hidden?: Readonly<Record<string, string>>
  /** For a second form with fields of the same names: `id` of the thing it is about. */
  scope?: string
  /** Whether to ask before what was typed is lost; not for a form of one short code. */
  warnsUnsaved?: boolean
  hasFiles?: boolean
  /** Where what is typed is stored until the form is sent, and what was typed before (`draftFor`). */
  draft?: FormDraftPlace | undefined
  className?: string
  children?: ReactNode
}

/** A form of the console: it keeps what was typed, says what is wrong and where, and works without scripts. */
export function ConsoleForm(props: ConsoleFormProps) {
  const { formKey, warnsUnsaved = true } = props
  const { pathname } = useLocation()
  const isSending = useIsSending(props)
  const [isChanged, setChanged] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const [shown, setShown] = useState({ pathname, formKey, round: 0 })
  useUnsaved(isChanged && warnsUnsaved)
  if (isSending !== undefined && isSending !== wasSent) setWasSent(isSending)
  // The loader makes another key each time. Once this form has done its work nothing that was typed stays;
  // what another form of the page has done takes nothing out of this one.
  if (shown.formKey !== formKey || shown.pathname !== pathname) {
    const stays = shown.pathname === pathname && isChanged && !wasSent
    setShown({ pathname, formKey, round: stays ? shown.round : shown.round + 1 })
    if (!stays) {
      setChanged(false)
      setWasSent(false)
    }
  }
  return <FormBody key={shown.round} {...props} isBusy={isSending === true} onType={() => setChanged(true)} />
}

/** Whether what is being sent is this form; nothing while nothing is. */
function useIsSending({ intent, hidden = {} }: ConsoleFormProps): boolean | undefined {
  const sent = useNavigation().formData
  return sent && Object.entries({ ...hidden, intent }).every(([name, value]) => sent.get(name) === value)
}

type FormBodyProps = ConsoleFormProps & { isBusy: boolean; onType: () => void }

function FormBody(props: FormBodyProps) {
  const { intent, formKey, failure, labels, submit, hidden = {}, scope = '', hasFiles, draft, isBusy, children } = props
  const { label, ...look } = submit
  const say = useWords(words)
  const own = ownFailure(failure, intent, hidden)
  return (
    <FormContext value={{ failure: own, scope, resumed: draft?.values, isBusy }}>
      <Form
        method="post"
        preventScrollReset
        // What is missing is said at its field in our words, not in a bubble of the browser's.
        noValidate
        {...(hasFiles && { encType: 'multipart/form-data' as const })}
        onChange={props.onType}
        className={cx('flex flex-col gap-4', props.className)}
      >
        <FormFailure failure={own} labels={labels} scope={scope} />
        {Object.entries({ ...hidden, intent, key: formKey }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button {...look} type="submit" busy={isBusy} busyLabel={say.busy}>
            {label}
          </Button>
          {draft && <FormDraft {...draft} />}
        </div>
      </Form>
    </FormContext>
  )
}

/** Of this form and about this thing: a page may have the same form for each of a list. */
function ownFailure(failure: Failure | undefined, intent: string, hidden: Readonly<Record<string, string>>) {
  const own = failureOf(failure, intent)
  return own && Object.entries(hidden).every(([name, value]) => own.values[name] === value) ? own : undefined
}
