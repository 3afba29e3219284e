import { type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { type Failure, type FieldLabels, failureOf } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ButtonLook } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import { useWords } from '../../use-shell.ts'
import { words } from '../words.ts'
import { FormContext } from './form-context.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

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
  /** Whether to ask before what was typed is lost; not for a form of one short field. */
  warnsUnsaved?: boolean
  hasFiles?: boolean
  className?: string
  children?: ReactNode
}

/** A form of the console: it keeps what was typed, says what is wrong and where, and works without scripts. */
export function ConsoleForm(props: ConsoleFormProps) {
  // Once it has done its work the loader makes another key: nothing that was typed stays.
  return <FreshForm key={props.formKey} {...props} />
}

function FreshForm(props: ConsoleFormProps) {
  const { intent, formKey, failure, labels, submit, hidden = {}, scope = '', warnsUnsaved, hasFiles, children } = props
  const { label, ...look } = submit
  const say = useWords(words)
  const sent = useNavigation().formData
  const isBusy = sent?.get('key') === formKey && sent.get('intent') === intent
  const own = ownFailure(failure, intent, hidden)
  const [isChanged, setChanged] = useState(false)
  return (
    <FormContext value={{ failure: own, scope }}>
      <Form
        method="post"
        preventScrollReset
        {...(hasFiles && { encType: 'multipart/form-data' as const })}
        onChange={() => setChanged(true)}
        className={cx('flex flex-col gap-4', props.className)}
      >
        <FormFailure failure={own} labels={labels} scope={scope} />
        {Object.entries({ ...hidden, intent, key: formKey }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div>
          <Button {...look} type="submit" busy={isBusy} busyLabel={say.busy}>
            {label}
          </Button>
        </div>
        {warnsUnsaved && <UnsavedGuard isChanged={isChanged} />}
      </Form>
    </FormContext>
  )
}

/** Of this form and about this thing: a page may have the same form for each of a list. */
function ownFailure(failure: Failure | undefined, intent: string, hidden: Readonly<Record<string, string>>) {
  const own = failureOf(failure, intent)
  return own && Object.entries(hidden).every(([name, value]) => own.values[name] === value) ? own : undefined
}
